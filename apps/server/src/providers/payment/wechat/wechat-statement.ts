import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Ctx } from '../../../kernel/context';
import { refuse } from '../../../kernel/errors';
import { type StatementAnswer, StatementBroken } from '../statement/statement.types';
import { isEmptyDay } from '../statement/statement-day';
import { parseWechatBill } from '../statement/wechat-bill';
import type { WechatClient } from './wechat-client';

const Bill = z.object({ hash_type: z.literal('SHA1'), hash_value: z.string(), download_url: z.url() });

/** Asks WeChat Pay for the bill of a day. @throws PROVIDER_DOWN, StatementBroken */
export async function wechatStatement(ctx: Ctx, client: WechatClient, day: string): Promise<StatementAnswer> {
  const asked = await client.ask(ctx.log, 'get', `v3/bill/tradebill?bill_date=${day}&bill_type=ALL`);
  if (asked.failure?.code === 'STATEMENT_CREATING') return { isReady: false };
  // WeChat Pay makes no bill for a day without transactions.
  if (asked.failure?.code === 'NO_STATEMENT_EXIST')
    return isEmptyDay(day, ctx.now()) ? { isReady: true, lines: [] } : { isReady: false };
  const bill = Bill.safeParse(asked.data);
  if (!bill.success) {
    ctx.log.error({ service: 'wechat pay', day, ...asked.failure }, 'provider has no bill');
    throw refuse('PROVIDER_DOWN');
  }
  // Only path and query are used, so that the signed request goes to WeChat Pay whatever the address says.
  const { pathname, search } = new URL(bill.data.download_url);
  const file = await client.download(ctx.log, `${pathname.slice(1)}${search}`);
  if (createHash('sha1').update(file).digest('hex') !== bill.data.hash_value.toLowerCase())
    throw new StatementBroken('hash', 'the bill is not the one that was announced');
  return { isReady: true, lines: parseWechatBill(file.toString('utf8')) };
}
