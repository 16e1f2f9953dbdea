import { refuse } from '../../kernel/errors';
import type { Logger } from '../../kernel/log';
import { askJson } from '../http-json';
import { readReport, readSignedNotice, signedHeaders } from './notice';
import { LenderNoticeRefused, type LenderProvider, type LenderReport } from './types';

/** Where the lenders' gateway is and how the shop signs its requests. */
export interface HttpLenderOptions {
  /** URL without a trailing slash. */
  url: string;
  /** The shop's id at the gateway. */
  merchantId: string;
  /** Signs requests and notices alike. */
  secret: string;
}

/**
 * An HTTP gateway to several lenders: `POST /applications`, `GET /applications/{no}` and `POST
 * /applications/{no}/withdraw`. Every request is signed by HMAC-SHA-256 over timestamp, method,
 * path and body; the gateway sends notices signed over timestamp and body with the same secret.
 */
export function createHttpLender(options: HttpLenderOptions, log: Logger): LenderProvider {
  const ask = async (now: number, method: 'GET' | 'POST', path: string, content: object | null) => {
    const body = content === null ? '' : JSON.stringify(content);
    const headers = {
      ...signedHeaders(options.secret, `${method} ${path} ${body}`, now),
      'x-lender-merchant': options.merchantId,
    };
    const init: RequestInit = body === '' ? { method, headers } : { method, headers, body };
    return askJson(log, 'lender', `${options.url}${path}`, init);
  };
  const report = (answer: Record<string, unknown>): LenderReport => {
    try {
      return readReport(answer.report);
    } catch (error) {
      if (!(error instanceof LenderNoticeRefused)) throw error;
      log.error({ service: 'lender', refusal: answer.code }, 'lender answered without a report');
      throw refuse('PROVIDER_DOWN');
    }
  };
  return {
    key: 'http',
    isAvailable: () => true,
    async open(ctx, lenderCase) {
      const answer = await ask(ctx.now(), 'POST', '/applications', lenderCase);
      if (typeof answer.url !== 'string' || !/^https?:\/\//.test(answer.url)) {
        log.error({ service: 'lender', refusal: answer.code }, 'lender opened no application');
        throw refuse('PROVIDER_DOWN');
      }
      return { url: answer.url, providerNo: typeof answer.providerNo === 'string' ? answer.providerNo : null };
    },
    query: async (ctx, applicationNo) =>
      report(await ask(ctx.now(), 'GET', `/applications/${encodeURIComponent(applicationNo)}`, null)),
    withdraw: async (ctx, applicationNo) =>
      report(await ask(ctx.now(), 'POST', `/applications/${encodeURIComponent(applicationNo)}/withdraw`, {})),
    parseNotice: async (ctx, notice) => readSignedNotice(options.secret, notice, ctx.now()),
  };
}
