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

const RULES = [DRIVER, CHANGE, ROAD, DATA];
const MEMBERS = { on: 'drive', title: '洗车券 2 张' } as const;

/** A partner that cares for cars: its members in our app, their families, and whoever comes by a browser. */
export const demoMembers = (now: number): ChannelInput[] => [
  {
    code: 'lcb',
    settings: {
      ...base,
      title: '合作渠道试驾',
      headline: '会员专属 试驾直通车',
      lead: '乐车帮会员预约，免排队、专人接待',
      picture: '/assets/campaigns/test-drive-partner.webp',
      look: 'ticket',
      accent: '#14506b',
      models: ['YL01', 'YLX', 'YL09'],
      againAfterDays: 30,
      partner: { name: '乐车帮', note: '会员试驾礼遇' },
      gift: { ...MEMBERS, note: '完成试驾后 3 个工作日内由乐车帮发到会员账户' },
      promise: '门店将在 2 小时内与您确认',
      steps: ['到店报会员编号，由专人接待', '试驾完成后，门店回传核销结果', '3 个工作日内洗车券发到会员账户'],
      resultPage: '/pagesActivity/testDrive/lcbResult',
      rules: RULES,
    },
    gifts: 2000,
    form: form('drive-lcb', '合作渠道试驾', '提交会员预约', [
      { title: '选择车型', fields: [model(['YL01', 'YLX', 'YL09'])] },
      { title: '到店安排', fields: [city, store, slot] },
      { title: '会员信息', fields: [phone, code, name, consent] },
    ]),
  },
  {
    code: 'lcb-09',
    settings: {
      ...base,
      title: '{YL09} 家庭试驾',
      headline: '一家人 坐满再出发',
      lead: '六座或七座，儿童座椅与后备厢都试一遍',
      picture: '/assets/campaigns/test-drive-family.webp',
      look: 'poster',
      accent: '#6b4a2c',
      models: ['YL09'],
      againAfterDays: 30,
      partner: { name: '乐车帮', note: '家庭会员礼遇' },
      gift: { ...MEMBERS, note: '完成家庭试驾后由乐车帮发放' },
      promise: '门店将在 2 小时内与您确认',
      steps: ['专员会带来一把符合标准的儿童座椅', '上门试驾请预留小区访客车位', '驾驶证原件由试驾人本人携带'],
      resultPage: '/pagesActivity/testDrive/lcb009Result',
      facts: [
        { title: '第二排', text: '六座独立座椅，七座三人长椅', picture: '/assets/interiors/mpv_second_sand.webp' },
        { title: '儿童座椅', text: '二三排共 4 个接口，可反向安装', picture: '/assets/interiors/mpv_cabin_sand.webp' },
        { title: '后备厢', text: '七座满员仍可放下婴儿车', picture: '/assets/scenes/studio-tail_YL09_mist.webp' },
      ],
      rules: [
        ...RULES,
        { title: '上门试驾', text: '目前开放上海、北京、杭州城区，由指定门店派车，试驾起终点为您填写的地址。' },
      ],
    },
    gifts: 500,
    endsAt: now + 90 * DAY_MS,
    form: form('drive-lcb-09', '家庭试驾', '预约家庭试驾', [
      { fields: [model(['YL09'])] },
      {
        title: '家里几口人',
        fields: [
          {
            kind: 'choice',
            id: 'seats',
            label: '座位布局',
            look: 'segments',
            options: [
              { key: '6', text: '六座' },
              { key: '7', text: '七座' },
            ],
          },
          { kind: 'number', id: 'persons', label: '同行人数', min: 1, max: 6, unit: '人', look: 'stepper' },
          either('childSeat', '儿童座椅', '需要儿童座椅', '不需要'),
        ],
      },
      {
        title: '在哪里试',
        fields: [
          city,
          {
            kind: 'choice',
            id: 'where',
            label: '试驾地点',
            look: 'segments',
            options: [
              { key: 'home', text: '上门试驾' },
              { key: 'store', text: '到店试驾' },
            ],
          },
          {
            kind: 'pick',
            id: 'home',
            label: '上门试驾车',
            list: 'driveHomes',
            within: ['city', 'model'],
            isImplied: true,
            shownWhen: { field: 'where', is: 'home' },
          },
          {
            kind: 'text',
            id: 'address',
            label: '上门地址',
            min: 6,
            max: 60,
            isPersonal: true,
            placeholder: '小区、楼栋与门牌',
            shownWhen: { field: 'where', is: 'home' },
          },
          { ...store, shownWhen: { field: 'where', is: 'store' } },
          { ...slot, place: ['store', 'home'] } as FormField,
        ],
      },
      { title: '联系方式', fields: [name, phone, code, consent] },
    ]),
  },
  {
    code: 'lcb-web',
    settings: {
      ...base,
      title: '合作渠道试驾',
      headline: '一分钟留资 顾问来电',
      lead: '浏览器直接填写，不用下载、不用登录',
      picture: '/assets/scenes/studio_YL01_ember.webp',
      look: 'plain',
      accent: '#0f5f74',
      models: ['YL01', 'YLX', 'YL09'],
      againAfterDays: 7,
      needsCaptcha: true,
      partner: { name: '乐车帮', note: '网页专享通道' },
      promise: '顾问将在 24 小时内致电，为您安排时间',
      steps: ['保持手机畅通', '时间以顾问与您确认为准'],
      resultPage: '/pagesActivity/testDrive/lcbBrowserResult',
      rules: [DRIVER, ROAD, DATA],
    },
    form: form('drive-lcb-web', '合作渠道试驾', '提交', [
      {
        fields: [
          { ...model(['YL01', 'YLX', 'YL09']), look: 'sheet' } as FormField,
          city,
          store,
          {
            kind: 'date',
            id: 'wish',
            label: '期望日期',
            hint: '仅作参考，不占用时段',
            min: { days: 1 },
            max: { days: 30 },
          },
          name,
          phone,
          code,
          consent,
        ],
      },
    ]),
  },
];
