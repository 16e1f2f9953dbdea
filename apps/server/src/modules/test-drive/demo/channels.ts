import type { TestDriveSettingsData } from '@voltfront/contract';
import type { FormDefinition, FormField } from '@voltfront/rules/form/form-types';
import { DAY_MS } from '@voltfront/rules/time';
import type { ChannelInput } from '../show-channel';

const MODELS = [
  { key: 'YL01', text: '{YL01}' },
  { key: 'YLX', text: '{YLX}' },
  { key: 'YL09', text: '{YL09}' },
];

const modelsOf = (codes: readonly string[]) => MODELS.filter(({ key }) => codes.includes(key));

const model = (codes: readonly string[]): FormField => ({
  kind: 'choice',
  id: 'model',
  label: '试驾车型',
  options: modelsOf(codes),
  look: 'tiles',
});
const name: FormField = { kind: 'name', id: 'name', label: '姓名', placeholder: '请填写真实姓名' };
const phone: FormField = { kind: 'phone', id: 'phone', label: '手机号' };
const code: FormField = { kind: 'code', id: 'code', label: '验证码', phone: 'phone' };
const city: FormField = { kind: 'city', id: 'city', label: '城市' };
const store: FormField = { kind: 'store', id: 'store', label: '门店', list: 'driveStores', within: ['city', 'model'] };
const slot: FormField = { kind: 'slot', id: 'slot', label: '试驾时间', slots: 'testDrive', place: ['store'] };
const note: FormField = {
  kind: 'text',
  id: 'note',
  label: '备注',
  lines: 'many',
  max: 100,
  isOptional: true,
  placeholder: '例如想重点体验的功能',
};
const consent: FormField = {
  kind: 'consent',
  id: 'consent',
  label: '试驾须知',
  document: { title: '试驾须知', version: '2026-11' },
};

const cities = (...pairs: readonly (readonly [string, string])[]): FormField => ({
  kind: 'choice',
  id: 'city',
  label: '城市',
  look: 'sheet',
  options: pairs.map(([key, text]) => ({ key, text })),
});

const form = (id: string, title: string, submitText: string, groups: FormDefinition['groups']): FormDefinition => ({
  id,
  version: 1,
  title,
  submitText,
  groups,
});

const DRIVER = {
  title: '驾驶资格',
  text: '试驾人年龄 18 至 70 周岁，持有效 C1 及以上驾驶证满 6 个月，到店请携带驾驶证原件。饮酒、服用影响驾驶的药物或身体不适时不得试驾。',
};
const ROAD = {
  title: '行驶责任',
  text: '试驾须由品牌专员陪同，按既定路线行驶并遵守交通法规。因试驾人违章产生的罚款与记分由试驾人承担，车辆保险由门店投保。',
};
const DATA = {
  title: '信息使用',
  text: '您填写的信息仅用于安排本次试驾及回访，由您选择城市的门店专员与您联系。您可随时要求停止联系或删除信息。',
};
const CHANGE = {
  title: '改期与取消',
  text: '试驾开始 24 小时前可在线改期（最多 2 次）或取消；不足 24 小时请致电门店。',
};

const base = {
  isReviewed: false,
  againAfterDays: 0,
  partner: null,
  gift: null,
} satisfies Partial<TestDriveSettingsData>;

