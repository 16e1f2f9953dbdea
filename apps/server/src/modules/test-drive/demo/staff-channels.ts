import { fillDeep } from '../../../demo/fill';
import type { Ctx } from '../../../kernel/context';
import { type ChannelInput, defineChannel } from '../show-channel';
import { base, CHANGE, city, code, consent, DATA, DRIVER, form, model, name, phone, ROAD, slot, store } from './parts';

const MODELS = ['YL01', 'YLX', 'YL09'];

const channels: ChannelInput[] = [
  {
    code: 'spring-staff',
    settings: {
      ...base,
      title: '春日试驾邀请',
      headline: '去春天里 开一程',
      lead: '员工大使专属邀请，全程有人陪同',
      picture: '/assets/campaigns/spring-staff.webp',
      look: 'poster',
      accent: '#2f6b45',
      models: MODELS,
      promise: '邀请您的员工与门店顾问将在 24 小时内与您联系',
      steps: ['保持手机畅通', '携带驾驶证原件到店', '完成试驾，领取春日礼品'],
      rules: [DRIVER, ROAD, DATA],
    },
    form: form('drive-spring-staff', '春日试驾邀请', '提交预约', [
      { title: '选择车型', fields: [model(MODELS)] },
      {
        title: '期望时间',
        fields: [
          city,
          {
            kind: 'choice',
            id: 'weekend',
            label: '期望周末',
            look: 'tiles',
            options: [
              { key: '3', text: '3 月周末' },
              { key: '4', text: '4 月周末' },
              { key: '5', text: '5 月周末' },
              { key: 'soon', text: '尽快安排' },
            ],
          },
        ],
      },
      { title: '联系方式', fields: [name, phone, code, consent] },
    ]),
  },
  {
    code: 'staff-drive',
    settings: {
      ...base,
      title: '员工专属试驾',
      headline: '由我陪你 开一次',
      lead: '员工一对一邀约，到店有人接待',
      picture: '/assets/campaigns/staff-drive.webp',
      look: 'plain',
      accent: '#2c4a6e',
      models: MODELS,
      promise: '邀请您的员工将亲自与您确认一次',
      steps: ['携带驾驶证原件，提前 10 分钟到店', '出示到店码，由专员为您办理登记'],
      rules: [DRIVER, CHANGE, ROAD, DATA],
    },
    form: form('drive-staff', '员工专属试驾', '确认预约', [
      { title: '选择车型', fields: [model(MODELS)] },
      { title: '门店与时间', fields: [city, store, slot] },
      { title: '联系方式', fields: [name, phone, code, consent] },
    ]),
  },
  {
    code: 'partner-drive',
    settings: {
      ...base,
      title: '专属试驾邀请',
      headline: '企业客户 专属试驾',
      lead: '合作伙伴邀约，到店专人接待',
      picture: '/assets/campaigns/invite-partner.webp',
      look: 'plain',
      accent: '#3a4452',
      models: MODELS,
      promise: '门店将在 2 小时内与您确认',
      steps: ['携带驾驶证原件，提前 10 分钟到店', '出示到店码，告知合作伙伴名称', '完成试驾，享受专属礼遇'],
      rules: [DRIVER, CHANGE, ROAD, DATA],
    },
    form: form('drive-partner', '专属试驾邀请', '确认预约', [
      { title: '选择车型', fields: [model(MODELS)] },
      { title: '门店与时间', fields: [city, store, slot] },
      {
        title: '联系方式',
        fields: [
          name,
          phone,
          code,
          { kind: 'text', id: 'company', label: '公司', max: 40, isOptional: true, placeholder: '选填，便于门店接待' },
          consent,
        ],
      },
    ]),
  },
];

/** Channels through which friends of employees and customers of business partners book. */
export async function seedStaffChannels(ctx: Ctx): Promise<void> {
  for (const channel of fillDeep(channels)) await defineChannel(ctx, channel);
}
