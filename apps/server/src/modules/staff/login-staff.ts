import { type BodyOf, may, type QueryOf, type ReplyOf } from '@voltfront/contract';
import { HOUR_MS, SECOND_MS } from '@voltfront/rules/time';
import { type Ctx, withTransaction } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { countSmsTurn, openConsole, sendSmsCode, smsRules, staffOfMobile, useSmsCode } from '../account';
import { presentSelf } from './show-self';

type Code = 'GET /api/mpaccount/v1/staff/pub/code';
type Login = 'POST /api/mpaccount/v1/staff/pub/login';

/** Somebody whose roles open the console. */
async function findStaff(ctx: Ctx, mobile: string) {
  const found = await staffOfMobile(ctx, mobile);
  return found && may(found, 'enterConsole') ? found : null;
}

/**
 * Sends a login code to a phone of staff. Other phones get the same answers and no message, so that nobody learns here who
 * works for the brand, and no stranger gets a message.
 * @throws TOO_FREQUENT, SMS_TOO_SOON, SMS_DAILY_LIMIT, PROVIDER_DOWN
 */
export async function sendStaffCode(ctx: Ctx, { mobile }: QueryOf<Code>): Promise<ReplyOf<Code>> {
  const hour = await ctx.app.cache.increment(`sms:address:${ctx.ip}`, HOUR_MS);
  if (hour.count > ctx.app.config.smsPerAddressHour) throw refuse('TOO_FREQUENT');
  if (await findStaff(ctx, mobile)) await sendSmsCode(ctx, mobile, 'login');
  else await countSmsTurn(ctx, mobile);
  return { resendAfterS: smsRules.pauseMs / SECOND_MS, expiresInS: smsRules.validMs / SECOND_MS };
}

/**
 * Logs staff in at the console. Their sessions on customers' platforms stay; an older one of the console ends.
 * @throws CODE_WRONG, CODE_VOID, CODE_EXPIRED; FORBIDDEN without a role that opens the console
 */
export async function loginStaff(ctx: Ctx, { mobile, code }: BodyOf<Login>): Promise<ReplyOf<Login>> {
  await useSmsCode(ctx, mobile, 'login', code);
  return withTransaction(ctx, async (inner) => {
    const found = await findStaff(inner, mobile);
    const token = found && (await openConsole(inner, found.accountId));
    if (!found || !token) throw refuse('FORBIDDEN');
    return { token, self: await presentSelf(inner, found.accountId, false) };
  });
}
