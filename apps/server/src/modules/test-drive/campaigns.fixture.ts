/** Answers to the form of a channel, by field. */
export type Answers = Record<string, unknown>;

export interface Case {
  code: string;
  /** Answers beside name, phone, code and consent. */
  answers: Answers;
  /** Number at the partner, as its channel wants it. */
  partnerNo?: string;
  /** A place whose slots are booked. */
  place?: string;
  /** An answer that is refused at its field. */
  bad: Answers;
  /** What a phone is told that applies again. */
  again: string;
  state?: string;
  gift?: string | null;
  told: string[];
}

export const SHANGHAI = { city: '310100' };

export const CASES: Case[] = [
  {
    code: 'night-x',
    answers: { ...SHANGHAI, model: 'YLX', colour: 'pine', store: 'sh-jingan_YLX', friend: 'yes' },
    place: 'sh-jingan_YLX',
    bad: { colour: 'purple' },
    again: 'DRIVE_RUNNING',
    told: ['松林绿', '带一位朋友'],
  },
  {
    code: 'shanghai',
    answers: {
      ...SHANGHAI,
      model: 'YL01',
      district: '310112',
      store: 'sh-hongqiao_YL01',
      plateState: 'green',
      charger: 'no',
    },
    place: 'sh-hongqiao_YL01',
    bad: { store: 'sh-jingan_YL01' },
    again: 'DRIVE_RUNNING',
    told: ['闵行', '可申请绿牌', '暂不具备'],
  },
  {
    code: 'weekend',
    answers: { ...SHANGHAI, model: 'YL01', store: 'sh-jingan_YL01', companions: 3 },
    place: 'sh-jingan_YL01',
    bad: { city: '420100' },
    again: 'DRIVE_RUNNING',
    gift: 'reserved',
    told: ['3 人'],
  },
  {
    code: 'winter-road',
    answers: { ...SHANGHAI, model: 'YLX', store: 'sh-jingan_YLX', snow: 'never', interests: ['range', 'warm'] },
    place: 'sh-jingan_YLX',
    bad: { interests: ['range', 'warm', 'grip', 'charge'] },
    again: 'LIMIT_REACHED',
    told: ['从没开过', '冬季续航、座舱升温'],
  },
  {
    code: 'lcb',
    partnerNo: 'LCB-20261188',
    answers: { ...SHANGHAI, model: 'YLX', store: 'sh-jingan_YLX' },
    place: 'sh-jingan_YLX',
    bad: { name: '1' },
    again: 'LIMIT_REACHED',
    gift: 'reserved',
    told: [],
  },
  {
    code: 'lcb-09',
    partnerNo: 'LCB-O-7',
    answers: {
      ...SHANGHAI,
      model: 'YL09',
      seats: '7',
      persons: 5,
      childSeat: 'yes',
      where: 'home',
      home: 'home-310100_YL09',
      address: '静安区延平路 123 弄 6 号',
    },
    place: 'home-310100_YL09',
    bad: { persons: 7 },
    again: 'LIMIT_REACHED',
    gift: 'reserved',
    told: ['七座', '5 人', '需要儿童座椅', '上门试驾'],
  },
  {
    code: 'season-one',
    answers: { ...SHANGHAI, model: 'YL01', store: 'sh-jingan_YL01', plan: '3' },
    bad: { plan: '9' },
    again: 'DRIVE_RUNNING',
    gift: 'reserved',
    told: ['3 个月内'],
  },
  {
    code: 'season-two',
    answers: {
      ...SHANGHAI,
      model: 'YLX',
      store: 'sh-jingan_YLX',
      trade: 'yes',
      oldBrand: 'audi',
      oldSeries: 'audi-a4l',
      oldYear: 2021,
      oldKm: 46_000,
    },
    place: 'sh-jingan_YLX',
    bad: { oldSeries: 'own-01' },
    again: 'DRIVE_RUNNING',
    told: ['有旧车置换', '奥迪', 'A4L', '2021 年', '46000 公里'],
  },
  {
    code: 'china-star',
    answers: {
      ...SHANGHAI,
      model: 'YL01',
      store: 'sh-jingan_YL01',
      series: 'xingyue',
      registered: 2022,
      plate: '浙AD12345',
      replace: '6',
    },
    place: 'sh-jingan_YL01',
    bad: { plate: '浙AD1' },
    again: 'LIMIT_REACHED',
    gift: 'reserved',
    told: ['星越 L', '2022 年', '半年内换车'],
  },
  {
    code: 'partner-hotel',
    answers: { ...SHANGHAI, model: 'YLX', member: 'QY20261188', stay: '莫干山店' },
    bad: { member: '123' },
    again: 'LIMIT_REACHED',
    state: 'inReview',
    told: ['莫干山店'],
  },
];
