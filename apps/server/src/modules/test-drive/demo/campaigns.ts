import type { FormField } from '@voltfront/rules/form/form-types';
import { DAY_MS } from '@voltfront/rules/time';
import type { ChannelInput } from '../show-channel';
import {
  base,
  CHANGE,
  cities,
  city,
  code,
  consent,
  DATA,
  DRIVER,
  either,
  fixedCity,
  form,
  model,
  name,
  phone,
  ROAD,
  slot,
  store,
} from './parts';

const RULES = [DRIVER, CHANGE, ROAD, DATA];
const PAINTS: readonly (readonly [string, string])[] = [
  ['ember', '熔岩橙'],
  ['ink', '墨海蓝'],
  ['pine', '松林绿'],
  ['pearl', '珍珠白'],
  ['mist', '雾屿蓝'],
  ['carbon', '碳影黑'],
];

const colour: FormField = {
  kind: 'choice',
  id: 'colour',
  label: '最爱的车色',
  look: 'tiles',
  options: PAINTS.map(([key, text]) => ({ key, text })),
};

/** Campaigns with screens of their own: one night, one city, weekends, and what an operator made of a template. */
export const demoCampaigns = (now: number): ChannelInput[] => [
  {
    code: 'night-x',
    settings: {
      ...base,
      title: '{YLX} 夜享试驾',
      headline: '夜色归你 灯光归它',
      lead: '18:00 至 21:00 的城市，只为一台 X 亮起',
      picture: '/assets/scenes/dusk-tail_YLX_ember.webp',
      film: '/assets/films/light.mp4',
      look: 'poster',
      accent: '#4a2138',
      models: ['YLX'],
      slots: { fromMinutes: 18 * 60, untilMinutes: 21 * 60, days: 14 },
      promise: '门店将在 2 小时内与您确认',
      steps: ['门店会为您备好最爱颜色的展车', '到店后先看一场灯光秀，再出发', '请勿饮酒，代驾不可试驾'],
      facts: [
        { title: '灯光秀', text: '贯穿式灯带随音乐亮起' },
        { title: '夜行路线', text: '滨江、隧道与高架，约 40 分钟' },
        { title: '副驾留给朋友', text: '可带一位朋友同乘' },
      ],
      rules: RULES,
    },
    form: form('drive-night-x', '夜享试驾', '预约今晚的风', [
      { fields: [model(['YLX'])] },
      { title: '哪一抹颜色最像你', fields: [colour] },
      { title: '夜场', fields: [city, store, { ...slot, label: '夜场时段' }] },
      { title: '联系方式', fields: [name, phone, code, either('friend', '同行', '带一位朋友', '独自前来'), consent] },
    ]),
  },
  {
    code: 'shanghai',
    settings: {
      ...base,
      title: '上海专场试驾',
      headline: '绿牌城市 从容出发',
      lead: '家门口的门店，周末的城市路线',
      picture: '/assets/scenes/city_CS1E_mist.webp',
      look: 'plain',
      accent: '#1f5b4c',
      models: ['YL01', 'YLX', 'YL09'],
      promise: '门店将在 2 小时内与您确认',
      steps: ['到店可现场咨询绿牌申请材料', '周末路线：苏州河 · 外白渡桥 · 滨江大道'],
      facts: [
        { title: '绿牌额度', text: '纯电车型可申请专用牌照额度，需符合本市申领条件' },
        { title: '充电条件', text: '申请时需具备自有或公共充电条件证明' },
        { title: '一人一牌', text: '名下已有新能源额度的不可重复申请' },
        { title: '周末城市路线', text: '苏州河 — 外白渡桥 — 滨江大道 — 世博公园，约 16 公里' },
      ],
      rules: [
        ...RULES,
        { title: '绿牌说明', text: '牌照政策以本市主管部门公布为准，门店可协助准备材料，不代办额度。' },
      ],
    },
    form: form('drive-shanghai', '上海专场试驾', '预约上海门店', [
      { fields: [fixedCity('310100', '上海市')] },
      { title: '想开哪一台', fields: [model(['YL01', 'YLX', 'YL09'])] },
      {
        title: '就近的门店',
        fields: [
          {
            kind: 'choice',
            id: 'district',
            label: '所在区',
            look: 'segments',
            options: [
              { key: '310115', text: '浦东' },
              { key: '310112', text: '闵行' },
              { key: '310106', text: '静安' },
            ],
          },
          { ...store, within: ['city', 'model', 'district'] } as FormField,
          slot,
        ],
      },
      {
        title: '牌照与充电',
        fields: [
          {
            kind: 'choice',
            id: 'plateState',
            label: '沪牌情况',
            options: [
              { key: 'owned', text: '已有沪牌额度' },
              { key: 'green', text: '可申请绿牌' },
              { key: 'unknown', text: '不清楚，请门店协助' },
            ],
          },
          either('charger', '充电条件', '家中可装充电桩', '暂不具备'),
        ],
      },
      { title: '联系方式', fields: [name, phone, code, consent] },
    ]),
  },
  {
    code: 'weekend',
    settings: {
      ...base,
      title: '周末试驾季',
      headline: '周末有约 咖啡已备',
      lead: '周六周日到店试驾，带走一套手冲咖啡礼',
      picture: '/assets/campaigns/drive-weekend.webp',
      look: 'ticket',
      accent: '#7a4a1e',
      models: ['YL01', 'YLX', 'YL09'],
      slots: { weekdays: [6, 7], untilMinutes: 20 * 60, days: 14 },
      isOncePerPhone: true,
      gift: { on: 'arrival', title: '手冲咖啡礼盒', note: '到店出示到店码领取，数量有限' },
      promise: '门店将在 2 小时内与您确认',
      steps: ['到店出示到店码，领取咖啡礼盒', '最多可带 3 位家人朋友同行'],
      resultPage: '/pagesBannerActivity/driveActivity/result',
      rules: [
        DRIVER,
        { title: '到店礼', text: '每个手机号在本季限预约一次、限领一份咖啡礼盒，到店核销到店码后领取，领完为止。' },
        CHANGE,
        ROAD,
        DATA,
      ],
    },
    gifts: 600,
    startsAt: now - 6 * DAY_MS,
    endsAt: now + 60 * DAY_MS,
    form: form('drive-weekend', '周末试驾季', '预约这个周末', [
      { title: '选一台车', fields: [model(['YL01', 'YLX', 'YL09'])] },
      {
        title: '选一个周末',
        fields: [
          cities(['310100', '上海'], ['330100', '杭州'], ['110100', '北京'], ['440300', '深圳'], ['510100', '成都']),
          store,
          { ...slot, label: '周末时段' },
          { kind: 'number', id: 'companions', label: '同行人数', min: 0, max: 3, unit: '人', look: 'stepper' },
        ],
      },
      { title: '联系方式', fields: [name, phone, code, consent] },
    ]),
  },
  {
    code: 'winter-road',
    settings: {
      ...base,
      title: '预约试驾',
      headline: '冬日公路体验月',
      lead: '冰雪路面、暖座舱，一次看懂冬季续航',
      picture: '/assets/scenes/snow_YLX_ember.webp',
      look: 'poster',
      accent: '#264d6b',
      models: ['YLX', 'YL01', 'YL09'],
      labels: { YLX: 'hot', YL09: 'new' },
      againAfterDays: 30,
      gift: { title: '羊毛车用毯', note: '完成试驾后由门店发放' },
      promise: '门店将在 2 小时内与您确认',
      steps: ['请穿防滑鞋，雪天将调整路线', '试驾后领取羊毛车用毯'],
      rules: RULES,
    },
    places: 500,
    startsAt: now - 10 * DAY_MS,
    endsAt: now + 50 * DAY_MS,
    form: form('drive-winter-road', '冬日公路体验', '报名冬日体验', [
      { fields: [model(['YLX', 'YL01', 'YL09'])] },
      {
        title: '关于您',
        fields: [
          name,
          phone,
          code,
          { kind: 'text', id: 'current', label: '现在开的车', max: 30, isOptional: true, placeholder: '品牌与车系' },
          {
            kind: 'choice',
            id: 'snow',
            label: '冰雪路面驾驶经验',
            options: [
              { key: 'often', text: '每年都开' },
              { key: 'some', text: '开过几次' },
              { key: 'never', text: '从没开过' },
            ],
          },
          {
            kind: 'choices',
            id: 'interests',
            label: '最想体验（最多 3 项）',
            max: 3,
            options: [
              { key: 'range', text: '冬季续航' },
              { key: 'grip', text: '冰雪抓地' },
              { key: 'warm', text: '座舱升温' },
              { key: 'charge', text: '低温快充' },
            ],
          },
        ],
      },
      {
        title: '门店与时间',
        fields: [
          city,
          store,
          slot,
          {
            kind: 'pictures',
            id: 'photo',
            label: '您的冬日照片',
            hint: '选填，登录后可上传 1 张',
            max: 1,
            isOptional: true,
          },
          consent,
        ],
      },
    ]),
  },
];
