import type { OptionProductData, VersionConfigData } from '@voltfront/contract';

const option = (groupCode: string, art: string, name: string, extra: Partial<OptionProductData> = {}) =>
  ({
    productCode: `${groupCode}-${art}`,
    name,
    description: '',
    groupCode,
    level: 1,
    parentCode: null,
    priceFen: 0,
    isDefaultSelected: false,
    isSoldOut: false,
    cascadeProduct: [],
    dependProduct: [],
    art,
    swatch: groupCode === 'paint' ? '#336699' : null,
    picture: null,
    ...extra,
  }) satisfies OptionProductData;

/** A car with three paints, one of them sold out, two wheels and two interiors. */
export const testConfig: VersionConfigData = {
  modelId: 'M1',
  modelName: '样车',
  stage: 'onSale',
  versionId: 'M1-a',
  versionName: '标准版',
  basePriceFen: 20_000_000,
  groups: [
    { groupCode: 'paint', name: '外观', choice: 'one' },
    { groupCode: 'wheel', name: '轮毂', choice: 'one' },
    { groupCode: 'interior', name: '内饰', choice: 'one' },
  ],
  products: [
    option('paint', 'mist', '雾屿蓝', { isDefaultSelected: true }),
    option('paint', 'ember', '熔岩橙'),
    option('paint', 'pine', '松林绿', { isSoldOut: true }),
    option('wheel', 'aero', '低风阻轮毂', { isDefaultSelected: true }),
    option('wheel', 'blade', '双五辐轮毂'),
    option('interior', 'black', '深空黑', { isDefaultSelected: true }),
    option('interior', 'red', '曜石红'),
  ],
  pictures: {
    exterior: '/assets/cars/M1_{view}_{wheel}_{paint}.webp',
    rearWheel: 'aero',
    interior: '/assets/interiors/five_cabin_{theme}.webp',
  },
};

/** The standard configuration with other options. */
export const chosen = (...codes: string[]): string[] => {
  const groups = codes.map((code) => code.split('-')[0]);
  const standard = testConfig.products.filter((each) => each.isDefaultSelected && !groups.includes(each.groupCode));
  return [...standard.map((each) => each.productCode), ...codes];
};
