import { ShowSettings } from '@voltfront/contract';
import type { FormDefinition } from '@voltfront/rules/form/form-types';
import { formatDate } from '@voltfront/rules/format/date';
import { shanghaiMidnight } from '@voltfront/rules/slot/slot-plan';
import { DAY_MS, HOUR_MS } from '@voltfront/rules/time';
import { asset, fillDeep } from '../../../demo/fill';
import type { Ctx } from '../../../kernel/context';
import { defineForm } from '../../form';
import { savePlans } from '../../slot';
import { insertShows, type ShowRow } from '../show.repository';
import { SHOW_VISIT } from '../show-visit';

/** Half days begin at 9:00 and at 13:30. */
const HALF_DAYS = [9 * 60, 13 * 60 + 30];
const HALF_DAY_MINUTES = 240;

interface DemoShow {
  showId: string;
  title: string;
  place: readonly [string, string, string, string, number, number];
  /** First and last day, and since when visits are booked, in days from the loading. */
  days: readonly [number, number, number];
  draw: string | null;
}

/** One that can be booked, one to come, one that is over. */
const demoShows: readonly DemoShow[] = [
  {
    showId: 'show-shanghai',
    title: '上海国际车展',
    place: ['上海', '国家会展中心 5.1 馆', '5B08 展台', '上海市青浦区崧泽大道 333 号', 31.1907, 121.3025],
    days: [5, 14, -10],
    draw: 'celebrate',
  },
  {
    showId: 'show-canton',
    title: '广州国际车展',
    place: ['广州', '广交会展馆 D 区 19.1 馆', '19A02 展台', '广州市海珠区阅江中路 382 号', 23.1003, 113.3629],
    days: [50, 59, 20],
    draw: 'celebrate-next',
  },
  {
    showId: 'show-chengdu',
    title: '成都国际车展',
    place: ['成都', '西部国际博览城 3 号馆', '3A11 展台', '成都市天府新区福州路东段 88 号', 30.4421, 104.0888],
    days: [-40, -31, -70],
    draw: null,
  },
];

/** Asked by all shows. */
const FORM: FormDefinition = {
  id: 'show-visit',
  version: 1,
  title: '车展预约',
  submitText: '提交预约',
  groups: [
    {
      title: '参观时间',
      fields: [
        { kind: 'pick', id: 'show', label: '展会', list: 'shows' },
        { kind: 'slot', id: 'slot', label: '日期与半天', slots: SHOW_VISIT, place: ['show'] },
        { kind: 'number', id: 'visitors', label: '参观人数', min: 1, max: 4, look: 'stepper' },
      ],
    },
    {
      title: '预约人',
      fields: [
        { kind: 'name', id: 'name', label: '姓名' },
        { kind: 'phone', id: 'phone', label: '手机号' },
        { kind: 'code', id: 'code', label: '验证码', phone: 'phone' },
        {
          kind: 'choice',
          id: 'model',
          label: '意向车型',
          look: 'tiles',
          options: ['YL01', 'YLX', 'YL09', 'CS1E'].map((key) => ({ key, text: `{${key}}` })),
        },
      ],
    },
    {
      fields: [
        {
          kind: 'consent',
          id: 'consent',
          label: '我同意将以上信息用于本次观展',
          document: { title: '车展预约个人信息授权', version: '2026-11' },
        },
      ],
    },
  ],
};

function rowOf({ showId, title, place, days, draw }: DemoShow, midnight: number): ShowRow {
  const [cityName, hall, booth, address, latitude, longitude] = place;
  const [first, last, bookFrom] = days;
  const settings = ShowSettings.parse({
    ...{ title, cityName, hall, booth, address, latitude, longitude, draw },
    picture: asset('campaigns/auto-show.webp'),
    programme: [
      { time: '10:00', text: '{YL01} 设计师讲解' },
      { time: '11:30', text: '智能座舱体验' },
      { time: '14:00', text: '城市领航演示' },
      { time: '16:00', text: '整点抽奖与合影' },
    ],
  });
  const at = (day: number) => midnight + day * DAY_MS;
  const window = { bookFrom: at(bookFrom), startsAt: at(first) + 9 * HOUR_MS, endsAt: at(last) + 18 * HOUR_MS };
  return { showId, settings, ...window, formId: FORM.id };
}

/** The half days of a show; the first day takes few visitors. */
function planOf({ showId, days: [first, last] }: DemoShow, midnight: number) {
  const dates = Array.from({ length: last - first + 1 }, (_, index) => formatDate(midnight + (first + index) * DAY_MS));
  const [opening = '', ...others] = dates;
  const hours = [
    { dates: [opening], starts: HALF_DAYS, capacity: 20 },
    { dates: others, starts: HALF_DAYS, capacity: 120 },
  ];
  const plan = { hours, lengthMinutes: HALF_DAY_MINUTES, leadMinutes: 30, days: 120 };
  return { kind: SHOW_VISIT, placeId: showId, plan };
}

/** Auto shows with their forms and half days. */
export async function seedShows(ctx: Ctx): Promise<void> {
  const midnight = shanghaiMidnight(ctx.now());
  const all = fillDeep(demoShows);
  await defineForm(ctx, fillDeep(FORM));
  await insertShows(ctx.db, all.map((each) => rowOf(each, midnight)).map(fillDeep));
  await savePlans(
    ctx,
    all.map((each) => planOf(each, midnight)),
  );
}
