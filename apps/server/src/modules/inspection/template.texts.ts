import { defineTexts } from '../../kernel/texts';

/** Names of the items that are checked on an arrived car. */
export const templateTexts = defineTexts('inspectionItem', {
  paint: ['漆面无划痕、色差', 'Paint without scratches or shades'],
  panelGaps: ['钣金缝隙均匀', 'Even gaps between panels'],
  glass: ['玻璃与天幕完好', 'Glass and roof intact'],
  lights: ['前后灯组完好', 'Front and rear lamps intact'],
  wheels: ['轮毂与轮胎完好', 'Wheels and tyres intact'],
  chargePort: ['充电口盖开合正常', 'Charging flap opens and closes'],
  seats: ['座椅与缝线完好', 'Seats and seams intact'],
  trim: ['内饰板无破损', 'Trim without damage'],
  screens: ['屏幕显示与触控正常', 'Screens show and react'],
  belts: ['安全带伸缩正常', 'Belts run freely'],
  carpet: ['地毯与脚垫齐全', 'Carpets and mats complete'],
  airCon: ['空调制冷、制热正常', 'Air conditioning cools and heats'],
  windows: ['车窗与门锁正常', 'Windows and locks work'],
  assist: ['摄像头与雷达正常', 'Cameras and sensors work'],
  sound: ['音响与麦克风正常', 'Speakers and microphone work'],
  network: ['车机联网正常', 'The car is online'],
  charging: ['交流、直流充电正常', 'Charges with AC and DC'],
  keys: ['钥匙卡 2 张', 'Two key cards'],
  cable: ['随车充电线', 'Charging cable'],
  triangle: ['三角警示牌与反光衣', 'Warning triangle and vest'],
  tyreKit: ['补胎套装', 'Tyre repair kit'],
  papers: ['合格证与随车资料', 'Certificate and papers'],
});
