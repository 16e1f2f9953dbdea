import { fillBrand } from '@voltfront/brand';
import { DAY_MS, HOUR_MS } from '@voltfront/rules/time';

/** Days from now, and the other data of a demo experience. */
interface Plan {
  id: string;
  kind: 'visit' | 'track' | 'test';
  title: string;
  summary: string;
  body: string;
  picture: string;
  place: string;
  krPrice: number;
  places: number;
  taken: number;
  opens: number;
  closes: number;
  starts: number;
  hours: number;
}

const plans: readonly Plan[] = [
  {
    id: 'factory-tour',
    kind: 'visit',
    title: '智能工厂参观日',
    summary: '看一台车从钢板到下线的全过程',
    body: '由工艺工程师带领，参观冲压、焊装、总装三个车间，并在终检线旁与质量团队座谈。全程约三小时，步行两公里，请穿平底鞋。',
    picture: 'scenes/garage_YLX_pine.webp',
    place: '宁波 · {brand}智能工厂',
    krPrice: 12,
    places: 30,
    taken: 21,
    opens: -20,
    closes: 12,
    starts: 20,
    hours: 4,
  },
  {
    id: 'night-track',
    kind: 'track',
    title: '日落赛道日',
    summary: '在专业教练陪同下驶上赛道',
    body: '上午理论与绕桩，下午分组上赛道，每人三节各十五分钟。需持有效驾驶证，当天不可饮酒，头盔由现场提供。',
    picture: 'campaigns/test-drive-event.webp',
    place: '上海 · 嘉定赛车场',
    krPrice: 24,
    places: 16,
    taken: 9,
    opens: -10,
    closes: 18,
    starts: 26,
    hours: 8,
  },
  {
    id: 'voice-group',
    kind: 'test',
    title: '语音助手测试小组',
    summary: '先用四周新版语音，把问题告诉我们',
    body: '为期四周的线上测试。测试版软件会推送到您的车上，每周填写一份十分钟的反馈，期末与产品团队在线交流。',
    picture: 'campaigns/voice.webp',
    place: '线上',
    krPrice: 8,
    places: 60,
    taken: 57,
    opens: -6,
    closes: 8,
    starts: 14,
    hours: 672,
  },
  {
    id: 'arctic-test',
    kind: 'test',
    title: '冬季试验场同行',
    summary: '与工程师在冰面上调校一整天',
    body: '两天一夜，跟随底盘团队在冰雪试验场体验牵引力与制动的调校过程。往返交通自理，住宿与保暖装备由活动提供。',
    picture: 'banners/winter-test.webp',
    place: '黑河 · 冬季试验场',
    krPrice: 60,
    places: 8,
    taken: 3,
    opens: -15,
    closes: 25,
    starts: 48,
    hours: 32,
  },
  {
    id: 'design-day',
    kind: 'visit',
    title: '设计中心开放日',
    summary: '近看油泥模型与色彩实验室',
    body: '走进设计中心的公开区域，与设计师讨论一款车的比例与配色，并亲手完成一块色板。涉密区域不开放拍照。',
    picture: 'campaigns/creators.webp',
    place: '上海 · 设计中心',
    krPrice: 16,
    places: 12,
    taken: 12,
    opens: -25,
    closes: 5,
    starts: 16,
    hours: 5,
  },
  {
    id: 'spring-camp',
    kind: 'visit',
    title: '电池实验室探访',
    summary: '看电池怎样通过针刺与浸水',
    body: '在安全区内观看电池包的滥用试验，由电芯团队讲解每一项标准的由来。未成年人需由监护人陪同。',
    picture: 'banners/charging-network.webp',
    place: '杭州 · 电池实验室',
    krPrice: 14,
    places: 24,
    taken: 0,
    opens: 6,
    closes: 30,
    starts: 45,
    hours: 4,
  },
  {
    id: 'autumn-track',
    kind: 'track',
    title: '金秋赛道日',
    summary: '教练陪同的三节赛道体验',
    body: '上午理论与绕桩，下午分组上赛道。本场已圆满结束，感谢每一位到场的车友。',
    picture: 'campaigns/drive-weekend.webp',
    place: '珠海 · 国际赛车场',
    krPrice: 24,
    places: 16,
    taken: 16,
    opens: -110,
    closes: -75,
    starts: -68,
    hours: 8,
  },
  {
    id: 'navigation-group',
    kind: 'test',
    title: '导航测试小组',
    summary: '四周新版导航的线上测试',
    body: '为期四周的线上测试，收到有效反馈 412 条，其中 37 条已进入开发计划。',
    picture: 'campaigns/association.webp',
    place: '线上',
    krPrice: 10,
    places: 50,
    taken: 44,
    opens: -60,
    closes: -35,
    starts: -30,
    hours: 672,
  },
];

/** Rows of the experiences as seen at a moment; each begins at two in the afternoon in Shanghai. */
export function experienceRows(now: number) {
  const base = Math.floor(now / DAY_MS) * DAY_MS + 6 * HOUR_MS;
  return plans.map(({ opens, closes, starts, hours, place, picture, ...plan }) => ({
    ...plan,
    place: fillBrand(place),
    picture: `/assets/${picture}`,
    opensAt: base + opens * DAY_MS,
    closesAt: base + closes * DAY_MS,
    cancelUntil: base + (starts - 3) * DAY_MS,
    startsAt: base + starts * DAY_MS,
    endsAt: base + starts * DAY_MS + hours * HOUR_MS,
    createdAt: now,
  }));
}
