import { type BodyOf, menuOf, type ReplyOf } from '@voltfront/contract';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { maskMiddle } from '../../kernel/personal-data';
import { type FoundCustomer, findCustomer } from '../account';
import { usableCoupons } from '../coupon';
import { levelOf } from '../growth';
import { balances } from '../points';
import { accountOfMemberNo, memberNoOf } from '../profile';
import { customerTexts } from './customer.texts';

const KEY = 'POST /api/mpaccount/v1/staff/customers/find';

type Body = BodyOf<typeof KEY>;

async function find(ctx: ActorCtx, { by, value }: Body): Promise<FoundCustomer | null> {
  if (by === 'mobile') return findCustomer(ctx, { mobile: value });
  const accountId = by === 'memberNo' ? await accountOfMemberNo(ctx, value) : value;
  return accountId === undefined ? null : findCustomer(ctx, { accountId });
}

/** Whether the caller sees customers unmasked: the auditor does not. */
const seesAll = ({ actor }: ActorCtx): boolean =>
  menuOf(actor).some(({ section, scopes }) => section === 'customers' && scopes.includes('all'));

const hide = (customer: ReplyOf<typeof KEY>): ReplyOf<typeof KEY> => ({
  ...customer,
  nickname: maskMiddle(customer.nickname, 1, 0),
  mobile: maskMiddle(customer.mobile, 3, 4),
  memberNo: maskMiddle(customer.memberNo, 2, 2),
});

/**
 * Finds a person for staff, who are in the audit trail with whom they found; needs a transaction.
 * @throws NOT_FOUND
 */
export async function lookUpCustomer(ctx: ActorCtx, body: Body): Promise<ReplyOf<typeof KEY>> {
  const found = await find(ctx, body);
  if (!found) throw refuse('NOT_FOUND', { message: customerTexts.missing });
  const { accountId, mobile } = found;
  const held = await balances(ctx, accountId);
  const customer = {
    ...found,
    mobile: mobile ?? '',
    memberNo: await memberNoOf(ctx, accountId),
    level: await levelOf(ctx, held.growth),
    balances: { ...held, coupons: await usableCoupons(ctx, accountId) },
  };
  await ctx.app.audit?.note(ctx, { key: KEY, body: {}, reply: { accountId } });
  return seesAll(ctx) ? customer : hide(customer);
}
