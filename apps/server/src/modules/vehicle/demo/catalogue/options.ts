/**
 * Builders for the versions' option lists: the same kinds of choices with each version's prices,
 * defaults and extras.
 */
import type { OptionGroup } from '@voltfront/rules/configurator/types';
import type { DemoProduct } from '../types';

/** Option groups of every configurator, in display order. */
export const groups: readonly OptionGroup[] = [
  { groupCode: 'battery', name: '电池', choice: 'one' },
  { groupCode: 'paint', name: '外观', choice: 'one' },
  { groupCode: 'wheel', name: '轮毂', choice: 'one' },
  { groupCode: 'interior', name: '内饰', choice: 'one' },
  { groupCode: 'package', name: '选装', choice: 'many' },
];

type Extra = Partial<Omit<DemoProduct, 'productCode' | 'name' | 'groupCode' | 'priceFen' | 'description'>>;

/** One product; prices are given in yuan for readability and stored in fen. */
export function product(
  groupCode: string,
  productCode: string,
  name: string,
  yuan: number,
  description: string,
  extra: Extra = {},
): DemoProduct {
  return {
    productCode,
    name,
    groupCode,
    level: 1,
    parentCode: null,
    priceFen: yuan * 100,
    isDefaultSelected: false,
    isSoldOut: false,
    cascadeProduct: [],
    dependProduct: [],
    art: null,
    swatch: null,
    description,
    ...extra,
  };
}

/** A sub-option of a package. */
export const refinement = (
  parentCode: string,
  productCode: string,
  name: string,
  yuan: number,
  description: string,
  extra: Extra = {},
): DemoProduct => product('package', productCode, name, yuan, description, { ...extra, level: 2, parentCode });

const PAINTS: readonly [art: string, name: string, swatch: string, description: string][] = [
  ['mist', '雾屿蓝', '#9fb4c2', '浅蓝金属漆，阴天偏银，晴天偏蓝'],
  ['pearl', '珍珠白', '#ecebe6', '三层珠光工艺，侧光下泛出细闪'],
  ['carbon', '碳影黑', '#33373b', '高光黑金属漆，夜里像一块磨亮的石墨'],
  ['ink', '墨海蓝', '#24364f', '深海色调，强光下才显出蓝'],
  ['pine', '松林绿', '#2f5a45', '取自雨后松林的墨绿金属漆'],
  ['ember', '熔岩橙', '#b9532b', '四层液态金属工艺，光线越低越浓'],
];

/** Six paints; `yuan` has the extra prices, `standard` the default. */
export const paints = (standard: string, yuan: Readonly<Record<string, number>>, soldOut: readonly string[] = []) =>
  PAINTS.map(([art, name, swatch, description]) =>
    product('paint', `paint-${art}`, name, yuan[art] ?? 0, description, {
      art,
      swatch,
      isDefaultSelected: art === standard,
      isSoldOut: soldOut.includes(art),
    }),
  );

const INTERIORS: readonly [art: string, name: string, swatch: string, description: string][] = [
  ['black', '深空黑', '#2a2e36', '深色座舱配蓝色氛围灯，耐脏也耐看'],
  ['grey', '云雾灰', '#a7a9ab', '中性灰面料，白天座舱更通透'],
  ['sand', '暖砂棕', '#b67a45', '暖棕座椅配琥珀色饰线'],
  ['white', '极昼白', '#dcdedd', '浅色抗污面料，适合浅色车身'],
  ['red', '曜石红', '#8f1f26', '深红真皮配同色缝线，须搭配真皮座椅包'],
];

/** Five interiors; red needs the leather package. */
export const interiors = (standard: string, yuan: Readonly<Record<string, number>>, soldOut: readonly string[] = []) =>
  INTERIORS.map(([art, name, swatch, description]) =>
    product('interior', `interior-${art}`, name, yuan[art] ?? 0, description, {
      art,
      swatch,
      isDefaultSelected: art === standard,
      isSoldOut: soldOut.includes(art),
      dependProduct: art === 'red' ? ['pkg-nappa'] : [],
    }),
  );

interface WheelPlan {
  standard: 'blade' | 'aero' | 'turbine';
  bladeYuan: number;
  turbineYuan: number;
  inches: readonly [aero: number, blade: number, turbine: number];
  /** Whether the largest wheel needs the long-range battery of a version that has a choice. */
  turbineNeedsLong: boolean;
}

/** Three wheels in the order from efficient to sporty. */
export const wheels = ({ standard, bladeYuan, turbineYuan, inches, turbineNeedsLong }: WheelPlan) => [
  product(
    'wheel',
    'wheel-aero',
    `${inches[0]} 英寸低风阻轮毂`,
    0,
    '五辐开缝盘面，风阻最低，比双五辐轮毂多约 12 公里续航',
    {
      art: 'aero',
      isDefaultSelected: standard === 'aero',
    },
  ),
  product('wheel', 'wheel-blade', `${inches[1]} 英寸双五辐轮毂`, bladeYuan, '刀锋双辐切面，兼顾舒适与操控', {
    art: 'blade',
    isDefaultSelected: standard === 'blade',
  }),
  product('wheel', 'wheel-turbine', `${inches[2]} 英寸涡扇轮毂`, turbineYuan, '十一片旋扇锻造轮毂，配高性能轮胎', {
    art: 'turbine',
    isDefaultSelected: standard === 'turbine',
    dependProduct: turbineNeedsLong ? ['battery-long'] : [],
  }),
];

