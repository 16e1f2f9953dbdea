import type { BodyOf } from '@voltfront/contract';
import { DAY_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../kernel/context';
import { startOfDay } from '../../../kernel/day-span';
import type { StaffSight } from '../../../kernel/staff-sight';
import { findAccountOfMobile } from '../../account';
import type { OrderFilter } from './staff-orders.repository';

/** What staff ask for. */
export type AskedFilter = BodyOf<'POST /api/mporder/v1/staff/orders/export'>;

/** An order number; shorter ones are looked for in names, where none is found. */
const ORDER_NO = /^[A-Z]{2}\d{10,}$/i;
const MOBILE = /^1\d{10}$/;
/** Finds nothing: no account has this id. */
const NOBODY = '-';

/** A search text as conditions. Who sees buyers masked finds orders by number alone, or would learn whose they are. */
async function searched(ctx: Ctx, sight: StaffSight, text: string | undefined): Promise<OrderFilter> {
  if (text === undefined) return {};
  if (ORDER_NO.test(text)) return { orderNo: text.toUpperCase() };
  if (sight.isMasked(null)) return { userId: NOBODY };
  if (MOBILE.test(text)) return { userId: (await findAccountOfMobile(ctx.db, text)) ?? NOBODY };
  return { name: text };
}

/** The filter of a list within what the caller sees: a store outside of it finds nothing. @throws BAD_INPUT for a false day */
export async function toFilter(ctx: Ctx, sight: StaffSight, asked: AskedFilter): Promise<OrderFilter> {
  const { search, state, kind, modelId, storeId, from, to } = asked;
  const { onlyStoreId } = sight;
  const isElsewhere =
    onlyStoreId === null || (onlyStoreId !== undefined && storeId !== undefined && storeId !== onlyStoreId);
  return {
    ...(await searched(ctx, sight, search)),
    ...(isElsewhere ? { userId: NOBODY } : {}),
    state,
    kind,
    modelId,
    storeId: onlyStoreId ?? storeId,
    from: from === undefined ? undefined : startOfDay(from, 'from'),
    before: to === undefined ? undefined : startOfDay(to, 'to') + DAY_MS,
  };
}
