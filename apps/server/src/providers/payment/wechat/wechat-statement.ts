import { createHash } from 'node:crypto';
import { NO_FLOW } from '@voltfront/rules/reconciliation/fees';
import { z } from 'zod';
import type { Ctx } from '../../../kernel/context';
import { refuse } from '../../../kernel/errors';
import { type StatementAnswer, StatementBroken } from '../statement/statement.types';
import { isEmptyDay } from '../statement/statement-day';
import { parseWechatBill } from '../statement/wechat-bill';
import { parseWechatFlow } from '../statement/wechat-flow';
import type { WechatClient } from './wechat-client';

const Bill = z.object({ hash_type: z.literal('SHA1'), hash_value: z.string(), download_url: z.url() });

/** Fetches a bill; `late` while it is to come, null when there is none of the day. @throws PROVIDER_DOWN, StatementBroken */
async function fetchBill(ctx: Ctx, client: WechatClient, day: string, path: string): Promise<string | 'late' | null> {
  const asked = await client.ask(ctx.log, 'get', path);
  if (asked.failure?.code === 'STATEMENT_CREATING') return 'late';
  // WeChat Pay makes no bill for a day on which nothing happened.
  if (asked.failure?.code === 'NO_STATEMENT_EXIST') return isEmptyDay(day, ctx.now()) ? null : 'late';
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
  return file.toString('utf8');
}

/**
 * Asks WeChat Pay for the bill of a day, and for what moved on the account on which it settles. @throws PROVIDER_DOWN,
 * StatementBroken
 */
export async function wechatStatement(ctx: Ctx, client: WechatClient, day: string): Promise<StatementAnswer> {
  const bill = await fetchBill(ctx, client, day, `v3/bill/tradebill?bill_date=${day}&bill_type=ALL`);
  if (bill === 'late') return { isReady: false };
  const flow = await fetchBill(ctx, client, day, `v3/bill/fundflowbill?bill_date=${day}&account_type=BASIC`);
  if (flow === 'late') return { isReady: false };
  return {
    isReady: true,
    lines: bill === null ? [] : parseWechatBill(bill),
    flow: flow === null ? NO_FLOW : parseWechatFlow(flow),
  };
}
