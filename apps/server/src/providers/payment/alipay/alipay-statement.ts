import { NO_FLOW } from '@voltfront/rules/reconciliation/fees';
import { MINUTE_MS } from '@voltfront/rules/time';
import type { AlipaySdk } from 'alipay-sdk';
import { z } from 'zod';
import type { Ctx } from '../../../kernel/context';
import { refuse } from '../../../kernel/errors';
import { parseAlipayBill } from '../statement/alipay-bill';
import { parseAlipayFlow } from '../statement/alipay-flow';
import type { StatementAnswer } from '../statement/statement.types';
import { isEmptyDay } from '../statement/statement-day';
import { askAlipay } from './alipay-client';
import type { AlipayOptions } from './alipay-options';

const QUERY = 'alipay.data.dataservice.bill.downloadurl.query';
/** There is no bill of the day, or none yet. */
const NO_BILL = 'isp.bill_not_exist';
const TIMEOUT_MS = MINUTE_MS;
const MOST_BYTES = 128 * 1024 * 1024;

const Bill = z.object({ billDownloadUrl: z.url() });

/** Bills are fetched from the gateway and from hosts of Alipay only. */
function isAlipays(url: string, apiUrl: string): boolean {
  const { protocol, host, hostname } = new URL(url);
  return host === new URL(apiUrl).host || (/^https?:$/.test(protocol) && hostname.endsWith('.alipay.com'));
}

/** Reads a response up to a limit; null when it is larger. */
async function readBytes(answer: Response): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.length;
    if (size > MOST_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function download(ctx: Ctx, url: string): Promise<Uint8Array> {
  try {
    const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    const file = answer.ok ? await readBytes(answer) : null;
    if (file) return file;
    ctx.log.error({ service: 'alipay', status: answer.status }, 'provider sent no bill');
  } catch (error) {
    ctx.log.error({ service: 'alipay', failure: (error as Error).name }, 'provider sent no bill');
  }
  throw refuse('PROVIDER_DOWN');
}

/** Fetches a bill; `late` while it is to come, null when there is none of the day. @throws PROVIDER_DOWN */
async function fetchBill(
  ctx: Ctx,
  sdk: AlipaySdk,
  { apiUrl }: AlipayOptions,
  wanted: { bill_type: 'trade' | 'signcustomer'; bill_date: string },
): Promise<Uint8Array | 'late' | null> {
  const { data, refusal } = await askAlipay(ctx, sdk, QUERY, wanted);
  if (refusal === NO_BILL) return isEmptyDay(wanted.bill_date, ctx.now()) ? null : 'late';
  const bill = Bill.safeParse(data);
  if (!bill.success || !isAlipays(bill.data.billDownloadUrl, apiUrl)) {
    ctx.log.error({ service: 'alipay', ...wanted, refusal }, 'provider has no bill');
    throw refuse('PROVIDER_DOWN');
  }
  return download(ctx, bill.data.billDownloadUrl);
}

/** Asks Alipay for the bill of a day, and for what moved on the account. @throws PROVIDER_DOWN, StatementBroken */
export async function alipayStatement(
  ctx: Ctx,
  sdk: AlipaySdk,
  options: AlipayOptions,
  day: string,
): Promise<StatementAnswer> {
  const bill = await fetchBill(ctx, sdk, options, { bill_type: 'trade', bill_date: day });
  if (bill === 'late') return { isReady: false };
  const flow = await fetchBill(ctx, sdk, options, { bill_type: 'signcustomer', bill_date: day });
  if (flow === 'late') return { isReady: false };
  return {
    isReady: true,
    lines: bill === null ? [] : parseAlipayBill(bill),
    flow: flow === null ? NO_FLOW : parseAlipayFlow(flow),
  };
}
