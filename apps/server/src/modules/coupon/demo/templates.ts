import { DAY_MS } from '@voltfront/rules/time';
import type { couponOffers, couponTemplates } from '../coupon.tables';

type NewTemplate = typeof couponTemplates.$inferInsert;
export type DemoTemplate = Omit<NewTemplate, 'startsAt' | 'endsAt' | 'createdAt'>;

export const IN_STORE = ['到店出示卡券二维码，由门店工作人员扫码核销', '仅限使用一次，不可折现、不找零'];
export const ON_ORDER = [
  '在确认订单时选择使用，提交订单后锁定，锁单后即视为已使用',
  '订单取消或退款后，有效期内的卡券退回卡包',
];
const ONE_CASH_OFF = '每单限用一张现金抵扣券，可与选装抵扣券同享';
const OF_LEVEL = ['成长等级礼遇，每个等级周期可领取一次'];

/** What demo coupons are made from. The first three are the gifts of growth levels. */
export const templates: readonly DemoTemplate[] = [
  {
    id: 'level-charging',
    kind: 'charging',
    title: '会员充电礼 50 度',
    quantity: 50,
    unit: 'kWh',
    validDays: 180,
    perPerson: 24,
    rules: [...OF_LEVEL, '适用于品牌自营充电站，出示卡券码抵扣电量', '一次用完，剩余电量不退回'],
  },
  {
    id: 'level-service',
    kind: 'service',
    title: '会员精致洗车',
    quantity: 1,
    unit: 'times',
    validDays: 180,
    perPerson: 24,
    rules: [...OF_LEVEL, '含外观精洗、内饰吸尘与轮毂清洁，需提前一天预约', ...IN_STORE],
  },
  {
    id: 'level-merchandise',
    kind: 'merchandise',
    title: '会员周边礼券',
    amountFen: 100_00,
    validDays: 90,
    perPerson: 24,
    isGiftable: true,
    rules: [...OF_LEVEL, ...IN_STORE],
  },
  {
    id: 'cash-3000',
    kind: 'cashOff',
    title: '购车现金券',
    amountFen: 3000_00,
    thresholdFen: 200_000_00,
    validDays: 60,
    rules: ['整车与选装合计满 20 万元可用', ...ON_ORDER],
  },
  {
    id: 'cash-2000',
    kind: 'cashOff',
    title: '老友推荐购车券',
    amountFen: 2000_00,
    stacking: 'any',
    validDays: 90,
    isGiftable: true,
    perPerson: 9,
    rules: [ONE_CASH_OFF, ...ON_ORDER],
  },
  {
    id: 'cash-8000',
    kind: 'cashOff',
    title: '限时尊享购车券',
    amountFen: 8000_00,
    thresholdFen: 250_000_00,
    stacking: 'alone',
    models: ['YL09'],
    validDays: 30,
    total: 200,
    rules: ['不可与其他任何卡券同享', ...ON_ORDER],
  },
  {
    id: 'option-5000',
    kind: 'optionOff',
    title: '选装抵扣券',
    amountFen: 5000_00,
    thresholdFen: 8000_00,
    validDays: 60,
    isGiftable: true,
    rules: ['选装金额满 8000 元可用，抵扣不超过单项选装的价格', ...ON_ORDER],
  },
  {
    id: 'option-wheels',
    kind: 'optionOff',
    title: '外观选装礼券',
    amountFen: 2000_00,
    models: ['YL01', 'YLX'],
    validDays: 45,
    rules: ['适用于车漆、轮毂等外观选装，抵扣不超过单项选装的价格', ...ON_ORDER],
  },
  {
    id: 'charging-30',
    kind: 'charging',
    title: '城市快充体验券',
    quantity: 30,
    unit: 'kWh',
    validDays: 60,
    isGiftable: true,
    perPerson: 9,
    rules: ['适用于品牌自营充电站', ...IN_STORE],
  },
  {
    id: 'charging-50-yuan',
    kind: 'charging',
    title: '充电抵扣券',
    amountFen: 50_00,
    validDays: 90,
    perPerson: 9,
    rules: ['适用于品牌自营充电站，可抵扣电费与服务费', ...IN_STORE],
  },
  {
    id: 'service-detailing',
    kind: 'service',
    title: '漆面镀膜养护',
    quantity: 1,
    unit: 'times',
    stores: ['sh-jingan', 'hz-qianjiang', 'bj-chaoyang', 'sz-nanshan'],
    validDays: 120,
    isGiftable: true,
    rules: ['需提前三天预约，施工约四小时', ...IN_STORE],
  },
  {
    id: 'service-coffee',
    kind: 'service',
    title: '门店手冲咖啡',
    quantity: 1,
    unit: 'cups',
    validDays: 30,
    isGiftable: true,
    perPerson: 9,
    rules: ['任意门店咖啡角可用', ...IN_STORE],
  },
  {
    id: 'goods-40',
    kind: 'merchandise',
    title: '周边满减券',
    amountFen: 40_00,
    thresholdFen: 200_00,
    validDays: 30,
    perPerson: 9,
    isGiftable: true,
    rules: ['购买周边满 200 元可用', ...IN_STORE],
  },
  {
    id: 'goods-50-new',
    kind: 'merchandise',
    title: '新人周边礼券',
    amountFen: 50_00,
    validDays: 30,
    total: 5000,
    rules: ['仅限新用户领取一次', ...IN_STORE],
  },
  {
    id: 'service-charger-check',
    kind: 'service',
    title: '家充桩安全检测',
    quantity: 1,
    unit: 'times',
    validDays: 180,
    total: 300,
    rules: ['工程师上门检测一次，需提前预约', ...IN_STORE],
  },
  {
    id: 'goods-mug',
    kind: 'merchandise',
    title: '限量随行杯',
    quantity: 1,
    unit: 'pieces',
    validDays: 30,
    total: 20,
    issued: 20,
    rules: ['数量有限，先到先得', ...IN_STORE],
  },
  {
    id: 'charging-100-winter',
    kind: 'charging',
    title: '冬季远行充电礼',
    quantity: 100,
    unit: 'kWh',
    validDays: 60,
    total: 1000,
    rules: ['适用于高速沿线自营充电站', ...IN_STORE],
  },
  {
    id: 'cash-1000-order',
    kind: 'cashOff',
    title: '增购礼遇券',
    amountFen: 1000_00,
    stacking: 'any',
    validDays: 90,
    isGiftable: true,
    rules: [ONE_CASH_OFF, ...ON_ORDER],
  },
];

