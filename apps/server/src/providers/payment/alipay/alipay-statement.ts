import { MINUTE_MS } from '@voltfront/rules/time';
import type { AlipaySdk } from 'alipay-sdk';
import { z } from 'zod';
import type { Ctx } from '../../../kernel/context';
import { refuse } from '../../../kernel/errors';
import { parseAlipayBill } from '../statement/alipay-bill';
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

/** Asks Alipay for the bill of a day. @throws PROVIDER_DOWN, StatementBroken */
export async function alipayStatement(
  ctx: Ctx,
  sdk: AlipaySdk,
  { apiUrl }: AlipayOptions,
  day: string,
): Promise<StatementAnswer> {
  const { data, refusal } = await askAlipay(ctx, sdk, QUERY, { bill_type: 'trade', bill_date: day });
  if (refusal === NO_BILL) return isEmptyDay(day, ctx.now()) ? { isReady: true, lines: [] } : { isReady: false };
  const bill = Bill.safeParse(data);
  if (!bill.success || !isAlipays(bill.data.billDownloadUrl, apiUrl)) {
    ctx.log.error({ service: 'alipay', day, refusal }, 'provider has no bill');
    throw refuse('PROVIDER_DOWN');
  }
  return { isReady: true, lines: parseAlipayBill(await download(ctx, bill.data.billDownloadUrl)) };
}
