import { DAY_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../kernel/context';
import { addAccount } from '../account.repository';

/** Adds the demo customer with orders in every state of a handover; false when somebody has the number already. */
export async function addHandoverPerson(
  ctx: Ctx,
  { accountId, mobile }: { accountId: string; mobile: string },
): Promise<boolean> {
  return addAccount(ctx.db, {
    id: accountId,
    mobile,
    nickname: '等车的小满',
    avatar: '/assets/avatars/person-22.webp',
    roles: [],
    organName: null,
    jobId: null,
    state: 'active',
    createdAt: ctx.now() - 90 * DAY_MS,
  });
}
