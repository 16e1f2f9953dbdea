import type { FormField } from '@voltfront/rules/form/form-types';
import { DAY_MS } from '@voltfront/rules/time';
import type { ChannelInput } from '../show-channel';
import {
  base,
  CHANGE,
  city,
  code,
  consent,
  DATA,
  DRIVER,
  either,
  form,
  model,
  name,
  phone,
  ROAD,
  slot,
  store,
} from './parts';

const year = (at: number): number => new Date(at).getUTCFullYear();

/** Whether an old car is traded in, and which. */
const tradeIn = (now: number): FormField[] => {
  const shownWhen = { field: 'trade', is: 'yes' } as const;
  return [
    either('trade', '旧车置换', '有旧车置换', '暂不置换'),
    { kind: 'pick', id: 'oldBrand', label: '旧车品牌', list: 'tradeBrands', shownWhen },
    { kind: 'pick', id: 'oldSeries', label: '旧车车系', list: 'tradeSeries', within: ['oldBrand'], shownWhen },
    { kind: 'number', id: 'oldYear', label: '上牌年份', min: 2005, max: year(now), unit: '年', shownWhen },
    { kind: 'number', id: 'oldKm', label: '行驶里程', min: 0, max: 500_000, unit: '公里', shownWhen },
  ];
};

