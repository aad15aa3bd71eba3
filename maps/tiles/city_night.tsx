<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="city_night" tilewidth="64" tileheight="64" tilecount="224" columns="16">
 <image source="city_night.png" width="1024" height="896"/>
 <tile id="0" type="asphalt0"/>
 <tile id="1" type="asphalt1"/>
 <tile id="2" type="asphalt2"/>
 <tile id="3" type="asphalt3"/>
 <tile id="4" type="asphalt4"/>
 <tile id="5" type="asphalt5"/>
 <tile id="6" type="pave1"/>
 <tile id="7" type="pave2"/>
 <tile id="8" type="pave3"/>
 <tile id="9" type="pave4"/>
 <tile id="10" type="pave5"/>
 <tile id="11" type="pave6"/>
 <tile id="12" type="pave7"/>
 <tile id="13" type="pave8"/>
 <tile id="14" type="pave9"/>
 <tile id="15" type="pave10"/>
 <tile id="16" type="pave11"/>
 <tile id="17" type="pave12"/>
 <tile id="18" type="pave13"/>
 <tile id="19" type="pave14"/>
 <tile id="20" type="pave15"/>
 <tile id="21" type="lawn1"/>
 <tile id="22" type="lawn2"/>
 <tile id="23" type="lawn3"/>
 <tile id="24" type="lawn4"/>
 <tile id="25" type="lawn5"/>
 <tile id="26" type="lawn6"/>
 <tile id="27" type="lawn7"/>
 <tile id="28" type="lawn8"/>
 <tile id="29" type="lawn9"/>
 <tile id="30" type="lawn10"/>
 <tile id="31" type="lawn11"/>
 <tile id="32" type="lawn12"/>
 <tile id="33" type="lawn13"/>
 <tile id="34" type="lawn14"/>
 <tile id="35" type="lawn15"/>
 <tile id="36" type="bank1"/>
 <tile id="37" type="bank2"/>
 <tile id="38" type="bank3"/>
 <tile id="39" type="bank4"/>
 <tile id="40" type="bank5"/>
 <tile id="41" type="bank6"/>
 <tile id="42" type="bank7"/>
 <tile id="43" type="bank8"/>
 <tile id="44" type="bank9"/>
 <tile id="45" type="bank10"/>
 <tile id="46" type="bank11"/>
 <tile id="47" type="bank12"/>
 <tile id="48" type="bank13"/>
 <tile id="49" type="bank14"/>
 <tile id="50" type="bank15"/>
 <tile id="51" type="tech1"/>
 <tile id="52" type="tech2"/>
 <tile id="53" type="tech3"/>
 <tile id="54" type="tech4"/>
 <tile id="55" type="tech5"/>
 <tile id="56" type="tech6"/>
 <tile id="57" type="tech7"/>
 <tile id="58" type="tech8"/>
 <tile id="59" type="tech9"/>
 <tile id="60" type="tech10"/>
 <tile id="61" type="tech11"/>
 <tile id="62" type="tech12"/>
 <tile id="63" type="tech13"/>
 <tile id="64" type="tech14"/>
 <tile id="65" type="tech15"/>
 <tile id="66" type="store1"/>
 <tile id="67" type="store2"/>
 <tile id="68" type="store3"/>
 <tile id="69" type="store4"/>
 <tile id="70" type="store5"/>
 <tile id="71" type="store6"/>
 <tile id="72" type="store7"/>
 <tile id="73" type="store8"/>
 <tile id="74" type="store9"/>
 <tile id="75" type="store10"/>
 <tile id="76" type="store11"/>
 <tile id="77" type="store12"/>
 <tile id="78" type="store13"/>
 <tile id="79" type="store14"/>
 <tile id="80" type="store15"/>
 <tile id="81" type="museum1"/>
 <tile id="82" type="museum2"/>
 <tile id="83" type="museum3"/>
 <tile id="84" type="museum4"/>
 <tile id="85" type="museum5"/>
 <tile id="86" type="museum6"/>
 <tile id="87" type="museum7"/>
 <tile id="88" type="museum8"/>
 <tile id="89" type="museum9"/>
 <tile id="90" type="museum10"/>
 <tile id="91" type="museum11"/>
 <tile id="92" type="museum12"/>
 <tile id="93" type="museum13"/>
 <tile id="94" type="museum14"/>
 <tile id="95" type="museum15"/>
 <tile id="96" type="vault1"/>
 <tile id="97" type="vault2"/>
 <tile id="98" type="vault3"/>
 <tile id="99" type="vault4"/>
 <tile id="100" type="vault5"/>
 <tile id="101" type="vault6"/>
 <tile id="102" type="vault7"/>
 <tile id="103" type="vault8"/>
 <tile id="104" type="vault9"/>
 <tile id="105" type="vault10"/>
 <tile id="106" type="vault11"/>
 <tile id="107" type="vault12"/>
 <tile id="108" type="vault13"/>
 <tile id="109" type="vault14"/>
 <tile id="110" type="vault15"/>
 <tile id="111" type="lounge1"/>
 <tile id="112" type="lounge2"/>
 <tile id="113" type="lounge3"/>
 <tile id="114" type="lounge4"/>
 <tile id="115" type="lounge5"/>
 <tile id="116" type="lounge6"/>
 <tile id="117" type="lounge7"/>
 <tile id="118" type="lounge8"/>
 <tile id="119" type="lounge9"/>
 <tile id="120" type="lounge10"/>
 <tile id="121" type="lounge11"/>
 <tile id="122" type="lounge12"/>
 <tile id="123" type="lounge13"/>
 <tile id="124" type="lounge14"/>
 <tile id="125" type="lounge15"/>
 <tile id="126" type="marble1"/>
 <tile id="127" type="marble2"/>
 <tile id="128" type="marble3"/>
 <tile id="129" type="marble4"/>
 <tile id="130" type="marble5"/>
 <tile id="131" type="marble6"/>
 <tile id="132" type="marble7"/>
 <tile id="133" type="marble8"/>
 <tile id="134" type="marble9"/>
 <tile id="135" type="marble10"/>
 <tile id="136" type="marble11"/>
 <tile id="137" type="marble12"/>
 <tile id="138" type="marble13"/>
 <tile id="139" type="marble14"/>
 <tile id="140" type="marble15"/>
 <tile id="141" type="gallery1"/>
 <tile id="142" type="gallery2"/>
 <tile id="143" type="gallery3"/>
 <tile id="144" type="gallery4"/>
 <tile id="145" type="gallery5"/>
 <tile id="146" type="gallery6"/>
 <tile id="147" type="gallery7"/>
 <tile id="148" type="gallery8"/>
 <tile id="149" type="gallery9"/>
 <tile id="150" type="gallery10"/>
 <tile id="151" type="gallery11"/>
 <tile id="152" type="gallery12"/>
 <tile id="153" type="gallery13"/>
 <tile id="154" type="gallery14"/>
 <tile id="155" type="gallery15"/>
 <tile id="156" type="wall0"/>
 <tile id="157" type="wall1"/>
 <tile id="158" type="wall2"/>
 <tile id="159" type="wall3"/>
 <tile id="160" type="wall4"/>
 <tile id="161" type="wall5"/>
 <tile id="162" type="wall6"/>
 <tile id="163" type="wall7"/>
 <tile id="164" type="wall8"/>
 <tile id="165" type="wall9"/>
 <tile id="166" type="wall10"/>
 <tile id="167" type="wall11"/>
 <tile id="168" type="wall12"/>
 <tile id="169" type="wall13"/>
 <tile id="170" type="wall14"/>
 <tile id="171" type="wall15"/>
 <tile id="172" type="jamb_n"/>
 <tile id="173" type="jamb_e"/>
 <tile id="174" type="jamb_s"/>
 <tile id="175" type="jamb_w"/>
 <tile id="176" type="shade1"/>
 <tile id="177" type="shade2"/>
 <tile id="178" type="shade3"/>
 <tile id="179" type="shade4"/>
 <tile id="180" type="shade5"/>
 <tile id="181" type="shade6"/>
 <tile id="182" type="shade7"/>
 <tile id="183" type="glass_ns"/>
 <tile id="184" type="sill_ns"/>
 <tile id="185" type="dash_ns"/>
 <tile id="186" type="zebra_ns"/>
 <tile id="187" type="zebra_ns_first"/>
 <tile id="188" type="zebra_ns_last"/>
 <tile id="189" type="glass_we"/>
 <tile id="190" type="sill_we"/>
 <tile id="191" type="dash_we"/>
 <tile id="192" type="zebra_we"/>
 <tile id="193" type="zebra_we_first"/>
 <tile id="194" type="zebra_we_last"/>
 <tile id="195" type="manhole"/>
 <tile id="196" type="drain"/>
 <tile id="197" type="patch"/>
 <tile id="198" type="water1"/>
 <tile id="199" type="water2"/>
 <tile id="200" type="water3"/>
 <tile id="201" type="water4"/>
 <tile id="202" type="water5"/>
 <tile id="203" type="water6"/>
 <tile id="204" type="water7"/>
 <tile id="205" type="water8"/>
 <tile id="206" type="water9"/>
 <tile id="207" type="water10"/>
 <tile id="208" type="water11"/>
 <tile id="209" type="water12"/>
 <tile id="210" type="water13"/>
 <tile id="211" type="water14"/>
 <tile id="212" type="water15"/>
 <wangsets>
  <wangset name="asphalt" type="corner" tile="0">
   <wangcolor name="asphalt" color="#ffc857" tile="0" probability="1"/>
   <wangtile tileid="0" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="1" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="2" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="3" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="4" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="5" wangid="0,1,0,1,0,1,0,1"/>
  </wangset>
  <wangset name="pave" type="corner" tile="20">
   <wangcolor name="pave" color="#ffc857" tile="20" probability="1"/>
   <wangtile tileid="6" wangid="0,0,0,0,0,0,0,1"/>
   <wangtile tileid="7" wangid="0,1,0,0,0,0,0,0"/>
   <wangtile tileid="8" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="9" wangid="0,0,0,0,0,1,0,0"/>
   <wangtile tileid="10" wangid="0,0,0,0,0,1,0,1"/>
   <wangtile tileid="11" wangid="0,1,0,0,0,1,0,0"/>
   <wangtile tileid="12" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="13" wangid="0,0,0,1,0,0,0,0"/>
   <wangtile tileid="14" wangid="0,0,0,1,0,0,0,1"/>
   <wangtile tileid="15" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="16" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="17" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="18" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="19" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="20" wangid="0,1,0,1,0,1,0,1"/>
  </wangset>
  <wangset name="lawn" type="corner" tile="35">
   <wangcolor name="lawn" color="#ffc857" tile="35" probability="1"/>
   <wangtile tileid="21" wangid="0,0,0,0,0,0,0,1"/>
   <wangtile tileid="22" wangid="0,1,0,0,0,0,0,0"/>
   <wangtile tileid="23" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="24" wangid="0,0,0,0,0,1,0,0"/>
   <wangtile tileid="25" wangid="0,0,0,0,0,1,0,1"/>
   <wangtile tileid="26" wangid="0,1,0,0,0,1,0,0"/>
   <wangtile tileid="27" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="28" wangid="0,0,0,1,0,0,0,0"/>
   <wangtile tileid="29" wangid="0,0,0,1,0,0,0,1"/>
   <wangtile tileid="30" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="31" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="32" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="33" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="34" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="35" wangid="0,1,0,1,0,1,0,1"/>
  </wangset>
  <wangset name="water" type="corner" tile="212">
   <wangcolor name="water" color="#ffc857" tile="212" probability="1"/>
   <wangtile tileid="198" wangid="0,0,0,0,0,0,0,1"/>
   <wangtile tileid="199" wangid="0,1,0,0,0,0,0,0"/>
   <wangtile tileid="200" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="201" wangid="0,0,0,0,0,1,0,0"/>
   <wangtile tileid="202" wangid="0,0,0,0,0,1,0,1"/>
   <wangtile tileid="203" wangid="0,1,0,0,0,1,0,0"/>
   <wangtile tileid="204" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="205" wangid="0,0,0,1,0,0,0,0"/>
   <wangtile tileid="206" wangid="0,0,0,1,0,0,0,1"/>
   <wangtile tileid="207" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="208" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="209" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="210" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="211" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="212" wangid="0,1,0,1,0,1,0,1"/>
  </wangset>
  <wangset name="bank" type="corner" tile="50">
   <wangcolor name="bank" color="#ffc857" tile="50" probability="1"/>
   <wangtile tileid="36" wangid="0,0,0,0,0,0,0,1"/>
   <wangtile tileid="37" wangid="0,1,0,0,0,0,0,0"/>
   <wangtile tileid="38" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="39" wangid="0,0,0,0,0,1,0,0"/>
   <wangtile tileid="40" wangid="0,0,0,0,0,1,0,1"/>
   <wangtile tileid="41" wangid="0,1,0,0,0,1,0,0"/>
   <wangtile tileid="42" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="43" wangid="0,0,0,1,0,0,0,0"/>
   <wangtile tileid="44" wangid="0,0,0,1,0,0,0,1"/>
   <wangtile tileid="45" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="46" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="47" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="48" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="49" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="50" wangid="0,1,0,1,0,1,0,1"/>
  </wangset>
  <wangset name="tech" type="corner" tile="65">
   <wangcolor name="tech" color="#ffc857" tile="65" probability="1"/>
   <wangtile tileid="51" wangid="0,0,0,0,0,0,0,1"/>
   <wangtile tileid="52" wangid="0,1,0,0,0,0,0,0"/>
   <wangtile tileid="53" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="54" wangid="0,0,0,0,0,1,0,0"/>
   <wangtile tileid="55" wangid="0,0,0,0,0,1,0,1"/>
   <wangtile tileid="56" wangid="0,1,0,0,0,1,0,0"/>
   <wangtile tileid="57" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="58" wangid="0,0,0,1,0,0,0,0"/>
   <wangtile tileid="59" wangid="0,0,0,1,0,0,0,1"/>
   <wangtile tileid="60" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="61" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="62" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="63" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="64" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="65" wangid="0,1,0,1,0,1,0,1"/>
  </wangset>
  <wangset name="store" type="corner" tile="80">
   <wangcolor name="store" color="#ffc857" tile="80" probability="1"/>
   <wangtile tileid="66" wangid="0,0,0,0,0,0,0,1"/>
   <wangtile tileid="67" wangid="0,1,0,0,0,0,0,0"/>
   <wangtile tileid="68" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="69" wangid="0,0,0,0,0,1,0,0"/>
   <wangtile tileid="70" wangid="0,0,0,0,0,1,0,1"/>
   <wangtile tileid="71" wangid="0,1,0,0,0,1,0,0"/>
   <wangtile tileid="72" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="73" wangid="0,0,0,1,0,0,0,0"/>
   <wangtile tileid="74" wangid="0,0,0,1,0,0,0,1"/>
   <wangtile tileid="75" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="76" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="77" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="78" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="79" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="80" wangid="0,1,0,1,0,1,0,1"/>
  </wangset>
  <wangset name="museum" type="corner" tile="95">
   <wangcolor name="museum" color="#ffc857" tile="95" probability="1"/>
   <wangtile tileid="81" wangid="0,0,0,0,0,0,0,1"/>
   <wangtile tileid="82" wangid="0,1,0,0,0,0,0,0"/>
   <wangtile tileid="83" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="84" wangid="0,0,0,0,0,1,0,0"/>
   <wangtile tileid="85" wangid="0,0,0,0,0,1,0,1"/>
   <wangtile tileid="86" wangid="0,1,0,0,0,1,0,0"/>
   <wangtile tileid="87" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="88" wangid="0,0,0,1,0,0,0,0"/>
   <wangtile tileid="89" wangid="0,0,0,1,0,0,0,1"/>
   <wangtile tileid="90" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="91" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="92" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="93" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="94" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="95" wangid="0,1,0,1,0,1,0,1"/>
  </wangset>
  <wangset name="vault" type="corner" tile="110">
   <wangcolor name="vault" color="#ffc857" tile="110" probability="1"/>
   <wangtile tileid="96" wangid="0,0,0,0,0,0,0,1"/>
   <wangtile tileid="97" wangid="0,1,0,0,0,0,0,0"/>
   <wangtile tileid="98" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="99" wangid="0,0,0,0,0,1,0,0"/>
   <wangtile tileid="100" wangid="0,0,0,0,0,1,0,1"/>
   <wangtile tileid="101" wangid="0,1,0,0,0,1,0,0"/>
   <wangtile tileid="102" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="103" wangid="0,0,0,1,0,0,0,0"/>
   <wangtile tileid="104" wangid="0,0,0,1,0,0,0,1"/>
   <wangtile tileid="105" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="106" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="107" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="108" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="109" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="110" wangid="0,1,0,1,0,1,0,1"/>
  </wangset>
  <wangset name="lounge" type="corner" tile="125">
   <wangcolor name="lounge" color="#ffc857" tile="125" probability="1"/>
   <wangtile tileid="111" wangid="0,0,0,0,0,0,0,1"/>
   <wangtile tileid="112" wangid="0,1,0,0,0,0,0,0"/>
   <wangtile tileid="113" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="114" wangid="0,0,0,0,0,1,0,0"/>
   <wangtile tileid="115" wangid="0,0,0,0,0,1,0,1"/>
   <wangtile tileid="116" wangid="0,1,0,0,0,1,0,0"/>
   <wangtile tileid="117" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="118" wangid="0,0,0,1,0,0,0,0"/>
   <wangtile tileid="119" wangid="0,0,0,1,0,0,0,1"/>
   <wangtile tileid="120" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="121" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="122" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="123" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="124" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="125" wangid="0,1,0,1,0,1,0,1"/>
  </wangset>
  <wangset name="marble" type="corner" tile="140">
   <wangcolor name="marble" color="#ffc857" tile="140" probability="1"/>
   <wangtile tileid="126" wangid="0,0,0,0,0,0,0,1"/>
   <wangtile tileid="127" wangid="0,1,0,0,0,0,0,0"/>
   <wangtile tileid="128" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="129" wangid="0,0,0,0,0,1,0,0"/>
   <wangtile tileid="130" wangid="0,0,0,0,0,1,0,1"/>
   <wangtile tileid="131" wangid="0,1,0,0,0,1,0,0"/>
   <wangtile tileid="132" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="133" wangid="0,0,0,1,0,0,0,0"/>
   <wangtile tileid="134" wangid="0,0,0,1,0,0,0,1"/>
   <wangtile tileid="135" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="136" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="137" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="138" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="139" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="140" wangid="0,1,0,1,0,1,0,1"/>
  </wangset>
  <wangset name="gallery" type="corner" tile="155">
   <wangcolor name="gallery" color="#ffc857" tile="155" probability="1"/>
   <wangtile tileid="141" wangid="0,0,0,0,0,0,0,1"/>
   <wangtile tileid="142" wangid="0,1,0,0,0,0,0,0"/>
   <wangtile tileid="143" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="144" wangid="0,0,0,0,0,1,0,0"/>
   <wangtile tileid="145" wangid="0,0,0,0,0,1,0,1"/>
   <wangtile tileid="146" wangid="0,1,0,0,0,1,0,0"/>
   <wangtile tileid="147" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="148" wangid="0,0,0,1,0,0,0,0"/>
   <wangtile tileid="149" wangid="0,0,0,1,0,0,0,1"/>
   <wangtile tileid="150" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="151" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="152" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="153" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="154" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="155" wangid="0,1,0,1,0,1,0,1"/>
  </wangset>
  <wangset name="wall" type="edge" tile="171">
   <wangcolor name="wall" color="#ffc857" tile="171" probability="1"/>
   <wangtile tileid="157" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="158" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="159" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="160" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="161" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="162" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="163" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="164" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="165" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="166" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="167" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="168" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="169" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="170" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="171" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
 </wangsets>
</tileset>
