import type { DemoModel } from '../types';
import {
  batteries,
  comfortPackages,
  groups,
  interiors,
  paints,
  performancePackages,
  pilotPackage,
  wheels,
  winterPackage,
} from './options';

const inches = [19, 20, 21] as const;

/**
 * The saloon for blind booking: its data includes the later prices, which are hidden until they are
 * published.
 */
export const cs1e: DemoModel = {
  modelId: 'CS1E',
  name: '{CS1E}',
  stage: 'blindBooking',
  bodyType: '中大型轿车',
  seats: '5 座',
  tagline: '下一束光，先睹为快',
  hero: 'heroes/CS1E.webp',
  cutout: 'models/CS1E.webp',
  facts: [
    { value: '0.199', unit: 'Cd', label: '风阻系数' },
    { value: '800', unit: 'V', label: '全域高压平台' },
    { value: '5', unit: '座', label: '中大型轿车' },
    { value: '2.0', unit: 's 级', label: '性能版加速目标' },
  ],
  gallery: [
    { picture: 'scenes/city_CS1E_mist.webp', title: '低趴，是它的语言' },
    { picture: 'scenes/tunnel_CS1E_mist.webp', title: '风阻系数，刷新家族纪录' },
    { picture: 'scenes/snow-front_CS1E_pine.webp', title: '雪原测试' },
    { picture: 'scenes/shoulder_CS1E_pine.webp', title: '肩线即性格' },
  ],
  pictures: {
    exterior: 'cars/CS1E_{view}_{wheel}_{paint}.webp',
    rearWheel: 'blade',
    interior: 'interiors/five_{row}_{theme}.webp',
  },
  personalSubsidyFen: 10_000_00,
  enterpriseSubsidyFen: 8_000_00,
  monthlyExample: { downPercent: 20, months: 60, rateBp: 249 },
  benefits: [
    { title: '盲订膨胀金', text: '盲订 2,000 元随时可退，上市后转大定抵 5,000 元购车款。', endsInDays: 21 },
    { title: '优先交付', text: '前 5,000 位盲订用户按支付顺序优先排产，并获赠编号铭牌。', endsInDays: 21 },
    { title: '首批试驾', text: '盲订用户享上市前媒体同期试驾资格，城市与场次另行通知。', endsInDays: 35 },
  ],
  versions: [
    {
      versionId: 'CS1E-pro',
      versionName: '长续航版',
      versionTitle: '后驱长续航版',
      highlights: ['75 度电池起', '0.199 风阻', '全主动格栅'],
      rangeKm: 710,
      powerKw: 310,
      accelerationS: 5.4,
      batteryKwh: 75,
      basePriceFen: 209_900_00,
      discountFen: 0,
      isSoldOut: false,
      deliveryWeeks: { from: 10, to: 14 },
      groups,
      products: [
        ...batteries({ kwh: 75, km: 710 }, { kwh: 100, km: 870, yuan: 20000 }, false),
        ...paints('pearl', { ink: 3000, pine: 4000, ember: 6000 }),
        ...wheels({ standard: 'aero', bladeYuan: 4000, turbineYuan: 9000, inches, turbineNeedsLong: true }),
        ...interiors('black', { sand: 2000, white: 2000, red: 4000 }),
        ...pilotPackage(12000),
        ...comfortPackages(7000, 7000, 5000),
        ...performancePackages(14000, 24000),
        ...winterPackage(2400),
      ],
    },
    {
      versionId: 'CS1E-max',
      versionName: '性能版',
      versionTitle: '四驱性能版',
      highlights: ['碳化硅双电机', '100 度电池', '智驾包标配'],
      rangeKm: 770,
      powerKw: 475,
      accelerationS: 2.9,
      batteryKwh: 100,
      basePriceFen: 259_900_00,
      discountFen: 0,
      isSoldOut: false,
      deliveryWeeks: { from: 12, to: 16 },
      groups,
      products: [
        ...batteries(null, { kwh: 100, km: 770, yuan: 0 }, true),
        ...paints('mist', { ink: 3000, pine: 4000, ember: 6000 }),
        ...wheels({ standard: 'blade', bladeYuan: 0, turbineYuan: 6000, inches, turbineNeedsLong: true }),
        ...interiors('black', { sand: 2000, white: 2000, red: 4000 }),
        ...pilotPackage(0, true),
        ...comfortPackages(7000, 7000, 5000),
        ...performancePackages(14000, 24000),
        ...winterPackage(2400),
      ],
    },
  ],
};
