import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { refuse } from '../../kernel/errors';
import type { Logger } from '../../kernel/log';
import { askJson } from '../http-json';
import type { InsurerProvider } from './types';

/** Where the insurers' gateway is and how the shop signs its requests. */
export interface HttpInsurerOptions {
  /** URL without a trailing slash. */
  url: string;
  /** The shop's id at the gateway. */
  merchantId: string;
  secret: string;
}

const Code = z.string().min(1).max(64);
const Line = z.object({ code: Code, name: z.string().min(1).max(60), amountFen: z.int().min(0) });
const Quote = z
  .object({ quoteNo: Code, lines: z.array(Line).min(1).max(20), totalFen: z.int().min(1) })
  .refine(({ lines, totalFen }) => lines.reduce((sum, { amountFen }) => sum + amountFen, 0) === totalFen);
const Insurers = z.object({
  insurers: z
    .array(
      z.object({
        insurerId: Code,
        name: z.string().min(1).max(60),
        phone: z.string().min(1).max(20),
        intro: z.string().max(100),
        thirdPartyYuan: z.array(z.int().min(1)).min(1).max(10),
        extras: z.array(z.object({ code: Code, name: z.string().max(60), text: z.string().max(100) })).max(20),
      }),
    )
    .max(30),
});
const Policy = z.object({ policyNo: Code });

/**
 * An HTTP gateway to several insurers: `GET /insurers?cityCode=`, `POST /quotes` and `POST /policies`. Every request is
 * signed by HMAC-SHA-256 over timestamp, method, path and body.
 */
export function createHttpInsurer({ url, merchantId, secret }: HttpInsurerOptions, log: Logger): InsurerProvider {
  async function ask<T>(shape: z.ZodType<T>, now: number, method: 'GET' | 'POST', path: string, content?: object) {
    const body = content ? JSON.stringify(content) : '';
    const signature = createHmac('sha256', secret).update(`${now}.${method} ${path} ${body}`).digest('hex');
    const headers = {
      'content-type': 'application/json',
      'x-insurer-merchant': merchantId,
      'x-insurer-timestamp': String(now),
      'x-insurer-signature': signature,
    };
    const init: RequestInit = body === '' ? { method, headers } : { method, headers, body };
    const parsed = shape.safeParse(await askJson(log, 'insurer', `${url}${path}`, init));
    if (parsed.success) return parsed.data;
    log.error({ service: 'insurer', path: path.split('?')[0] }, 'insurer answered in another form');
    throw refuse('PROVIDER_DOWN');
  }
  return {
    key: 'http',
    insurersOf: async (ctx, cityCode) =>
      (await ask(Insurers, ctx.now(), 'GET', `/insurers?cityCode=${encodeURIComponent(cityCode)}`)).insurers,
    quote: (ctx, quoteCase) => ask(Quote, ctx.now(), 'POST', '/quotes', quoteCase),
    issue: (ctx, quote) => ask(Policy, ctx.now(), 'POST', '/policies', quote),
  };
}
