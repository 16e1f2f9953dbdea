import { DAY_MS } from '@voltfront/rules/time';
import { asset, fillDeep } from '../../../demo/fill';
import type { Ctx } from '../../../kernel/context';
import { fillSlot, listSlots } from '../../slot';
import { insertRestaurants } from '../restaurant.repository';
import { planTables, TABLE } from '../tables-of';
import { MENUS } from './menus';

type Kind = 'restaurant' | 'cafe';
type Row = [storeId: string, kind: Kind, name: string, restDays: readonly number[], state?: 'noBookings' | 'gone'];

/** Restaurants in the centres, cafés in some of the other stores. */
const ROWS: readonly Row[] = [
  ['sh-jingan', 'restaurant', '{brand}厨房 · 静安', []],
  ['hz-qianjiang', 'restaurant', '{brand}厨房 · 钱江', [1]],
  ['bj-chaoyang', 'restaurant', '{brand}厨房 · 三里屯', []],
  ['sz-nanshan', 'restaurant', '{brand}厨房 · 后海', [2]],
  ['cd-gaoxin', 'restaurant', '{brand}厨房 · 天府', []],
  ['sy-heping', 'restaurant', '{brand}厨房 · 青年大街', []],
  ['nj-jianye', 'restaurant', '{brand}厨房 · 河西', [1]],
  ['su-yuanqu', 'restaurant', '{brand}厨房 · 湖东', []],
  ['xm-siming', 'restaurant', '{brand}厨房 · 环岛路', []],
  ['zz-zhengdong', 'restaurant', '{brand}厨房 · 郑东', []],
  ['sh-hongqiao', 'cafe', '{brand}咖啡 · 虹桥', []],
  ['nb-dongbu', 'cafe', '{brand}咖啡 · 东部新城', [], 'noBookings'],
  ['gz-tianhe', 'cafe', '{brand}咖啡 · 珠江新城', []],
  ['xa-gaoxin', 'cafe', '{brand}咖啡 · 高新', []],
  ['wh-optics', 'cafe', '{brand}咖啡 · 光谷', [], 'gone'],
];

const KINDS = {
  restaurant: {
    hours: '11:00-21:00',
    perHeadFen: 88_00,
    seats: 46,
    tables: 5,
    story: '时令食材与少油少盐的做法，等待试驾或交付时，坐下来好好吃一顿。靠窗的位置可以看到展厅。',
    pictures: ['dish-bowl', 'dish-noodles', 'dish-pasta', 'dish-salad'],
  },
  cafe: {
    hours: '10:00-20:30',
    perHeadFen: 36_00,
    seats: 18,
    tables: 3,
    story: '手冲、拿铁与每日现烤的点心。车主凭咖啡券可以兑换一杯手冲。',
    pictures: ['dish-latte', 'dish-tea', 'dish-cake', 'dish-toast'],
  },
} as const;

const idOf = (storeId: string) => `dine-${storeId}`;

function restaurantsSeed(now: number) {
  return ROWS.map(([storeId, kind, name, restDays, state], i) => {
    const { hours, perHeadFen, seats, story, pictures } = KINDS[kind];
    return {
      ...{ restaurantId: idOf(storeId), storeId, kind, name, story, hours, perHeadFen, seats },
      restDays: [...restDays],
      phone: `400-000-06${String(i + 11)}`,
      pictures: pictures.map((picture) => asset(`stores/${picture}.webp`)),
      takesBookings: state !== 'noBookings',
      couponTemplates: ['service-coffee'],
      goneAt: state === 'gone' ? now - 12 * DAY_MS : null,
    };
  });
}

const dishesSeed = () =>
  ROWS.flatMap(([storeId, kind]) =>
    MENUS[kind].map(({ picture, ...dish }, i) => ({
      ...dish,
      dishId: `${idOf(storeId)}-${i + 1}`,
      restaurantId: idOf(storeId),
      place: i + 1,
      tags: [...dish.tags],
      picture: picture === null ? null : asset(`stores/${picture}.webp`),
    })),
  );

/** Restaurants with menus and tables; some times of the first one are full. */
export async function seedRestaurants(ctx: Ctx): Promise<void> {
  const rows = fillDeep(restaurantsSeed(ctx.now()));
  await insertRestaurants(ctx.db, rows, dishesSeed());
  await planTables(
    ctx,
    rows.map((row) => ({ ...row, tables: KINDS[row.kind].tables })),
  );
  const first = { kind: TABLE, placeId: idOf('sh-jingan') };
  const offered = await listSlots(ctx, first);
  for (const { startsAt } of offered.slice(2, 5)) await fillSlot(ctx, { ...first, startsAt });
}
