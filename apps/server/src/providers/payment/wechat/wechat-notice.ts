import { MINUTE_MS } from '@voltfront/rules/time';
import { Formatter, Rsa } from 'wechatpay-axios-plugin';
import { z } from 'zod';
import type { Ctx } from '../../../kernel/context';
import { type Notice, NoticeRefused, type RawNotice } from '../types';
import type { WechatClient } from './wechat-client';
import type { WechatPayOptions } from './wechat-options';
import { isOurs, paymentReport, Refund, refundReport, Transaction } from './wechat-report';

/** A notice is refused when its timestamp is off by more than this, in either direction. */
const WINDOW_MS = 5 * MINUTE_MS;
/** WeChat Pay sends wrong signatures with this prefix to test whether shops verify them. */
const PROBE = 'WECHATPAY/SIGNTEST/';

const Body = z.object({
  id: z.string().min(1).max(64),
  event_type: z.string(),
  resource: z.object({
    algorithm: z.literal('AEAD_AES_256_GCM'),
    ciphertext: z.string(),
    nonce: z.string(),
    associated_data: z.string().optional(),
  }),
});

function headerOf({ headers }: RawNotice, name: string): string {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
}

async function assertSigned(ctx: Ctx, client: WechatClient, notice: RawNotice): Promise<void> {
  const timestamp = headerOf(notice, 'wechatpay-timestamp');
  const signature = headerOf(notice, 'wechatpay-signature');
  if (!/^\d{10}$/.test(timestamp) || Math.abs(ctx.now() - Number(timestamp) * 1000) > WINDOW_MS)
    throw new NoticeRefused('too old or too new');
  if (signature.startsWith(PROBE)) throw new NoticeRefused('signature test', 'probe');
  const key = await client.keyOf(headerOf(notice, 'wechatpay-serial'), ctx.now(), ctx.log);
  if (!key) throw new NoticeRefused('signed with an unknown key');
  const message = Formatter.response(timestamp, headerOf(notice, 'wechatpay-nonce'), notice.rawBody.toString('utf8'));
  if (!Rsa.verify(message, signature, key)) throw new NoticeRefused('wrong signature');
}

function parseJson<T>(text: string, schema: z.ZodType<T>): T {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new NoticeRefused('not JSON');
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new NoticeRefused('misshapen');
  return parsed.data;
}

function decrypted(client: WechatClient, resource: z.infer<typeof Body>['resource']): string {
  try {
    return client.decrypt(resource);
  } catch {
    throw new NoticeRefused('encrypted with another key');
  }
}

/**
 * Verifies signature and age over the raw body, decrypts it, and compares merchant, app and
 * currency. @throws NoticeRefused
 */
export async function parseWechatNotice(
  ctx: Ctx,
  client: WechatClient,
  options: WechatPayOptions,
  notice: RawNotice,
): Promise<Notice> {
  await assertSigned(ctx, client, notice);
  const { id: noticeId, event_type, resource } = parseJson(notice.rawBody.toString('utf8'), Body);
  const text = decrypted(client, resource);
  if (event_type.startsWith('REFUND.')) {
    const refund = parseJson(text, Refund);
    if (refund.mchid !== options.merchantId || (refund.amount.currency ?? 'CNY') !== 'CNY')
      throw new NoticeRefused('refund of another merchant or currency', 'foreign');
    return { noticeId, about: 'refund', report: refundReport(refund) };
  }
  if (!event_type.startsWith('TRANSACTION.')) throw new NoticeRefused(`unknown event ${event_type.slice(0, 32)}`);
  const transaction = parseJson(text, Transaction);
  if (!isOurs(options, transaction)) throw new NoticeRefused('payment of another merchant, app or currency', 'foreign');
  const report = paymentReport(transaction);
  if (!report) throw new NoticeRefused('paid without number, time or amount');
  return { noticeId, about: 'payment', report };
}