/** What test drives give. */
export const driveTemplates: readonly DemoTemplate[] = [
  {
    id: 'drive-replacement-2000',
    kind: 'cashOff',
    title: '老车主置换券',
    amountFen: 2000_00,
    validDays: 90,
    rules: ['完成专享试驾后发放', ONE_CASH_OFF, ...ON_ORDER],
  },
  {
    id: 'drive-season-cup',
    kind: 'merchandise',
    title: '试驾季随行杯',
    amountFen: 98_00,
    validDays: 60,
    rules: ['到店试驾后领取', ...IN_STORE],
  },
];

/** What the coupons of the person who chooses among them are made from: each has its own reason not to fit some order. */
export const orderTemplates: readonly DemoTemplate[] = [
  {
    id: 'cash-2000-thanks',
    kind: 'cashOff',
    title: '订车答谢券',
    amountFen: 2000_00,
    validDays: 90,
    rules: [ONE_CASH_OFF, ...ON_ORDER],
  },
  {
    id: 'cash-5000-store',
    kind: 'cashOff',
    title: '钱江店开业购车券',
    amountFen: 5000_00,
    stores: ['hz-qianjiang'],
    validDays: 60,
    rules: ['仅限在适用门店交付的订单', ...ON_ORDER],
  },
  {
    id: 'cash-10000-flagship',
    kind: 'cashOff',
    title: '旗舰车型购车券',
    amountFen: 10_000_00,
    thresholdFen: 600_000_00,
    validDays: 60,
    rules: ['整车与选装合计满 60 万元可用', ...ON_ORDER],
  },
  {
    id: 'option-3000-long',
    kind: 'optionOff',
    title: '上市周年感恩答谢老车主与亲友增购换购专属限时选装抵扣礼券',
    amountFen: 3000_00,
    stacking: 'any',
    validDays: 60,
    rules: ['每个选装限用一张，可与其他可叠加选装券同享', ...ON_ORDER],
  },
  {
    id: 'option-2000-any',
    kind: 'optionOff',
    title: '选装焕新券',
    amountFen: 2000_00,
    stacking: 'any',
    validDays: 60,
    rules: ['每个选装限用一张，可与其他可叠加选装券同享', ...ON_ORDER],
  },
];

