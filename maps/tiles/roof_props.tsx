<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="roof_props" tilewidth="166" tileheight="140" tilecount="33" columns="0" objectalignment="bottomleft">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0" type="ac"><image width="51" height="46" source="roof_props/ac.png"/></tile>
 <tile id="1" type="skylight"><image width="56" height="43" source="roof_props/skylight.png"/></tile>
 <tile id="2" type="skylight_tall"><image width="44" height="56" source="roof_props/skylight_tall.png"/></tile>
 <tile id="3" type="tank"><image width="53" height="53" source="roof_props/tank.png"/></tile>
 <tile id="4" type="chimney"><image width="43" height="43" source="roof_props/chimney.png"/></tile>
 <tile id="5" type="plant"><image width="49" height="50" source="roof_props/plant.png"/></tile>
 <tile id="6" type="plant_small"><image width="52" height="52" source="roof_props/plant_small.png"/></tile>
 <tile id="7" type="tree_a"><image width="68" height="69" source="roof_props/tree_a.png"/></tile>
 <tile id="8" type="tree_b"><image width="73" height="74" source="roof_props/tree_b.png"/></tile>
 <tile id="9" type="tree_c"><image width="62" height="63" source="roof_props/tree_c.png"/></tile>
 <tile id="10" type="bush"><image width="58" height="57" source="roof_props/bush.png"/></tile>
 <tile id="11" type="bench"><image width="35" height="63" source="roof_props/bench.png"/></tile>
 <tile id="12" type="desk"><image width="59" height="52" source="roof_props/desk.png"/></tile>
 <tile id="13" type="plane_east"><image width="74" height="74" source="roof_props/plane_east.png"/></tile>
 <tile id="14" type="boat_east"><image width="89" height="61" source="roof_props/boat_east.png"/></tile>
 <tile id="15" type="boat_west"><image width="78" height="52" source="roof_props/boat_west.png"/></tile>
 <tile id="16" type="boat"><image width="75" height="46" source="roof_props/boat.png"/></tile>
 <tile id="17" type="plane"><image width="94" height="94" source="roof_props/plane.png"/></tile>
 <tile id="18" type="car_red"><image width="62" height="41" source="roof_props/car_red.png"/></tile>
 <tile id="19" type="car_taxi"><image width="62" height="41" source="roof_props/car_taxi.png"/></tile>
 <tile id="20" type="car_teal"><image width="62" height="41" source="roof_props/car_teal.png"/></tile>
 <tile id="21" type="car_blue"><image width="62" height="41" source="roof_props/car_blue.png"/></tile>
 <tile id="22" type="car_cream"><image width="62" height="41" source="roof_props/car_cream.png"/></tile>
 <tile id="23" type="parasol"><image width="46" height="46" source="roof_props/parasol.png"/></tile>
 <tile id="24" type="solar"><image width="56" height="38" source="roof_props/solar.png"/></tile>
 <tile id="25" type="dish"><image width="36" height="36" source="roof_props/dish.png"/></tile>
 <tile id="26" type="laundry"><image width="66" height="32" source="roof_props/laundry.png"/></tile>
 <tile id="27" type="pool"><image width="64" height="46" source="roof_props/pool.png"/></tile>
 <tile id="28" type="planter"><image width="48" height="26" source="roof_props/planter.png"/></tile>
 <tile id="29" type="hut"><image width="46" height="44" source="roof_props/hut.png"/></tile>
 <tile id="30" type="lamp"><image width="140" height="140" source="roof_props/lamp.png"/></tile>
 <tile id="31" type="train"><image width="166" height="44" source="roof_props/train.png"/></tile>
 <tile id="32" type="lamp_off"><image width="140" height="140" source="roof_props/lamp_off.png"/></tile>
</tileset>
