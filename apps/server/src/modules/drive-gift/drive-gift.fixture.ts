import { DAY_MS } from '@voltfront/rules/time';
import { fillDeep } from '../../demo/fill';
import { couponTemplates } from '../coupon/coupon.tables';
import { defineChannel } from '../test-drive';
import type { DriveShop } from '../test-drive/test-drive.fixture';
import { giftChannel } from './demo';
import { type GiftRow, insertGifts } from './drive-gift.repository';

/** Stock of each gift. */
export const STOCK = 3;

/** Adds to a shop a channel with gifts of every kind. */
export async function openGifts({ server }: DriveShop, code = 'gift'): Promise<void> {
  const now = server.clock.now();
  const template = { id: 'charging-50-yuan', kind: 'charging' as const, title: '充电抵扣券', validDays: 90 };
  const times = { startsAt: now, endsAt: now + 365 * DAY_MS, createdAt: now };
  await server.database.db
    .insert(couponTemplates)
    .values({ ...template, ...times })
    .onConflictDoNothing();
  const base = { channelCode: code, note: '', points: null, template: null, total: STOCK, taken: 0 };
  const gifts: GiftRow[] = [
    { ...base, giftId: `${code}-mug`, kind: 'goods', title: '定制旅行杯', position: 1 },
    { ...base, giftId: `${code}-points`, kind: 'points', title: '300 积分', points: 300, position: 2 },
    { ...base, giftId: `${code}-charging`, kind: 'coupon', title: '充电券', template: template.id, position: 3 },
  ];
  await server.database.transaction(async (db) => {
    const window = { startsAt: now - DAY_MS, endsAt: now + 365 * DAY_MS };
    await defineChannel({ ...server.ctx(), db }, fillDeep(giftChannel(code, window, '即日起')));
    await insertGifts(db, gifts);
  });
}