/** Driving assistance in two levels; automated parking requires the lidar. */
export const pilotPackage = (yuan: number, isDefault = false) => [
  product('package', 'pkg-pilot', '智驾包', yuan, '高速与城市快速路领航辅助、自动泊车、行车影像', {
    isDefaultSelected: isDefault,
  }),
  refinement('pkg-pilot', 'pkg-pilot-lidar', '双激光雷达', 10000, '夜间与隧道口识别距离提升到 250 米'),
  refinement('pkg-pilot', 'pkg-pilot-valet', '记忆代客泊车', 4000, '记住常用车库的路线，须搭配双激光雷达', {
    dependProduct: ['pkg-pilot-lidar'],
  }),
];

/** Winter package; included when its price is 0. */
export const winterPackage = (yuan: number) => [
  product('package', 'pkg-winter', '冬季包', yuan, '方向盘加热、后排座椅加热、雨刮槽加热、热泵强化', {
    isDefaultSelected: yuan === 0,
  }),
  refinement('pkg-winter', 'pkg-winter-tyre', '冬季轮胎套装', 6800, '四条冬季胎与一年免费仓储'),
  refinement('pkg-winter', 'pkg-winter-glass', '前风挡电加热', 2200, '三分钟化霜，不用再刮冰'),
];

/**
 * Leather, sound system and roof, included when their price is 0, and the bundle of leather and
 * sound system.
 */
export const comfortPackages = (nappaYuan: number, soundYuan: number, roofYuan: number) => [
  product('package', 'pkg-nappa', '真皮座椅包', nappaYuan, '半苯胺真皮、前排通风与按摩', {
    isDefaultSelected: nappaYuan === 0,
  }),
  product('package', 'pkg-sound', '音响包', soundYuan, '23 扬声器与独立功放，支持空间音频', {
    isDefaultSelected: soundYuan === 0,
  }),
  refinement('pkg-sound', 'pkg-sound-headrest', '主驾头枕扬声器', 1500, '导航与来电只在主驾耳边响起'),
  product('package', 'pkg-roof', '调光天幕', roofYuan, '十级分区调光，隔绝 99% 紫外线', {
    isDefaultSelected: roofYuan === 0,
  }),
  product('package', 'pkg-lounge', '悦享座舱套件', 3000, '香氛与车载冰箱，自动加入真皮座椅包与音响包', {
    cascadeProduct: ['pkg-nappa', 'pkg-sound'],
  }),
];

/** Outdoor packages: the camping set includes the power outlet. */
export const outdoorPackages = () => [
  product('package', 'pkg-v2l', '对外放电套件', 1800, '最大 3.3 千瓦对外供电，含放电枪与两米线缆'),
  product('package', 'pkg-camp', '露营套件', 4200, '车尾帐、充气床垫与收纳箱，自动加入对外放电套件', {
    cascadeProduct: ['pkg-v2l'],
  }),
  product('package', 'pkg-tow', '电动拖钩', 7500, '隐藏式拖钩，最大牵引 1.6 吨', { isSoldOut: true }),
];

/**
 * The performance kit includes the largest wheels and ceramic brakes and, through the wheels, the
 * long-range battery.
 */
export const performancePackages = (yuan: number, brakeYuan: number) => [
  product('package', 'pkg-brake', '碳陶制动', brakeYuan, '前六活塞卡钳与碳陶制动盘，簧下减重 21 公斤'),
  product('package', 'pkg-performance', '性能套件', yuan, '赛道模式与运动座椅，自动加入涡扇轮毂与碳陶制动', {
    cascadeProduct: ['wheel-turbine', 'pkg-brake'],
  }),
];

/** Batteries: standard and long range, or long range only. */
export const batteries = (
  standard: { kwh: number; km: number } | null,
  long: { kwh: number; km: number; yuan: number },
  isLongDefault: boolean,
) => [
  ...(standard
    ? [
        product(
          'battery',
          'battery-standard',
          `${standard.kwh} kWh 标准电池`,
          0,
          `CLTC 续航 ${standard.km} 公里，磷酸铁锂，800 伏快充`,
          {
            isDefaultSelected: !isLongDefault,
          },
        ),
      ]
    : []),
  product(
    'battery',
    'battery-long',
    `${long.kwh} kWh 长续航`,
    standard ? long.yuan : 0,
    `CLTC 续航 ${long.km} 公里，三元锂，最快 15 分钟从 10% 充到 80%`,
    {
      isDefaultSelected: isLongDefault,
    },
  ),
];
