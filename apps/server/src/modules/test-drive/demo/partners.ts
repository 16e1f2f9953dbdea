import type { FormField } from '@voltfront/rules/form/form-types';
import { DAY_MS } from '@voltfront/rules/time';
import type { ChannelInput } from '../show-channel';
import { base, city, code, consent, DATA, DRIVER, form, model, name, phone, ROAD } from './parts';

interface Partner {
  code: string;
  name: string;
  headline: string;
  lead: string;
  benefit: string;
  picture: string;
  accent: string;
  member: { label: string; pattern: string; placeholder: string };
  more?: FormField;
  places: number;
  endsAt?: number;
}

const partners = (now: number): Partner[] => [
  {
    code: 'bank',
    name: '云川银行',
    headline: '白金卡持卡人专享试驾',
    lead: '一对一接待，试驾当日可享专属金融方案讲解',
    benefit: '试驾后得 2000 元刷卡金',
    picture: '/assets/scenes/showroom-side_CS1E_carbon.webp',
    accent: '#1f3a5f',
    member: { label: '卡号后 8 位', pattern: '\\d{8}', placeholder: '白金卡及以上' },
    places: 800,
  },
  {
    code: 'hotel',
    name: '栖野酒店',
    headline: '住一晚 开一程',
    lead: '会员入住期间可预约周边山路试驾',
    benefit: '试驾后得免费早餐双人份',
    picture: '/assets/scenes/dusk-side_YLX_pearl.webp',
    accent: '#6a4b2a',
    member: { label: '会员号', pattern: 'QY\\d{8}', placeholder: 'QY 加 8 位数字' },
    more: { kind: 'text', id: 'stay', label: '入住酒店', max: 30, placeholder: '如 莫干山店' },
    places: 300,
  },
  {
    code: 'airline',
    name: '远瞰航空',
    headline: '落地之后 换个驾驶舱',
    lead: '金卡会员抵达城市当日可试驾',
    benefit: '试驾后得 3000 里程',
    picture: '/assets/scenes/tunnel-tail_YL01_ember.webp',
    accent: '#3b2f63',
    member: { label: '常旅客号', pattern: 'YK[A-Z]\\d{7}', placeholder: 'YK 开头共 10 位' },
    more: {
      kind: 'text',
      id: 'flight',
      label: '航班号',
      max: 8,
      pattern: '[A-Z0-9]{4,8}',
      placeholder: '如 YK5123',
      isOptional: true,
    },
    places: 0,
  },
  {
    code: 'gym',
    name: '山前健身',
    headline: '运动会员试驾',
    lead: '合作已于上季结束',
    benefit: '试驾后得私教课 1 节',
    picture: '/assets/scenes/garage_YLX_pine.webp',
    accent: '#2b4a35',
    member: { label: '会员号', pattern: '\\d{6}', placeholder: '6 位数字' },
    places: 100,
    endsAt: now - 30 * DAY_MS,
  },
];

const channelOf = (partner: Partner): ChannelInput => {
  const { code: key, name: title, headline, lead, benefit, picture, accent, member, more, places, endsAt } = partner;
  return {
    code: `partner-${key}`,
    settings: {
      ...base,
      title: '合作伙伴专享试驾',
      headline,
      lead,
      picture,
      look: 'poster',
      accent,
      models: ['YL01', 'YLX', 'YL09'],
      isReviewed: true,
      againAfterDays: 90,
      partner: { name: title, note: benefit },
      promise: '会员身份将在 1 个工作日内审核，通过后门店与您约时间',
      steps: ['审核通过后门店提供可选时段', '到店出示会员凭证原件', benefit],
      rules: [
        DRIVER,
        { title: '会员审核', text: '会员号与证明仅用于核验身份，审核后 30 天删除证明照片。' },
        ROAD,
        DATA,
      ],
    },
    places,
    ...(endsAt === undefined ? {} : { endsAt }),
    form: form(`drive-partner-${key}`, '合作伙伴专享试驾', '提交审核', [
      {
        title: '会员身份',
        fields: [
          { kind: 'text', id: 'member', max: 12, isPersonal: true, ...member },
          ...(more ? [more] : []),
          {
            kind: 'pictures',
            id: 'proof',
            label: '会员证明',
            hint: '选填，登录后可上传，5 MB 以内',
            max: 1,
            isOptional: true,
          },
        ],
      },
      {
        title: '试驾意向',
        fields: [{ ...model(['YL01', 'YLX', 'YL09']), look: 'sheet' } as FormField, city],
      },
      { title: '联系方式', fields: [name, phone, code, consent] },
    ]),
  };
};

