import type { GrantedRole } from '@voltfront/contract';
import { DAY_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../kernel/context';
import { hasLiveSession } from './session.repository';

/** Roles that work in the console. */
const STAFF: readonly GrantedRole[] = ['agent', 'consultant', 'finance', 'operator', 'auditor', 'administrator'];

/** Whether a member of staff is logged in. */
export const hasStaffSession = (ctx: Ctx): Promise<boolean> =>
  hasLiveSession(ctx.db, STAFF, ctx.now() - ctx.app.config.sessionDays * DAY_MS);