/** The national season in its two phases, and the drive for owners of the group's other series. */
export const demoSeasons = (now: number): ChannelInput[] => [
  {
    code: 'season-one',
    settings: {
      ...base,
      title: '品牌试驾季',
      headline: '全国试驾季 由此开始',
      lead: '主角 {YL01}，百城门店同时发车',
      picture: '/assets/scenes/hero-YL01-tall_YL01_pearl.webp',
      look: 'poster',
      accent: '#8a3324',
      models: ['YL01'],
      isOncePerPhone: true,
      nearest: 3,
      gift: {
        on: 'application',
        coupon: 'drive-season-cup',
        title: '试驾季随行杯',
        note: '提交后发放礼券，到店试驾后领取',
      },
      promise: '顾问将在 24 小时内致电，为您安排门店与时间',
      steps: ['保持手机畅通', '到店完成试驾，凭礼券领取随行杯'],
      resultPage: '/pagesActivity/testDrive/marketResult',
      rules: [DRIVER, { title: '礼品', text: '每个手机号限一份，领完为止；礼品领完后仍可报名试驾。' }, ROAD, DATA],
    },
    gifts: 3000,
    startsAt: now - 20 * DAY_MS,
    endsAt: now + 40 * DAY_MS,
    form: form('drive-season-one', '品牌试驾季', '立即报名', [
      { fields: [model(['YL01'])] },
      {
        title: '填写 30 秒，顾问来电',
        fields: [
          name,
          phone,
          code,
          city,
          { ...store, label: '就近门店' } as FormField,
          {
            kind: 'choice',
            id: 'plan',
            label: '计划购车时间',
            look: 'tiles',
            options: [
              { key: '1', text: '1 个月内' },
              { key: '3', text: '3 个月内' },
              { key: '6', text: '6 个月内' },
              { key: 'look', text: '先看看' },
            ],
          },
          consent,
        ],
      },
    ]),
  },
  {
    code: 'season-two',
    settings: {
      ...base,
      title: '品牌试驾季 第二季',
      headline: '第二季 这次真的出发',
      lead: '第一季报名未试驾与置换用户专享，21 天任选时段',
      picture: '/assets/campaigns/test-drive-event.webp',
      look: 'ticket',
      accent: '#2c4a63',
      models: ['YL01', 'YLX', 'YL09'],
      slots: { untilMinutes: 20 * 60, days: 21 },
      isOncePerPhone: true,
      follows: 'season-one',
      gift: { title: '抽奖机会 1 次', note: '完成试驾后发放到账户' },
      promise: '门店将在 2 小时内与您确认',
      steps: ['携带驾驶证原件', '置换用户可带行驶证到店复估', '完成试驾后得 1 次抽奖机会'],
      resultPage: '/pagesActivity/testDrive/marketTwoResult',
      rules: [DRIVER, CHANGE, { title: '置换估价', text: '线上估价为区间参考，以到店检测后的报价为准。' }, ROAD, DATA],
    },
    startsAt: now - 3 * DAY_MS,
    endsAt: now + 60 * DAY_MS,
    form: form('drive-season-two', '品牌试驾季 第二季', '锁定我的时段', [
      { title: '选择车型', fields: [model(['YL01', 'YLX', 'YL09'])] },
      { title: '旧车置换', fields: tradeIn(now) },
      { title: '门店与时间', fields: [city, store, slot] },
      {
        title: '联系方式',
        fields: [
          { ...name, isOptional: true, hint: '第一季已报名可不填，沿用原姓名' } as FormField,
          phone,
          code,
          consent,
        ],
      },
    ]),
  },
  {
    code: 'china-star',
    settings: {
      ...base,
      title: '中国星专享试驾',
      headline: '老友同行 换道超车',
      lead: '集团中国星系列车主专享',
      picture: '/assets/scenes/desert_YLX_pearl.webp',
      look: 'ticket',
      accent: '#7d1f2b',
      models: ['YL01', 'YLX'],
      againAfterDays: 30,
      partner: { name: '中国星', note: '系列车主专享' },
      gift: {
        on: 'drive',
        field: 'plate',
        coupon: 'drive-replacement-2000',
        title: '置换券 2000 元',
        note: '车牌核验通过，完成试驾后发到卡包',
      },
      promise: '门店将在 2 小时内与您确认',
      steps: ['携带行驶证，到店核验车主身份', '完成试驾后置换券发到卡包'],
      facts: [
        { title: '2000 元置换券', text: '系列车主完成试驾即得' },
        { title: '免费旧车检测', text: '到店 126 项检测，当日出报价' },
        { title: '双品牌保养权益', text: '置换后原车保养积分可抵扣' },
      ],
      rules: [
        DRIVER,
        { title: '置换券', text: '以提交时填写的车牌核验系列车主身份；未识别为系列车辆的，可正常试驾，不发放置换券。' },
        CHANGE,
        ROAD,
        DATA,
      ],
    },
    gifts: 1000,
    endsAt: now + 120 * DAY_MS,
    form: form('drive-china-star', '中国星专享试驾', '提交专享预约', [
      {
        title: '您现在的车',
        fields: [
          {
            kind: 'choice',
            id: 'series',
            label: '现有车系',
            look: 'sheet',
            options: [
              { key: 'xingrui', text: '星瑞' },
              { key: 'xingyue', text: '星越 L' },
              { key: 'xingyueS', text: '星越 S' },
            ],
          },
          { kind: 'number', id: 'registered', label: '上牌年份', min: 2018, max: year(now), unit: '年' },
          {
            kind: 'text',
            id: 'plate',
            label: '车牌号',
            max: 8,
            pattern: '[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼][A-HJ-NP-Z][A-HJ-NP-Z0-9]{5,6}',
            isPersonal: true,
            placeholder: '如 浙A12345，绿牌 8 位',
            texts: { wrong: '请填写正确的车牌号，绿牌为 8 位' },
          },
          {
            kind: 'choice',
            id: 'replace',
            label: '计划换车',
            look: 'segments',
            options: [
              { key: '3', text: '3 个月内换车' },
              { key: '6', text: '半年内换车' },
              { key: '12', text: '一年内换车' },
            ],
          },
        ],
      },
      { title: '想试哪一台', fields: [model(['YL01', 'YLX'])] },
      { title: '门店与时间', fields: [city, store, slot] },
      { title: '联系方式', fields: [name, phone, code, consent] },
    ]),
  },
];

/** Fictional plates of the series. */
export const SERIES_PLATES: readonly string[] = ['沪A88K21', '沪B20X66', '浙AD12345', '浙A66M08', '苏E30T19'];