/** Channels of the demo: each its own form, look and result. */
export const demoChannels = (now: number): ChannelInput[] => [
  {
    code: 'standard',
    settings: {
      ...base,
      title: '预约试驾',
      headline: '开一次，就知道',
      lead: '专员陪同约 60 分钟，路线含城市与快速路',
      picture: '/assets/campaigns/test-drive.webp',
      look: 'plain',
      accent: '#27457a',
      models: ['YL01', 'YLX', 'YL09'],
      promise: '门店将在 2 小时内与您确认',
      steps: ['携带驾驶证原件，提前 10 分钟到店', '出示到店码，由专员为您办理登记', '试驾后可在线查看本次记录'],
      rules: [DRIVER, CHANGE, ROAD, DATA],
    },
    form: form('drive-standard', '预约试驾', '确认预约', [
      { title: '选择车型', fields: [model(['YL01', 'YLX', 'YL09'])] },
      { title: '门店与时间', fields: [city, store, slot] },
      { title: '联系方式', fields: [name, phone, code, consent] },
    ]),
  },
  {
    code: 'h5',
    settings: {
      ...base,
      title: '预约试驾',
      headline: '30 秒预约 到店有礼',
      lead: '留下联系方式，顾问为您安排最近的门店',
      picture: '/assets/campaigns/test-drive-city.webp',
      look: 'poster',
      accent: '#8a3b12',
      models: ['YL01', 'YLX', 'YL09'],
      againAfterDays: 7,
      gift: { title: '定制车载香氛', note: '到店试驾后领取，每个手机号限 1 份' },
      promise: '顾问将在 24 小时内致电，为您安排门店与时间',
      steps: ['保持手机畅通，留意 021 开头的来电', '到店完成试驾，领取车载香氛'],
      rules: [
        DRIVER,
        { title: '到店礼', text: '每个手机号限领 1 份到店礼，完成试驾后由门店发放，数量有限，领完为止。' },
        DATA,
        { title: '来电说明', text: '顾问会在提交后 24 小时内致电（9:00 至 20:00）。未接通时最多再联系 2 次。' },
        ROAD,
      ],
    },
    form: form('drive-h5', '预约试驾', '立即预约', [
      { fields: [name, phone, code, city, { ...model(['YL01', 'YLX', 'YL09']), look: 'sheet' } as FormField, consent] },
    ]),
  },
  {
    code: 'dealer-board',
    settings: {
      ...base,
      title: '预约试驾',
      headline: '车主口碑榜 专享体验',
      lead: '来自汽车资讯平台的用户，优先安排周末时段',
      picture: '/assets/campaigns/test-drive-partner.webp',
      look: 'ticket',
      accent: '#1d5c4a',
      models: ['YL01', 'YLX'],
      againAfterDays: 30,
      partner: { name: '榜上好车', note: '合作平台专享通道' },
      promise: '门店将在 2 小时内与您确认',
      steps: ['到店报平台昵称，享专属讲解', '试驾后可在平台发布体验'],
      rules: [DRIVER, CHANGE, ROAD, DATA],
    },
    form: form('drive-dealer-board', '预约试驾', '提交预约', [
      {
        title: '到店试驾',
        fields: [
          model(['YL01', 'YLX']),
          cities(['310100', '上海'], ['110100', '北京'], ['330100', '杭州'], ['440300', '深圳']),
          store,
          slot,
        ],
      },
      { title: '您的信息', fields: [name, phone, code, note, consent] },
    ]),
  },
  {
    code: 'fleet-fair',
    settings: {
      ...base,
      title: '预约试驾',
      headline: '企业用车体验日',
      lead: '七座商务座舱，整车接送体验',
      picture: '/assets/campaigns/test-drive-fleet.webp',
      look: 'poster',
      accent: '#3d3a5c',
      models: ['YL09'],
      isReviewed: true,
      againAfterDays: 30,
      partner: { name: '商旅出行联盟', note: '企业客户专属通道' },
      promise: '大客户经理将在 1 个工作日内审核并与您联系',
      steps: ['审核通过后由大客户经理安排门店与时间', '可携带两位同事一同体验'],
      rules: [DRIVER, ROAD, DATA],
    },
    form: form('drive-fleet-fair', '预约试驾', '提交申请', [
      {
        fields: [
          model(['YL09']),
          city,
          { kind: 'text', id: 'company', label: '单位名称', min: 4, max: 40 },
          name,
          phone,
          code,
          note,
          consent,
        ],
      },
    ]),
  },
  {
    code: 'autumn-board',
    settings: {
      ...base,
      title: '预约试驾',
      headline: '秋日试驾周',
      lead: '红叶路线专场',
      picture: '/assets/campaigns/drive-weekend.webp',
      look: 'ticket',
      accent: '#7a4a1e',
      models: ['YLX'],
      promise: '门店将在 2 小时内与您确认',
      steps: [],
      rules: [DRIVER, ROAD, DATA],
    },
    startsAt: now - 60 * DAY_MS,
    endsAt: now - 30 * DAY_MS,
    form: form('drive-autumn-board', '预约试驾', '提交预约', [
      { fields: [model(['YLX']), city, name, phone, code, consent] },
    ]),
  },
];
