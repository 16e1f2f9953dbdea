import type { DemoModel, DemoProduct } from '../types';
import {
  batteries,
  comfortPackages,
  groups,
  interiors,
  paints,
  pilotPackage,
  product,
  refinement,
  wheels,
  winterPackage,
} from './options';

const inches = [20, 21, 22] as const;
const paintYuan = { ink: 6000, pine: 8000, pearl: 4000, ember: 10000 };

/** Second-row options: the standard car has seven seats, with the package six. */
const seatPackages = (isDefault: boolean, yuan: number): readonly DemoProduct[] => [
  product('package', 'pkg-six-seats', '六座行政布局', yuan, '二排换为两张独立座椅，带电动腿托，七座变六座', {
    isDefaultSelected: isDefault,
  }),
  refinement('pkg-six-seats', 'pkg-six-seats-table', '航空小桌板', 2600, '扶手内双向小桌板，可放 14 英寸笔记本电脑'),
  refinement('pkg-six-seats', 'pkg-six-seats-massage', '十六点热石按摩', 6800, '背部与腿部分区按摩，须搭配真皮座椅包', {
    dependProduct: ['pkg-nappa'],
  }),
  product('package', 'pkg-theatre', '后排影院', 9800, '17 英寸吸顶屏，自动加入音响包', {
    cascadeProduct: ['pkg-sound'],
  }),
  product('package', 'pkg-fridge', '车载冰箱', 4600, '负六度到五十度冷暖两用', { isSoldOut: !isDefault }),
];

/** The MPV with six or seven seats. */
export const yl09: DemoModel = {
  modelId: 'YL09',
  name: '{YL09}',
  stage: 'onSale',
  bodyType: '大型 MPV',
  seats: '6 座 / 7 座',
  tagline: '一家人的移动客厅',
  hero: 'heroes/YL09.webp',
  cutout: 'models/YL09.webp',
  facts: [
    { value: '822', unit: 'km', label: 'CLTC 最长续航' },
    { value: '5.21', unit: 'm', label: '车身长度' },
    { value: '140', unit: 'kWh', label: '最大电池容量' },
    { value: '83', unit: '%', label: '得房率' },
  ],
  gallery: [
    { picture: 'scenes/showroom_YL09_pine.webp', title: '七个座位，都是头等舱' },
    { picture: 'scenes/snow-side_YL09_ink.webp', title: '全家的冬天' },
    { picture: 'scenes/desert-tail_YL09_ember.webp', title: '把远方装进来' },
    { picture: 'scenes/face_YL09_mist.webp', title: '从容的面孔' },
  ],
  pictures: {
    exterior: 'cars/YL09_{view}_{wheel}_{paint}.webp',
    rearWheel: 'aero',
    interior: 'interiors/mpv_{row}_{theme}.webp',
  },
  personalSubsidyFen: 15_000_00,
  enterpriseSubsidyFen: 20_000_00,
  monthlyExample: { downPercent: 20, months: 60, rateBp: 299 },
  benefits: [
    { title: '企业专享', text: '企业客户购车立减 20,000 元，开具增值税专用发票，可申请集中交付。', endsInDays: 18 },
    { title: '后排升级礼', text: '本月锁单赠后排隐私帘与三排毯，价值 3,200 元。', endsInDays: 18 },
    { title: '充电无忧', text: '赠送三年每年 1,000 度超充电量，亲情号可共享。', endsInDays: 31 },
  ],
  versions: [
    {
      versionId: 'YL09-pro',
      versionName: '七座版',
      versionTitle: '长续航七座版',
      highlights: ['108 度电池起', '双侧电动侧滑门', '七座大空间'],
      rangeKm: 702,
      powerKw: 310,
      accelerationS: 7.4,
      batteryKwh: 108,
      basePriceFen: 339_900_00,
      discountFen: 6_000_00,
      isSoldOut: false,
      deliveryWeeks: { from: 4, to: 6 },
      groups,
      products: [
        ...batteries({ kwh: 108, km: 702 }, { kwh: 140, km: 822, yuan: 36000 }, false),
        ...paints('carbon', paintYuan),
        ...wheels({ standard: 'aero', bladeYuan: 4000, turbineYuan: 9000, inches, turbineNeedsLong: true }),
        ...interiors('sand', { white: 3000, red: 5000 }),
        ...seatPackages(false, 15000),
        ...pilotPackage(16000),
        ...comfortPackages(12000, 12000, 6000),
        ...winterPackage(3600),
      ],
    },
    {
      versionId: 'YL09-max',
      versionName: '六座版',
      versionTitle: '四驱六座行政版',
      highlights: ['二排独立座椅', '双电机四驱', '双腔空气悬架', '智驾包标配'],
      rangeKm: 680,
      powerKw: 400,
      accelerationS: 5.9,
      batteryKwh: 116,
      basePriceFen: 399_900_00,
      discountFen: 10_000_00,
      isSoldOut: false,
      deliveryWeeks: { from: 5, to: 8 },
      groups,
      products: [
        ...batteries({ kwh: 116, km: 680 }, { kwh: 140, km: 800, yuan: 30000 }, false),
        ...paints('ink', { ...paintYuan, ink: 0 }, ['ember']),
        ...wheels({ standard: 'blade', bladeYuan: 0, turbineYuan: 6000, inches, turbineNeedsLong: true }),
        ...interiors('sand', { white: 3000, red: 5000 }),
        ...seatPackages(true, 0),
        ...pilotPackage(0, true),
        ...comfortPackages(12000, 12000, 6000),
        ...winterPackage(3600),
      ],
    },
  ],
};
