import { DAY_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../kernel/context';
import { addAccount } from '../account.repository';

/** Demo customer whose orders wait for staff: refunds to approve and to transfer, a car handed over, an invoice to issue. */
export const DESK_PERSON = { accountId: 'person-desk', mobile: '13800000033' };

/** Adds the person; false when somebody has the number already. */
export const addDeskPerson = (ctx: Ctx): Promise<boolean> =>
  addAccount(ctx.db, {
    id: DESK_PERSON.accountId,
    mobile: DESK_PERSON.mobile,
    nickname: '江畔的周末',
    avatar: '/assets/avatars/person-27.webp',
    roles: [],
    organName: null,
    jobId: null,
    state: 'active',
    createdAt: ctx.now() - 200 * DAY_MS,
  });
