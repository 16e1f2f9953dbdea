/**
 * Cars that are accepted. Prices in yuan from the given year, rounded averages over a series'
 * trims.
 */
export type SeriesRow = readonly [
  seriesId: string,
  name: string,
  energy: 'fuel' | 'hybrid' | 'electric',
  prices: readonly (readonly [year: number, yuan: number])[],
];

/** A brand with its series in display order. */
export interface DemoOldBrand {
  brandId: string;
  name: string;
  initial: string;
  series: readonly SeriesRow[];
}

const since = (...prices: [year: number, yuan: number][]) => prices;

/** Brands of old cars with their series. */
export const oldBrands: readonly DemoOldBrand[] = [
  {
    brandId: 'own',
    name: '{brand}',
    initial: 'Y',
    series: [
      ['own-01', '{YL01}', 'electric', since([2024, 289_900])],
      ['own-x', '{YLX}', 'electric', since([2024, 209_900])],
      ['own-09', '{YL09}', 'electric', since([2024, 369_900])],
    ],
  },
  {
    brandId: 'audi',
    name: '奥迪',
    initial: 'A',
    series: [
      ['audi-a4l', 'A4L', 'fuel', since([2010, 289_800], [2017, 309_800], [2020, 321_800])],
      ['audi-a6l', 'A6L', 'fuel', since([2010, 408_000], [2019, 427_900])],
      ['audi-q5l', 'Q5L', 'fuel', since([2010, 378_000], [2018, 399_800])],
      ['audi-q4', 'Q4 e-tron', 'electric', since([2022, 289_900])],
    ],
  },
  {
    brandId: 'bmw',
    name: '宝马',
    initial: 'B',
    series: [
      ['bmw-3', '3 系', 'fuel', since([2010, 299_600], [2020, 319_900])],
      ['bmw-5', '5 系', 'fuel', since([2010, 428_600], [2018, 439_900])],
      ['bmw-x3', 'X3', 'fuel', since([2011, 398_000], [2018, 399_800])],
      ['bmw-i3', 'i3', 'electric', since([2022, 353_900])],
    ],
  },
  {
    brandId: 'benz',
    name: '奔驰',
    initial: 'B',
    series: [
      ['benz-c', 'C 级', 'fuel', since([2010, 318_000], [2021, 334_800])],
      ['benz-e', 'E 级', 'fuel', since([2010, 436_800], [2021, 449_800])],
      ['benz-glc', 'GLC', 'fuel', since([2016, 396_000], [2020, 402_800])],
      ['benz-eqe', 'EQE', 'electric', since([2022, 478_000])],
    ],
  },
  {
    brandId: 'honda',
    name: '本田',
    initial: 'B',
    series: [
      ['honda-civic', '思域', 'fuel', since([2010, 129_900], [2016, 139_900])],
      ['honda-accord', '雅阁', 'fuel', since([2010, 199_800], [2018, 199_800])],
      ['honda-crv', 'CR-V', 'fuel', since([2010, 199_800], [2017, 204_800])],
      ['honda-accord-h', '雅阁 混动', 'hybrid', since([2016, 219_800])],
    ],
  },
  {
    brandId: 'byd',
    name: '比亚迪',
    initial: 'B',
    series: [
      ['byd-qin-dmi', '秦 PLUS DM-i', 'hybrid', since([2021, 129_800], [2024, 99_800])],
      ['byd-song-dmi', '宋 PLUS DM-i', 'hybrid', since([2021, 169_800], [2024, 149_800])],
      ['byd-han-ev', '汉 EV', 'electric', since([2020, 249_800], [2024, 209_800])],
      ['byd-dolphin', '海豚', 'electric', since([2021, 109_800])],
    ],
  },
  {
    brandId: 'buick',
    name: '别克',
    initial: 'B',
    series: [
      ['buick-regal', '君威', 'fuel', since([2010, 199_900], [2017, 189_800])],
      ['buick-gl8', 'GL8', 'fuel', since([2010, 289_900], [2017, 309_900])],
      ['buick-envision', '昂科威', 'fuel', since([2014, 229_900])],
    ],
  },
  {
    brandId: 'volkswagen',
    name: '大众',
    initial: 'D',
    series: [
      ['vw-lavida', '朗逸', 'fuel', since([2010, 119_900], [2018, 126_900])],
      ['vw-magotan', '迈腾', 'fuel', since([2010, 209_800], [2017, 219_900])],
      ['vw-passat', '帕萨特', 'fuel', since([2010, 209_900], [2019, 219_900])],
      ['vw-tiguan', '途观 L', 'fuel', since([2010, 229_800], [2017, 239_800])],
      ['vw-id4', 'ID.4 X', 'electric', since([2021, 219_900], [2024, 179_900])],
    ],
  },
  {
    brandId: 'toyota',
    name: '丰田',
    initial: 'F',
    series: [
      ['toyota-corolla', '卡罗拉', 'fuel', since([2010, 129_800], [2019, 129_800])],
      ['toyota-camry', '凯美瑞', 'fuel', since([2010, 199_800], [2018, 209_800])],
      ['toyota-rav4', 'RAV4 荣放', 'fuel', since([2010, 199_800], [2020, 204_800])],
      ['toyota-sienna', '赛那', 'hybrid', since([2021, 349_800])],
    ],
  },
  {
    brandId: 'ford',
    name: '福特',
    initial: 'F',
    series: [
      ['ford-focus', '福克斯', 'fuel', since([2010, 119_800], [2019, 119_800])],
      ['ford-edge', '锐界', 'fuel', since([2015, 259_800])],
    ],
  },
  {
    brandId: 'geely',
    name: '吉利',
    initial: 'J',
    series: [
      ['geely-emgrand', '帝豪', 'fuel', since([2010, 79_800], [2021, 84_900])],
      ['geely-boyue', '博越', 'fuel', since([2016, 119_800])],
      ['geely-xingyue', '星越 L', 'fuel', since([2021, 152_700])],
    ],
  },
  {
    brandId: 'lixiang',
    name: '理想',
    initial: 'L',
    series: [
      ['li-one', 'ONE', 'hybrid', since([2019, 338_000])],
      ['li-l7', 'L7', 'hybrid', since([2023, 339_800])],
      ['li-l9', 'L9', 'hybrid', since([2022, 439_800])],
    ],
  },
  {
    brandId: 'lexus',
    name: '雷克萨斯',
    initial: 'L',
    series: [
      ['lexus-es', 'ES', 'fuel', since([2010, 319_000], [2018, 309_000])],
      ['lexus-nx', 'NX', 'hybrid', since([2015, 379_000])],
    ],
  },
  {
    brandId: 'nissan',
    name: '日产',
    initial: 'R',
    series: [
      ['nissan-sylphy', '轩逸', 'fuel', since([2010, 119_900], [2019, 124_900])],
      ['nissan-teana', '天籁', 'fuel', since([2010, 199_800], [2019, 197_800])],
      ['nissan-xtrail', '奇骏', 'fuel', since([2010, 209_800], [2021, 208_800])],
    ],
  },
  {
    brandId: 'tesla',
    name: '特斯拉',
    initial: 'T',
    series: [
      ['tesla-3', 'Model 3', 'electric', since([2019, 299_050], [2021, 255_652], [2024, 245_900])],
      ['tesla-y', 'Model Y', 'electric', since([2021, 300_840], [2023, 263_900])],
      ['tesla-s', 'Model S', 'electric', since([2014, 789_900], [2023, 698_900])],
    ],
  },
  {
    brandId: 'nio',
    name: '蔚来',
    initial: 'W',
    series: [
      ['nio-es6', 'ES6', 'electric', since([2019, 358_000], [2023, 368_000])],
      ['nio-et5', 'ET5', 'electric', since([2022, 328_000])],
    ],
  },
  {
    brandId: 'volvo',
    name: '沃尔沃',
    initial: 'W',
    series: [
      ['volvo-s60', 'S60', 'fuel', since([2014, 289_900], [2020, 296_900])],
      ['volvo-xc60', 'XC60', 'fuel', since([2014, 389_900], [2018, 373_900])],
    ],
  },
  {
    brandId: 'xpeng',
    name: '小鹏',
    initial: 'X',
    series: [
      ['xpeng-p7', 'P7', 'electric', since([2020, 249_900], [2023, 229_900])],
      ['xpeng-g6', 'G6', 'electric', since([2023, 209_900])],
    ],
  },
];
