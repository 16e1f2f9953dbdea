import { DAY_MS } from '@voltfront/rules/time';
import { guardOf } from '../../../kernel/account-guard';
import type { Ctx } from '../../../kernel/context';
import { newId } from '../../../kernel/ids';
import { areaOf } from '../areas';
import { bookPlans, type PlannedAddress } from './book-plans';
import { insertBook } from './seed-addresses.repository';

/** Gives demo accounts a book of addresses; those that are cancelled or have one already are left out. */
export async function seedAddresses(ctx: Ctx): Promise<void> {
  for (const [accountId, plan] of Object.entries(bookPlans)) {
    if (!(await guardOf(ctx).holdAccount(ctx.db, accountId))) continue;
    const rows = plan.map((planned, index) => rowOf(accountId, planned, index, ctx.now()));
    await insertBook(ctx.db, { accountId, updatedAt: ctx.now() }, rows);
  }
}

function rowOf(accountId: string, planned: PlannedAddress, index: number, now: number) {
  const [receiver, mobile, cityCode, districtCode, street, label] = planned;
  const { province, city, district } = areaOf(cityCode, districtCode);
  const createdAt = now - (index + 1) * DAY_MS;
  return {
    accountId,
    addressId: newId(createdAt),
    ...{ receiver, mobile, cityCode, districtCode, street, label },
    provinceName: province.name,
    cityName: city.name,
    districtName: district?.name ?? '',
    isDefault: index === 0,
    createdAt,
    updatedAt: createdAt,
  };
}
