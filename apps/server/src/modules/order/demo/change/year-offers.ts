/** A new model year offered to orders; days count from when the demo data is loaded. */
export interface DemoYearOffer {
  offerId: string;
  modelId: string;
  title: string;
  startDays: number;
  endDays: number;
  news: readonly string[];
  /** Old version → its equivalent in the new year. */
  versionMap: Readonly<Record<string, string>>;
}

/** Compensations for keeping the model year. */
export const compensations = [
  {
    optionCode: 'yearKeepPoints',
    kind: 'points' as const,
    title: '5,000 积分',
    text: '确认保留现款后立即到账，可在积分商城与活动中使用',
    points: 5000,
    amountFen: null,
  },
  {
    optionCode: 'yearKeepCoupon',
    kind: 'optionCoupon' as const,
    title: '3,000 元选装抵扣',
    text: '确认保留现款后直接从订单总价中扣减，随尾款结算',
    points: null,
    amountFen: 3_000_00,
  },
];

/** One offer is open, one has ended. */
export const yearOffers: readonly DemoYearOffer[] = [
  {
    offerId: 'year-2027-YL01',
    modelId: 'YL01',
    title: '{YL01} 2027 款升级方案',
    startDays: -1,
    endDays: 5,
    news: [
      '标准电池升级为 90 kWh，CLTC 续航增加 30 公里',
      '900 伏平台，10% 至 80% 最快 12 分钟',
      '冬季包全系标配',
      '音响包升级为 27 扬声器',
    ],
    versionMap: { 'YL01-pro': 'YL01-pro-2027', 'YL01-max': 'YL01-max-2027' },
  },
  {
    offerId: 'year-2027-YLX',
    modelId: 'YLX',
    title: '{YLX} 2027 款升级方案',
    startDays: -5,
    endDays: -1,
    news: ['电池升级为 82 kWh', '冬季包全系标配'],
    versionMap: { 'YLX-pro': 'YLX-pro-2027' },
  },
];
