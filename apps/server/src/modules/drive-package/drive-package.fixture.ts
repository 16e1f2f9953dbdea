import { DAY_MS } from '@voltfront/rules/time';
import { fillDeep } from '../../demo/fill';
import { couponTemplates } from '../coupon/coupon.tables';
import { defineChannel } from '../test-drive';
import type { DriveShop } from '../test-drive/test-drive.fixture';
import { packageChannel, packageOffer } from './demo';
import { insertOffer } from './drive-package.repository';

/** Adds to a shop what packages are made from, with the coupons in them. */
export async function openPackages({ server }: DriveShop): Promise<void> {
  const now = server.clock.now();
  const times = { startsAt: now, endsAt: now + 365 * DAY_MS, createdAt: now };
  const templates = [
    { id: 'charging-50-yuan', kind: 'charging' as const, title: '充电抵扣券', validDays: 90, ...times },
    { id: 'service-coffee', kind: 'service' as const, title: '门店手冲咖啡', validDays: 30, ...times },
  ];
  await server.database.db.insert(couponTemplates).values(templates).onConflictDoNothing();
  await server.database.transaction(async (db) => {
    await insertOffer(db, packageOffer);
    await defineChannel({ ...server.ctx(), db }, fillDeep(packageChannel()));
  });
}
