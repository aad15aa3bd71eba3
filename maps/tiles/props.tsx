<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="props" tilewidth="756" tileheight="396" tilecount="93" columns="0" objectalignment="bottomleft">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0" type="arcade">
  <image width="115" height="115" source="props/arcade.png"/>
 </tile>
 <tile id="1" type="bench">
  <image width="141" height="141" source="props/bench.png"/>
 </tile>
 <tile id="2" type="bench_side">
  <image width="141" height="141" source="props/bench_side.png"/>
 </tile>
 <tile id="3" type="bin">
  <image width="77" height="77" source="props/bin.png"/>
 </tile>
 <tile id="4" type="car_blue">
  <image width="153" height="153" source="props/car_blue.png"/>
 </tile>
 <tile id="5" type="car_blue_east">
  <image width="153" height="153" source="props/car_blue_east.png"/>
 </tile>
 <tile id="6" type="car_cream">
  <image width="153" height="153" source="props/car_cream.png"/>
 </tile>
 <tile id="7" type="car_cream_east">
  <image width="153" height="153" source="props/car_cream_east.png"/>
 </tile>
 <tile id="8" type="car_police">
  <image width="153" height="153" source="props/car_police.png"/>
 </tile>
 <tile id="9" type="car_police_east">
  <image width="153" height="153" source="props/car_police_east.png"/>
 </tile>
 <tile id="10" type="car_red">
  <image width="153" height="153" source="props/car_red.png"/>
 </tile>
 <tile id="11" type="car_red_east">
  <image width="153" height="153" source="props/car_red_east.png"/>
 </tile>
 <tile id="12" type="car_taxi">
  <image width="153" height="153" source="props/car_taxi.png"/>
 </tile>
 <tile id="13" type="car_taxi_east">
  <image width="153" height="153" source="props/car_taxi_east.png"/>
 </tile>
 <tile id="14" type="car_teal">
  <image width="153" height="153" source="props/car_teal.png"/>
 </tile>
 <tile id="15" type="car_teal_east">
  <image width="153" height="153" source="props/car_teal_east.png"/>
 </tile>
 <tile id="16" type="car_van">
  <image width="153" height="153" source="props/car_van.png"/>
 </tile>
 <tile id="17" type="car_van_east">
  <image width="153" height="153" source="props/car_van_east.png"/>
 </tile>
 <tile id="18" type="cash_point">
  <image width="102" height="102" source="props/cash_point.png"/>
 </tile>
 <tile id="19" type="counter">
  <image width="230" height="230" source="props/counter.png"/>
 </tile>
 <tile id="20" type="counter_white">
  <image width="230" height="230" source="props/counter_white.png"/>
 </tile>
 <tile id="21" type="crates">
  <image width="128" height="128" source="props/crates.png"/>
 </tile>
 <tile id="22" type="desk">
  <image width="154" height="154" source="props/desk.png"/>
 </tile>
 <tile id="23" type="dinosaur">
  <image width="192" height="192" source="props/dinosaur.png"/>
 </tile>
 <tile id="24" type="escalator">
  <image width="192" height="192" source="props/escalator.png"/>
 </tile>
 <tile id="25" type="globe">
  <image width="90" height="90" source="props/globe.png"/>
 </tile>
 <tile id="26" type="gold">
  <image width="115" height="115" source="props/gold.png"/>
 </tile>
 <tile id="27" type="hedge">
  <image width="154" height="154" source="props/hedge.png"/>
 </tile>
 <tile id="28" type="hydrant">
  <image width="64" height="64" source="props/hydrant.png"/>
 </tile>
 <tile id="29" type="kiosk">
  <image width="128" height="128" source="props/kiosk.png"/>
 </tile>
 <tile id="30" type="laptops">
  <image width="154" height="154" source="props/laptops.png"/>
 </tile>
 <tile id="31" type="mailbox">
  <image width="77" height="77" source="props/mailbox.png"/>
 </tile>
 <tile id="32" type="mannequins">
  <image width="128" height="128" source="props/mannequins.png"/>
 </tile>
 <tile id="33" type="parasol">
  <image width="128" height="128" source="props/parasol.png"/>
 </tile>
 <tile id="34" type="perfume">
  <image width="115" height="115" source="props/perfume.png"/>
 </tile>
 <tile id="35" type="phone_box">
  <image width="90" height="90" source="props/phone_box.png"/>
 </tile>
 <tile id="36" type="plant">
  <image width="102" height="102" source="props/plant.png"/>
 </tile>
 <tile id="37" type="rack_a">
  <image width="179" height="179" source="props/rack_a.png"/>
 </tile>
 <tile id="38" type="rack_a_side">
  <image width="179" height="179" source="props/rack_a_side.png"/>
 </tile>
 <tile id="39" type="rack_b">
  <image width="179" height="179" source="props/rack_b.png"/>
 </tile>
 <tile id="40" type="rope">
  <image width="141" height="141" source="props/rope.png"/>
 </tile>
 <tile id="41" type="safe">
  <image width="128" height="128" source="props/safe.png"/>
 </tile>
 <tile id="42" type="sarcophagus">
  <image width="179" height="179" source="props/sarcophagus.png"/>
 </tile>
 <tile id="43" type="shelf_books">
  <image width="205" height="205" source="props/shelf_books.png"/>
 </tile>
 <tile id="44" type="shelf_tech">
  <image width="205" height="205" source="props/shelf_tech.png"/>
 </tile>
 <tile id="45" type="shelf_tech_side">
  <image width="205" height="205" source="props/shelf_tech_side.png"/>
 </tile>
 <tile id="46" type="sofa_blue">
  <image width="154" height="154" source="props/sofa_blue.png"/>
 </tile>
 <tile id="47" type="sofa_red">
  <image width="154" height="154" source="props/sofa_red.png"/>
 </tile>
 <tile id="48" type="speakers">
  <image width="141" height="141" source="props/speakers.png"/>
 </tile>
 <tile id="49" type="statue_head">
  <image width="128" height="128" source="props/statue_head.png"/>
 </tile>
 <tile id="50" type="statue_knight">
  <image width="147" height="147" source="props/statue_knight.png"/>
 </tile>
 <tile id="51" type="statue_rider">
  <image width="147" height="147" source="props/statue_rider.png"/>
 </tile>
 <tile id="52" type="statue_torch">
  <image width="147" height="147" source="props/statue_torch.png"/>
 </tile>
 <tile id="53" type="table">
  <image width="141" height="141" source="props/table.png"/>
 </tile>
 <tile id="54" type="tree_a">
  <image width="141" height="141" source="props/tree_a.png"/>
 </tile>
 <tile id="55" type="tree_b">
  <image width="141" height="141" source="props/tree_b.png"/>
 </tile>
 <tile id="56" type="tree_c">
  <image width="141" height="141" source="props/tree_c.png"/>
 </tile>
 <tile id="57" type="tv">
  <image width="154" height="154" source="props/tv.png"/>
 </tile>
 <tile id="58" type="vases">
  <image width="141" height="141" source="props/vases.png"/>
 </tile>
 <tile id="59" type="vitrine">
  <image width="115" height="115" source="props/vitrine.png"/>
 </tile>
 <tile id="60" type="washers">
  <image width="192" height="192" source="props/washers.png"/>
 </tile>
 <tile id="61" type="carpet_green">
  <image width="396" height="396" source="props/carpet_green.png"/>
 </tile>
 <tile id="62" type="carpet_red">
  <image width="384" height="256" source="props/carpet_red.png"/>
 </tile>
 <tile id="63" type="carpet_rust">
  <image width="756" height="372" source="props/carpet_rust.png"/>
 </tile>
 <tile id="64" type="carpet_blue">
  <image width="268" height="268" source="props/carpet_blue.png"/>
 </tile>
 <tile id="65" type="carpet_plum">
  <image width="268" height="268" source="props/carpet_plum.png"/>
 </tile>
 <tile id="66" type="carpet_gold">
  <image width="256" height="256" source="props/carpet_gold.png"/>
 </tile>
 <tile id="67" type="puddle_a">
  <image width="120" height="62" source="props/puddle_a.png"/>
 </tile>
 <tile id="68" type="puddle_b">
  <image width="88" height="50" source="props/puddle_b.png"/>
 </tile>
 <tile id="69" type="puddle_c">
  <image width="62" height="40" source="props/puddle_c.png"/>
 </tile>
 <tile id="70" type="streak_warm">
  <image width="70" height="150" source="props/streak_warm.png"/>
 </tile>
 <tile id="71" type="streak_cool">
  <image width="70" height="150" source="props/streak_cool.png"/>
 </tile>
 <tile id="72" type="pool_lamp">
  <image width="360" height="360" source="props/pool_lamp.png"/>
 </tile>
 <tile id="73" type="pool_door">
  <image width="200" height="200" source="props/pool_door.png"/>
 </tile>
 <tile id="74" type="pool_window">
  <image width="240" height="240" source="props/pool_window.png"/>
 </tile>
 <tile id="75" type="pool_subway">
  <image width="300" height="300" source="props/pool_subway.png"/>
 </tile>
 <tile id="76" type="lamp">
  <image width="156" height="156" source="props/lamp.png"/>
 </tile>
 <tile id="77" type="subway_stairs">
  <image width="90" height="90" source="props/subway_stairs.png"/>
 </tile>
 <tile id="78" type="compass">
  <image width="190" height="190" source="props/compass.png"/>
 </tile>
 <tile id="79" type="sign_bank">
  <image width="400" height="94" source="props/sign_bank.png"/>
 </tile>
 <tile id="80" type="sign_tech">
  <image width="478" height="94" source="props/sign_tech.png"/>
 </tile>
 <tile id="81" type="sign_store">
  <image width="472" height="94" source="props/sign_store.png"/>
 </tile>
 <tile id="82" type="sign_museum">
  <image width="462" height="94" source="props/sign_museum.png"/>
 </tile>
 <tile id="83" type="sign_5th">
  <image width="240" height="70" source="props/sign_5th.png"/>
 </tile>
 <tile id="84" type="sign_6th">
  <image width="240" height="70" source="props/sign_6th.png"/>
 </tile>
 <tile id="85" type="sign_7th">
  <image width="240" height="70" source="props/sign_7th.png"/>
 </tile>
 <tile id="86" type="sign_8th">
  <image width="240" height="70" source="props/sign_8th.png"/>
 </tile>
 <tile id="87" type="drive_blue">
  <image width="320" height="120" source="props/drive_blue.png"/>
 </tile>
 <tile id="88" type="drive_cream">
  <image width="320" height="120" source="props/drive_cream.png"/>
 </tile>
 <tile id="89" type="drive_police">
  <image width="320" height="120" source="props/drive_police.png"/>
 </tile>
 <tile id="90" type="drive_red">
  <image width="320" height="120" source="props/drive_red.png"/>
 </tile>
 <tile id="91" type="drive_taxi">
  <image width="320" height="120" source="props/drive_taxi.png"/>
 </tile>
 <tile id="92" type="lamp_off">
  <image width="156" height="156" source="props/lamp_off.png"/>
 </tile>
</tileset>
