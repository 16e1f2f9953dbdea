import { DAY_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../kernel/context';
import { addAccount } from '../account.repository';

/** A demo customer whose cars have arrived, with final payments in every state. */
export async function seedFinalBuyer(ctx: Ctx): Promise<void> {
  await addAccount(ctx.db, {
    id: 'person-final',
    mobile: '13800000042',
    nickname: '等一把钥匙',
    avatar: '/assets/avatars/person-33.webp',
    roles: [],
    organName: null,
    jobId: null,
    state: 'active',
    createdAt: ctx.now() - 90 * DAY_MS,
  });
}