const options = (...pairs: readonly (readonly [string, string])[]) => pairs.map(([key, text]) => ({ key, text }));

/** Partners of other trades, and companies with fleets: staff look at each application first. */
export const demoPartners = (now: number): ChannelInput[] => [
  ...partners(now).map(channelOf),
  {
    code: 'key-customers',
    settings: {
      ...base,
      title: '大客户试驾',
      headline: '企业用车 一次试清楚',
      lead: '5 台起享大客户政策，可上门到公司试驾',
      picture: '/assets/campaigns/test-drive-fleet.webp',
      look: 'poster',
      accent: '#23374d',
      models: ['YL09', 'YL01', 'YLX'],
      isReviewed: true,
      againAfterDays: 30,
      role: 'partner',
      promise: '大客户团队将在 2 个工作日内审核并与您联系',
      steps: ['审核通过后由大客户经理安排试驾', '试驾可安排在公司或门店', '批量报价在试驾后 3 个工作日内提供'],
      facts: [
        { title: '5 台', text: '专属价格 · 上门交付' },
        { title: '10 台', text: '加赠充电桩 2 个 · 专属客户经理' },
        { title: '50 台', text: '驻场服务 · 车队管理平台' },
      ],
      rules: [DRIVER, ROAD, DATA],
    },
    form: form('drive-key-customers', '大客户试驾', '提交企业申请', [
      {
        title: '企业信息',
        fields: [
          { kind: 'text', id: 'company', label: '企业名称', min: 4, max: 40 },
          {
            kind: 'idNumber',
            id: 'credit',
            label: '信用代码',
            document: 'creditCode',
            placeholder: '18 位统一社会信用代码',
          },
          {
            kind: 'pictures',
            id: 'licence',
            label: '营业执照',
            hint: '请登录后上传，5 MB 以内，已填内容会保留',
            max: 1,
            texts: { missing: '请上传营业执照照片', notOffered: '请重新上传营业执照照片' },
          },
          {
            kind: 'choice',
            id: 'trade',
            label: '所属行业',
            look: 'sheet',
            options: options(
              ['travel', '出行与租赁'],
              ['tech', '科技互联网'],
              ['finance', '金融'],
              ['factory', '制造'],
              ['public', '公共事业'],
              ['other', '其他'],
            ),
          },
        ],
      },
      {
        title: '用车需求',
        fields: [
          {
            kind: 'choice',
            id: 'cars',
            label: '计划台数',
            look: 'segments',
            options: options(['5', '5-9 台'], ['10', '10-49 台'], ['50', '50 台以上']),
          },
          {
            kind: 'choices',
            id: 'models',
            label: '意向车型',
            options: options(['YL09', '{YL09}'], ['YL01', '{YL01}'], ['YLX', '{YLX}']),
          },
          city,
          {
            kind: 'choice',
            id: 'place',
            label: '试驾地点',
            look: 'segments',
            options: options(['company', '到公司试驾'], ['store', '到门店试驾']),
          },
          {
            kind: 'text',
            id: 'address',
            label: '公司地址',
            min: 6,
            max: 60,
            shownWhen: { field: 'place', is: 'company' },
          },
        ],
      },
      {
        title: '联系人',
        fields: [name, { kind: 'text', id: 'post', label: '职务', max: 20 }, phone, code, consent],
      },
    ]),
  },
];
