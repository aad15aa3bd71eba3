<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="toytown_day" tilewidth="120" tileheight="120" tilecount="100" columns="10">
 <image source="toytown_day.png" width="1200" height="1200"/>
 <tile id="0" type="street_row_0"/>
 <tile id="1" type="street_row_1"/>
 <tile id="2" type="street_row_2"/>
 <tile id="3" type="street_column_0"/>
 <tile id="4" type="street_column_1"/>
 <tile id="5" type="street_column_2"/>
 <tile id="6" type="street_fan_0"/>
 <tile id="7" type="street_fan_1"/>
 <tile id="8" type="street_fan_2"/>
 <tile id="9" type="street_fan_3"/>
 <tile id="10" type="square_n"/>
 <tile id="11" type="square_e"/>
 <tile id="12" type="square_s"/>
 <tile id="13" type="square_w"/>
 <tile id="14" type="square_c"/>
 <tile id="15" type="zebra_n"/>
 <tile id="16" type="zebra_e"/>
 <tile id="17" type="zebra_ne"/>
 <tile id="18" type="zebra_s"/>
 <tile id="19" type="zebra_ns"/>
 <tile id="20" type="zebra_es"/>
 <tile id="21" type="zebra_nes"/>
 <tile id="22" type="zebra_w"/>
 <tile id="23" type="zebra_nw"/>
 <tile id="24" type="zebra_ew"/>
 <tile id="25" type="zebra_new"/>
 <tile id="26" type="zebra_sw"/>
 <tile id="27" type="zebra_nsw"/>
 <tile id="28" type="zebra_esw"/>
 <tile id="29" type="zebra_nesw"/>
 <tile id="30" type="drain"/>
 <tile id="31" type="manhole"/>
 <tile id="32" type="hopscotch"/>
 <tile id="33" type="puddle"/>
 <tile id="34" type="pots"/>
 <tile id="35" type="chalk_sun"/>
 <tile id="36" type="chalk_rainbow"/>
 <tile id="37" type="chalk_cat"/>
 <tile id="38" type="leaves_0"/>
 <tile id="39" type="leaves_1"/>
 <tile id="40" type="leaves_2"/>
 <tile id="41" type="leaves_3"/>
 <tile id="42" type="shadow_1"/>
 <tile id="43" type="shadow_2"/>
 <tile id="44" type="shadow_3"/>
 <tile id="45" type="shadow_4"/>
 <tile id="46" type="shadow_5"/>
 <tile id="47" type="shadow_6"/>
 <tile id="48" type="shadow_7"/>
 <tile id="49" type="shadow_8"/>
 <tile id="50" type="shadow_9"/>
 <tile id="51" type="shadow_10"/>
 <tile id="52" type="shadow_11"/>
 <tile id="53" type="shadow_12"/>
 <tile id="54" type="shadow_13"/>
 <tile id="55" type="shadow_14"/>
 <tile id="56" type="shadow_15"/>
 <tile id="57" type="house_orange"/>
 <tile id="58" type="house_yellow"/>
 <tile id="59" type="house_green"/>
 <tile id="60" type="house_blue"/>
 <tile id="61" type="house_pink"/>
 <tile id="62" type="house_purple"/>
 <tile id="63" type="station"/>
 <tile id="64" type="roof_chimney_nw"/>
 <tile id="65" type="roof_chimney_ne"/>
 <tile id="66" type="roof_chimney_sw"/>
 <tile id="67" type="roof_chimney_se"/>
 <tile id="68" type="roof_cat"/>
 <tile id="69" type="roof_weathercock"/>
 <tile id="70" type="roof_flowers"/>
 <tile id="71" type="roof_washing"/>
 <tile id="72" type="roof_nest"/>
 <tile id="73" type="roof_parasol"/>
 <tile id="74" type="roof_kite"/>
 <tile id="75" type="roof_skylights"/>
 <tile id="76" type="door_n"/>
 <tile id="77" type="door_e"/>
 <tile id="78" type="door_ne"/>
 <tile id="79" type="door_s"/>
 <tile id="80" type="door_ns"/>
 <tile id="81" type="door_es"/>
 <tile id="82" type="door_nes"/>
 <tile id="83" type="door_w"/>
 <tile id="84" type="door_nw"/>
 <tile id="85" type="door_ew"/>
 <tile id="86" type="door_new"/>
 <tile id="87" type="door_sw"/>
 <tile id="88" type="door_nsw"/>
 <tile id="89" type="door_esw"/>
 <tile id="90" type="door_nesw"/>
 <wangsets>
  <wangset name="street_row" type="corner" tile="0">
   <wangcolor name="street_row" color="#ffc857" tile="0" probability="1"/>
   <wangtile tileid="0" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="1" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="2" wangid="0,1,0,1,0,1,0,1"/>
  </wangset>
  <wangset name="street_column" type="corner" tile="3">
   <wangcolor name="street_column" color="#ffc857" tile="3" probability="1"/>
   <wangtile tileid="3" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="4" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="5" wangid="0,1,0,1,0,1,0,1"/>
  </wangset>
  <wangset name="street_fan" type="corner" tile="6">
   <wangcolor name="street_fan" color="#ffc857" tile="6" probability="1"/>
   <wangtile tileid="6" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="7" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="8" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="9" wangid="0,1,0,1,0,1,0,1"/>
  </wangset>
  <wangset name="house" type="corner" tile="57">
   <wangcolor name="house" color="#ffc857" tile="57" probability="1"/>
   <wangtile tileid="57" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="58" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="59" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="60" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="61" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="62" wangid="0,1,0,1,0,1,0,1"/>
  </wangset>
 </wangsets>
</tileset>
