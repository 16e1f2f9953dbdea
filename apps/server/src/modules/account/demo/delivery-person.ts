import { DAY_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../kernel/context';
import { addAccount } from '../account.repository';

/** A demo customer whose cars are on their way and at the store. */
export const DELIVERY_PERSON = { accountId: 'person-delivery', mobile: '13800000032' };

export async function seedDeliveryPerson(ctx: Ctx): Promise<void> {
  await addAccount(ctx.db, {
    id: DELIVERY_PERSON.accountId,
    mobile: DELIVERY_PERSON.mobile,
    nickname: '等车的第七天',
    avatar: '/assets/avatars/person-21.webp',
    roles: [],
    organName: null,
    jobId: null,
    state: 'active',
    createdAt: ctx.now() - 120 * DAY_MS,
  });
}
