import type { ReplyOf } from '@voltfront/contract';
import type { Ctx } from '../../../kernel/context';
import { codeOf, fromBase32, STEP_MS, stepAt } from '../totp';
import { demoStaff } from './staff';

/** Demo staff with the codes that their authenticator apps would show now. */
export async function showDemoStaff(ctx: Ctx): Promise<ReplyOf<'GET /api/mpaccount/v1/staff/pub/demo'>> {
  const step = stepAt(ctx.now());
  const people = demoStaff.map(({ mobile, nickname, roles, secret }) => ({
    mobile,
    nickname,
    roles,
    secret,
    code: codeOf(fromBase32(secret), step),
  }));
  return { people, endsAt: (step + 1) * STEP_MS };
}
