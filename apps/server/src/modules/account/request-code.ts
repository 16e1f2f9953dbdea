import type { QueryOf, ReplyOf } from '@voltfront/contract';
import { HOUR_MS, MINUTE_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { demandCaptcha } from '../captcha';
import { sendSmsCode, smsRules } from './sms-code';

const TEN_MINUTES_MS = 10 * MINUTE_MS;
/** Several people may share an IP address. */
const PEOPLE_PER_ADDRESS = 5;

type Key = 'GET /api/appuser/v1/user/pub/sms/authCode';

/**
 * Sends a code unless a limit of the IP address or the phone number is reached; requires a captcha
 * after repeated requests.
 * @throws TOO_FREQUENT, CAPTCHA_REQUIRED, SMS_TOO_SOON, SMS_DAILY_LIMIT, PROVIDER_DOWN
 */
export async function requestCode(ctx: Ctx, { mobile, scene }: QueryOf<Key>): Promise<ReplyOf<Key>> {
  const { cache, config } = ctx.app;
  const hour = await cache.increment(`sms:address:${ctx.ip}`, HOUR_MS);
  if (hour.count > config.smsPerAddressHour) throw refuse('TOO_FREQUENT');
  const byPhone = await cache.increment(`sms:phone:${mobile}`, TEN_MINUTES_MS);
  const byAddress = await cache.increment(`sms:recent:${ctx.ip}`, TEN_MINUTES_MS);
  const isRepeated = byPhone.count > config.captchaAfter || byAddress.count > config.captchaAfter * PEOPLE_PER_ADDRESS;
  if (isRepeated) await demandCaptcha(ctx, 'sms');
  await sendSmsCode(ctx, mobile, scene);
  return { resendAfterS: smsRules.pauseMs / 1000, expiresInS: smsRules.validMs / 1000 };
}
