import { afterEach, describe, expect, it } from 'vitest';
import type { Ctx } from '../../kernel/context';
import { createLog } from '../../kernel/log';
import { openStandIn, type Reply, type Seen } from '../../testing/stand-in';
import { createHttpLender } from './http-lender';
import { LENDER_SIGNATURE, LENDER_TIMESTAMP, signedHeaders, signMessage } from './notice';
import type { LenderCase } from './types';

const SECRET = 'a-secret-of-the-gateway';
const NOW = Date.parse('2026-11-21T10:00:00+08:00');
const ctx = { now: () => NOW } as Ctx;

const lenderCase: LenderCase = {
  applicationNo: 'VF1',
  orderNo: 'VO1',
  lenderId: 'lender-1',
  lenderName: '示例银行',
  productId: 'product-1',
  productName: '车贷',
  carName: '示例车',
  priceFen: 20_000_000,
  downPaymentFen: 4_000_000,
  loanFen: 16_000_000,
  months: 36,
  rateBp: 385,
  monthlyFen: 471_236,
  finalPaymentFen: 0,
  buyer: { kind: 'personal', name: '林夏', idNumber: '11010519491231002X', mobile: '13812345678' },
  consent: { version: '2.0', at: NOW },
  returnPath: '/pagesDetail/financialCalculatorJump?orderNo=VO1',
};

const report = {
  applicationNo: 'VF1',
  state: 'reviewing',
  providerNo: 'G-1',
  approvedFen: null,
  approvedUntil: null,
  reason: null,
};

let standIn: Awaited<ReturnType<typeof openStandIn>>;
afterEach(() => standIn.close());

async function open(reply: (request: Seen) => Reply, lines: string[] = []) {
  standIn = await openStandIn(reply);
  const log = createLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) });
  return createHttpLender({ url: standIn.origin, merchantId: 'shop-1', secret: SECRET }, log);
}

function isSignedRightly({ method, url, headers, body }: Seen): boolean {
  const timestamp = String(headers[LENDER_TIMESTAMP]);
  return headers[LENDER_SIGNATURE] === signMessage(SECRET, timestamp, `${method} ${url.pathname} ${body}`);
}

describe('the gateway of lenders', () => {
  it('gets a case, rightly signed, and answers with the page of the lender', async () => {
    const lender = await open((request) =>
      isSignedRightly(request) ? { url: 'https://lender.example/a', providerNo: 'G-1' } : {},
    );
    expect(await lender.open(ctx, lenderCase)).toEqual({ url: 'https://lender.example/a', providerNo: 'G-1' });
    const [seen] = standIn.seen;
    expect(seen).toMatchObject({ method: 'POST', url: expect.objectContaining({ pathname: '/applications' }) });
    expect(seen?.headers['x-lender-merchant']).toBe('shop-1');
    expect(JSON.parse(seen?.body ?? '')).toEqual(lenderCase);
  });

  it('is asked about an application, and takes one back', async () => {
    const lender = await open((request) =>
      isSignedRightly(request) ? { report: request.method === 'GET' ? report : { ...report, state: 'withdrawn' } } : {},
    );
    expect(await lender.query(ctx, 'VF1')).toEqual(report);
    expect(await lender.withdraw(ctx, 'VF1')).toMatchObject({ state: 'withdrawn' });
    expect(standIn.seen.map(({ method, url }) => `${method} ${url.pathname}`)).toEqual([
      'GET /applications/VF1',
      'POST /applications/VF1/withdraw',
    ]);
  });

  it.each<[string, Reply]>([
    ['no address', { code: 'REFUSED' }],
    ['an address that is none', { url: 'javascript:alert(1)' }],
    ['no JSON', '<html>'],
    ['nothing', null],
  ])('is down when it answers a case with %s', async (_case, reply) => {
    const lender = await open(() => reply);
    await expect(lender.open(ctx, lenderCase)).rejects.toMatchObject({ rowName: 'PROVIDER_DOWN' });
  });

  it('is down when it answers a question with a misshapen report', async () => {
    const lender = await open(() => ({ report: { ...report, state: 'happy' } }));
    await expect(lender.query(ctx, 'VF1')).rejects.toMatchObject({ rowName: 'PROVIDER_DOWN' });
  });

  it('logs neither buyer nor secret', async () => {
    const lines: string[] = [];
    const lender = await open(() => ({ code: 'REFUSED' }), lines);
    await expect(lender.open(ctx, lenderCase)).rejects.toBeDefined();
    expect(lines.join('')).toContain('REFUSED');
    expect(lines.join('')).not.toMatch(/林夏|11010519491231002X|13812345678|a-secret/);
  });

  it('reports by notices signed with the same secret', async () => {
    const lender = await open(() => ({}));
    const text = JSON.stringify({ noticeId: 'n-1', report });
    const notice = (secret: string, now: number) => ({
      headers: signedHeaders(secret, text, now),
      rawBody: Buffer.from(text),
    });
    expect(await lender.parseNotice(ctx, notice(SECRET, NOW))).toEqual({ noticeId: 'n-1', report });
    for (const refused of [
      notice('another', NOW),
      notice(SECRET, NOW - 3_600_000),
      { headers: {}, rawBody: Buffer.from(text) },
    ])
      await expect(lender.parseNotice(ctx, refused)).rejects.toThrow();
  });
});
