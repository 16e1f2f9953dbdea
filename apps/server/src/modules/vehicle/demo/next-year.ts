import type { OptionSuccessor } from '@voltfront/rules/order/compare-options';
import { models } from './catalogue';
import type { DemoModel, DemoProduct, DemoVersion } from './types';

/** Model year of the catalogue, and the next one, which orders can change to. */
export const MODEL_YEARS = { current: 2026, next: 2027 } as const;

/** A version of the new year with the model it belongs to. */
export interface NextYearVersion {
  model: DemoModel;
  version: DemoVersion;
}

interface YearPlan {
  versionId: string;
  title: string;
  highlights: readonly string[];
  rangeKm: number;
  basePriceYuan: number;
  batteries: Readonly<Record<string, Pick<DemoProduct, 'name' | 'description'>>>;
  deliveryWeeks: DemoVersion['deliveryWeeks'];
}

const SOUND = {
  productCode: 'pkg-sound-pro',
  name: '音响包 Pro',
  priceFen: 9_800_00,
  description: '27 扬声器与独立功放，支持空间音频与车外音场',
};

/** Products that are not available in the new year. */
const GONE: readonly string[] = ['paint-carbon', 'pkg-lounge'];

function nextProduct(product: DemoProduct, batteries: YearPlan['batteries']): DemoProduct {
  if (product.productCode === 'pkg-sound') return { ...product, ...SOUND };
  if (product.parentCode === 'pkg-sound') return { ...product, parentCode: SOUND.productCode };
  if (product.productCode === 'pkg-winter') return { ...product, priceFen: 0, isDefaultSelected: true };
  return { ...product, ...batteries[product.productCode] };
}

function nextVersion(plan: YearPlan): NextYearVersion {
  const model = models.find(({ versions }) => versions.some(({ versionId }) => versionId === plan.versionId));
  const old = model?.versions.find(({ versionId }) => versionId === plan.versionId);
  if (!model || !old) throw new TypeError(`no version ${plan.versionId} in the catalogue`);
  const version: DemoVersion = {
    ...old,
    versionId: `${plan.versionId}-${MODEL_YEARS.next}`,
    versionTitle: plan.title,
    highlights: plan.highlights,
    rangeKm: plan.rangeKm,
    basePriceFen: plan.basePriceYuan * 100,
    discountFen: 0,
    isSoldOut: false,
    deliveryWeeks: plan.deliveryWeeks,
    products: old.products
      .filter(({ productCode }) => !GONE.includes(productCode))
      .map((product) => nextProduct(product, plan.batteries)),
  };
  return { model, version };
}

const longBattery = (kwh: number, km: number) => ({
  name: `${kwh} kWh 长续航`,
  description: `CLTC 续航 ${km} 公里，三元锂，最快 12 分钟从 10% 充到 80%`,
});

/** Versions of the new model year: not in any list, offered to earlier orders. */
export const nextYearVersions: readonly NextYearVersion[] = [
  nextVersion({
    versionId: 'YL01-pro',
    title: '2027 款 后驱长续航版',
    highlights: ['90 度电池起', '冬季包标配', '900 伏快充', '27 扬声器音响可选'],
    rangeKm: 682,
    basePriceYuan: 272_900,
    batteries: {
      'battery-standard': {
        name: '90 kWh 标准电池',
        description: 'CLTC 续航 682 公里，磷酸铁锂，900 伏快充',
      },
      'battery-long': longBattery(105, 790),
    },
    deliveryWeeks: { from: 6, to: 8 },
  }),
  nextVersion({
    versionId: 'YL01-max',
    title: '2027 款 四驱高性能版',
    highlights: ['105 度长续航电池', '冬季包标配', '3.6 秒破百', '900 伏快充'],
    rangeKm: 731,
    basePriceYuan: 323_900,
    batteries: { 'battery-long': longBattery(105, 731) },
    deliveryWeeks: { from: 7, to: 9 },
  }),
  nextVersion({
    versionId: 'YLX-pro',
    title: '2027 款 后驱长续航版',
    highlights: ['82 度三元锂', '冬季包标配', '智驾包标配'],
    rangeKm: 615,
    basePriceYuan: 199_900,
    batteries: { 'battery-long': longBattery(82, 615) },
    deliveryWeeks: { from: 5, to: 7 },
  }),
];

/** Replacements of the options in the new year. */
export const successors: OptionSuccessor[] = [
  { fromCode: 'battery-standard', toCode: 'battery-standard', mark: 'upgrade', note: '86 kWh 升级为 90 kWh' },
  { fromCode: 'battery-long', toCode: 'battery-long', mark: 'upgrade', note: '电池容量升级，900 伏快充' },
  { fromCode: 'pkg-sound', toCode: SOUND.productCode, mark: 'upgrade', note: '23 扬声器升级为 27 扬声器' },
  { fromCode: 'pkg-winter', toCode: 'pkg-winter', mark: 'upgrade', note: '新年款标配，不再加价' },
  { fromCode: 'paint-carbon', toCode: 'paint-ink', mark: 'replace', note: '碳影黑停产，由墨海蓝替代' },
  { fromCode: 'pkg-lounge', toCode: null, mark: 'cancel', note: '悦享座舱套件停产' },
];
