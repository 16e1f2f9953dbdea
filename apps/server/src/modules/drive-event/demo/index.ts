import { DriveEventSettings } from '@voltfront/contract';
import { formatInstant } from '@voltfront/rules/format/date';
import { shanghaiMidnight } from '@voltfront/rules/slot/slot-plan';
import { DAY_MS, HOUR_MS } from '@voltfront/rules/time';
import { fillDeep } from '../../../demo/fill';
import type { Ctx } from '../../../kernel/context';
import { type ChannelInput, defineChannel } from '../../test-drive';
import { DRIVE_RULES, driveFields } from '../../test-drive/demo';
import { insertEvent, type SessionRow } from '../drive-event.repository';

const MODELS = ['YL01', 'YLX'];
const STORE = 'sh-jingan';

/** What an event of the demo is. */
export const eventSettings = {
  venue: {
    name: '上海国际赛车场 · 安全驾驶中心',
    address: '上海市嘉定区伊宁路 2000 号',
    phone: '021-60001234',
    latitude: 31.338,
    longitude: 121.2263,
  },
  programme: [
    { time: '签到', text: '核验驾驶证，领取装备与手环' },
    { time: '讲解 20 分钟', text: '教练讲解坐姿、制动与弯道线路' },
    { time: '赛道 40 分钟', text: '直线加速、紧急变线与制动体验' },
    { time: '交流 30 分钟', text: '茶歇与合影，领取证书' },
  ],
  coach: { name: '陈向', note: '前房车赛车手，安全驾驶教练 12 年', avatar: '/assets/avatars/person-21.webp' },
  driverRule: '试驾人年龄 20 至 65 周岁，持 C1 及以上驾驶证满 12 个月；每人限带 1 名同伴乘坐体验。',
  gallery: [] as string[],
};

/** Half-day sessions of an event, on a day. */
const sessionsOf = (eventCode: string, day: number): SessionRow[] =>
  [10, 14, 16].map((hour, index) => ({
    sessionId: `${eventCode}-${index + 1}`,
    eventCode,
    startsAt: day + hour * HOUR_MS,
    endsAt: day + (hour + 2) * HOUR_MS,
    capacity: 12,
    taken: 0,
    waiting: 0,
  }));

/** The channel of an event: its form asks for session, model, companion and licence. */
export function eventChannel(
  code: string,
  sessions: readonly SessionRow[],
  window: { startsAt: number; endsAt: number },
): ChannelInput {
  const { model, name, phone, code: smsCode, consent } = driveFields(MODELS);
  const times = sessions.map(({ sessionId, startsAt }) => {
    return { key: sessionId, text: formatInstant(startsAt, 'M月D日 HH:mm') };
  });
  return {
    code,
    settings: {
      title: '试驾品鉴会',
      headline: '赛道日 · 试驾品鉴会',
      lead: '专业教练带教，把性能开到极致',
      picture: '/assets/campaigns/test-drive-event.webp',
      look: 'poster',
      accent: '#27457a',
      models: MODELS,
      isReviewed: false,
      againAfterDays: 0,
      partner: null,
      gift: { title: '赛道体验证书', note: '完成体验后现场颁发' },
      promise: '您已进入候补名单，有空位将按顺序递补并通知您',
      steps: ['携带驾驶证原件，提前 20 分钟签到', '请着长裤与平底鞋', '未满 18 周岁的同伴不可乘坐'],
      rules: [{ title: '参与条件', text: eventSettings.driverRule }, ...DRIVE_RULES],
    },
    ...window,
    form: {
      id: `drive-${code}`,
      version: 1,
      title: '试驾品鉴会',
      submitText: '提交报名',
      groups: [
        {
          title: '选择场次',
          fields: [{ kind: 'choice', id: 'session', label: '场次', look: 'tiles', options: times }],
        },
        { title: '选择车型', fields: [model] },
        {
          title: '试驾人',
          fields: [
            name,
            phone,
            smsCode,
            { kind: 'number', id: 'companions', label: '同伴人数', min: 0, max: 1, look: 'stepper', isOptional: true },
            {
              kind: 'choices',
              id: 'licence',
              label: '驾龄',
              min: 1,
              max: 1,
              options: [{ key: 'held', text: '本人持有驾驶证满 12 个月' }],
            },
            consent,
          ],
        },
      ],
    },
  };
}

/** An event that can be booked with a session almost full and a full one, one to come, and one that is over. */
export async function seedDriveEvents(ctx: Ctx): Promise<void> {
  const midnight = shanghaiMidnight(ctx.now());
  const at = (days: number) => midnight + days * DAY_MS;
  const events = [
    { code: 'circuit', day: 12, window: { startsAt: at(-5), endsAt: at(12) }, taken: [3, 10, 12], gallery: [] },
    { code: 'mountain', day: 40, window: { startsAt: at(10), endsAt: at(40) }, taken: [0, 0, 0], gallery: [] },
    {
      code: 'circuit-autumn',
      day: -30,
      window: { startsAt: at(-60), endsAt: at(-30) },
      taken: [12, 12, 12],
      gallery: ['drive-weekend', 'test-drive-event', 'test-drive', 'test-drive-city'].map(
        (name) => `/assets/campaigns/${name}.webp`,
      ),
    },
  ];
  for (const { code, day, window, taken, gallery } of events) {
    const sessions = sessionsOf(code, at(day)).map((row, index) => ({ ...row, taken: taken[index] ?? 0 }));
    await defineChannel(ctx, fillDeep(eventChannel(code, sessions, window)));
    const settings = DriveEventSettings.parse(fillDeep({ ...eventSettings, gallery }));
    await insertEvent(ctx.db, { code, storeId: STORE, settings }, sessions);
  }
}
