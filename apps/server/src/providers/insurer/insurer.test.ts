import { createHmac } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testConfig } from '../../kernel/config';
import type { Ctx } from '../../kernel/context';
import { createLog } from '../../kernel/log';
import { createInsurer, type QuoteCase } from '.';

const log = createLog({ logLevel: 'silent' });
const gateway = {
  insurerApiUrl: 'https://insurers.example',
  insurerMerchantId: 'shop-1',
  insurerSecret: 'a-secret-of-the-gateway',
};
const ctx = { now: () => 1_700_000_000_000 } as Ctx;
const quoteCase: QuoteCase = {
  requestNo: 'IR1',
  orderNo: 'VO1',
  insurerId: 'east-sea',
  cityCode: '310100',
  carName: 'X',
  carPriceFen: 239_900_00,
  choice: { thirdPartyYuan: 2_000_000, hasDamage: true, extras: ['charger'] },
  buyer: { kind: 'personal', name: '林夏', idNumber: '1', mobile: '1' },
  authorisation: { version: '1.0', at: 1 },
};

describe('the way to insurers', () => {
  it('is the gateway when it is set, else the stand-in in demo runs, else none', async () => {
    expect(createInsurer(testConfig(gateway), log).key).toBe('http');
    expect(createInsurer(testConfig(), log).key).toBe('sandbox');
    const none = createInsurer(testConfig({ isDemo: false }), log);
    expect(await none.insurersOf(ctx, '310100')).toEqual([]);
    await expect(none.quote(ctx, quoteCase)).rejects.toMatchObject({ rowName: 'PROVIDER_DOWN' });
  });
});

describe('the stand-in', () => {
  const insurer = createInsurer(testConfig(), log);

  it('answers the same call the same way, and adds up', async () => {
    const quote = await insurer.quote(ctx, quoteCase);
    expect(await insurer.quote(ctx, quoteCase)).toEqual(quote);
    expect(quote.totalFen).toBe(95_000 + 118_000 + 299_875 + 6_800);
    const other = await insurer.quote(ctx, { ...quoteCase, requestNo: 'IR2' });
    expect(other.quoteNo).not.toBe(quote.quoteNo);
  });

  it('has insurers by city, and refuses what they do not offer', async () => {
    expect((await insurer.insurersOf(ctx, '310100')).map(({ insurerId }) => insurerId)).toContain('river');
    expect((await insurer.insurersOf(ctx, '110100')).map(({ insurerId }) => insurerId)).not.toContain('river');
    const choice = { ...quoteCase.choice, thirdPartyYuan: 5 };
    await expect(insurer.quote(ctx, { ...quoteCase, choice })).rejects.toMatchObject({ rowName: 'BAD_INPUT' });
  });
});

describe('the gateway', () => {
  afterEach(() => vi.unstubAllGlobals());
  const insurer = createInsurer(testConfig(gateway), log);
  const answering = (data: unknown) => {
    const fetched = vi.fn(async (_url: string, _init: RequestInit) => new Response(JSON.stringify(data)));
    vi.stubGlobal('fetch', fetched);
    return fetched;
  };

  it('gets signed calls', async () => {
    const fetched = answering({
      quoteNo: 'Q1',
      lines: [{ code: 'compulsory', name: '交强险', amountFen: 5 }],
      totalFen: 5,
    });
    expect((await insurer.quote(ctx, quoteCase)).quoteNo).toBe('Q1');
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toBe('https://insurers.example/quotes');
    const headers = init?.headers as Record<string, string>;
    const text = `${ctx.now()}.POST /quotes ${JSON.stringify(quoteCase)}`;
    const right = createHmac('sha256', gateway.insurerSecret).update(text).digest('hex');
    expect(headers['x-insurer-signature']).toBe(right);
  });

  it('counts as down when it does not answer in its form, or its sum is wrong', async () => {
    for (const data of [{}, { quoteNo: 'Q1', lines: [{ code: 'a', name: 'a', amountFen: 5 }], totalFen: 6 }, []]) {
      answering(data);
      await expect(insurer.quote(ctx, quoteCase)).rejects.toMatchObject({ rowName: 'PROVIDER_DOWN' });
    }
  });
});