type DemoOffer = Omit<typeof couponOffers.$inferInsert, 'startsAt' | 'endsAt' | 'position'> & {
  /** Days from the day the set is added. */
  fromDay: number;
  toDay: number;
};

/** Welfare coupons of every audience; one has run out, one has not begun. */
export const offers: readonly DemoOffer[] = [
  { id: 'w-new', templateId: 'goods-50-new', audience: 'newCustomer', fromDay: -30, toDay: 365 },
  { id: 'w-coffee', templateId: 'service-coffee', audience: 'everyone', fromDay: -3, toDay: 60 },
  { id: 'w-charging', templateId: 'charging-30', audience: 'everyone', fromDay: -1, toDay: 30 },
  { id: 'w-order', templateId: 'cash-1000-order', audience: 'order', fromDay: -10, toDay: 90 },
  { id: 'w-owner', templateId: 'service-charger-check', audience: 'owner', fromDay: -10, toDay: 90 },
  { id: 'w-level', templateId: 'option-5000', audience: 'level', minLevel: 4, fromDay: -10, toDay: 120 },
  { id: 'w-mug', templateId: 'goods-mug', audience: 'everyone', fromDay: -20, toDay: 20 },
  { id: 'w-winter', templateId: 'charging-100-winter', audience: 'everyone', fromDay: 10, toDay: 70 },
];

/** How long the demo templates are given out. */
export const TEMPLATE_DAYS = { from: -400, to: 3 * 365 } as const;

/** Codes to be typed in. */
export const codes = [
  { code: 'WELCOME2026', templateId: 'charging-50-yuan', total: 10_000, days: 730 },
  { code: 'COFFEE88', templateId: 'service-coffee', total: 10_000, days: 730 },
  { code: 'TESTDRIVE-GIFT-2026', templateId: 'goods-40', total: 10_000, days: 730 },
  { code: 'ENDED2025', templateId: 'goods-40', total: 100, days: -30 },
] as const;

/** Epoch ms of a day counted from `now`. */
export const dayFrom = (now: number, days: number): number => now + days * DAY_MS;

/** Limited-time rights of buyers, by model. */
const RIGHTS_OF_MODELS = [
  { model: 'YL01', interestFen: 9600_00, optionFen: 8000_00 },
  { model: 'YLX', interestFen: 6800_00, optionFen: 5000_00 },
  { model: 'YL09', interestFen: 12_000_00, optionFen: 10_000_00 },
  { model: 'CS1E', interestFen: 5600_00, optionFen: 4000_00 },
] as const;

/** What the rights of buyers are made from: four for each model. */
export const rightsTemplates: readonly DemoTemplate[] = RIGHTS_OF_MODELS.flatMap(
  ({ model, interestFen, optionFen }) => [
    {
      id: `rights-wallbox-${model}`,
      kind: 'service' as const,
      title: '家充桩及安装',
      quantity: 1,
      unit: 'times',
      models: [model],
      validDays: 365,
      rules: ['含 7 kW 家充桩一台与 30 米内基础安装，需具备固定车位与用电条件', ...ON_ORDER],
    },
    {
      id: `rights-interest-${model}`,
      kind: 'cashOff' as const,
      title: '24 期免息补贴',
      amountFen: interestFen,
      models: [model],
      validDays: 60,
      rules: ['以车价立减的方式补贴 24 期贷款利息', ONE_CASH_OFF, ...ON_ORDER],
    },
    {
      id: `rights-option-${model}`,
      kind: 'optionOff' as const,
      title: '选装基金',
      amountFen: optionFen,
      models: [model],
      validDays: 60,
      rules: ['抵扣不超过单项选装的价格', ...ON_ORDER],
    },
    {
      id: `rights-charging-${model}`,
      kind: 'charging' as const,
      title: '品牌站充电权益',
      quantity: 1000,
      unit: 'kWh',
      models: [model],
      validDays: 730,
      rules: ['适用于品牌自营充电站，提车后按度抵扣', ...ON_ORDER],
    },
  ],
);
