<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="toy_props" tilewidth="126" tileheight="124" tilecount="25" columns="0" objectalignment="bottomleft">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0" type="bench"><image width="66" height="41" source="toy_props/bench.png"/></tile>
 <tile id="1" type="car_blue"><image width="85" height="52" source="toy_props/car_blue.png"/></tile>
 <tile id="2" type="car_green"><image width="85" height="52" source="toy_props/car_green.png"/></tile>
 <tile id="3" type="car_police"><image width="86" height="52" source="toy_props/car_police.png"/></tile>
 <tile id="4" type="car_red"><image width="85" height="52" source="toy_props/car_red.png"/></tile>
 <tile id="5" type="car_yellow"><image width="85" height="52" source="toy_props/car_yellow.png"/></tile>
 <tile id="6" type="flower_bed"><image width="59" height="56" source="toy_props/flower_bed.png"/></tile>
 <tile id="7" type="fountain"><image width="126" height="124" source="toy_props/fountain.png"/></tile>
 <tile id="8" type="hydrant"><image width="43" height="38" source="toy_props/hydrant.png"/></tile>
 <tile id="9" type="ice_cream"><image width="81" height="54" source="toy_props/ice_cream.png"/></tile>
 <tile id="10" type="lamp"><image width="64" height="57" source="toy_props/lamp.png"/></tile>
 <tile id="11" type="letter_box"><image width="46" height="42" source="toy_props/letter_box.png"/></tile>
 <tile id="12" type="scooter"><image width="60" height="43" source="toy_props/scooter.png"/></tile>
 <tile id="13" type="tree_blossom"><image width="73" height="69" source="toy_props/tree_blossom.png"/></tile>
 <tile id="14" type="tree_gold"><image width="73" height="69" source="toy_props/tree_gold.png"/></tile>
 <tile id="15" type="tree_green"><image width="73" height="69" source="toy_props/tree_green.png"/></tile>
 <tile id="16" type="bench_v"><image width="44" height="64" source="toy_props/bench_v.png"/></tile>
 <tile id="17" type="car_blue_v"><image width="55" height="82" source="toy_props/car_blue_v.png"/></tile>
 <tile id="18" type="car_green_v"><image width="55" height="82" source="toy_props/car_green_v.png"/></tile>
 <tile id="19" type="car_police_v"><image width="56" height="82" source="toy_props/car_police_v.png"/></tile>
 <tile id="20" type="car_red_v"><image width="55" height="82" source="toy_props/car_red_v.png"/></tile>
 <tile id="21" type="car_yellow_v"><image width="55" height="82" source="toy_props/car_yellow_v.png"/></tile>
 <tile id="22" type="ice_cream_v"><image width="57" height="78" source="toy_props/ice_cream_v.png"/></tile>
 <tile id="23" type="pigeons"><image width="48" height="44" source="toy_props/pigeons.png"/></tile>
 <tile id="24" type="ball"><image width="28" height="27" source="toy_props/ball.png"/></tile>
</tileset>
