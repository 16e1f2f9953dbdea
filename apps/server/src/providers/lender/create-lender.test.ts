import { describe, expect, it } from 'vitest';
import { testConfig } from '../../kernel/config';
import type { Ctx } from '../../kernel/context';
import { createLog } from '../../kernel/log';
import { createLender } from '.';

const log = createLog({ logLevel: 'silent' });
const gateway = {
  lenderApiUrl: 'https://lenders.example',
  lenderMerchantId: 'shop-1',
  lenderSecret: 'a-secret-of-the-gateway',
};

describe('the way to lenders', () => {
  it('is the gateway when it is set, else the stand-in in demo runs, else none', () => {
    expect(createLender(testConfig(gateway), log).key).toBe('http');
    expect(createLender(testConfig(), log).key).toBe('sandbox');
    expect(createLender(testConfig({ isDemo: false }), log).key).toBe('none');
  });

  it('sends people to the store where there is none', async () => {
    const none = createLender(testConfig({ isDemo: false }), log);
    const ctx = {} as Ctx;
    expect(none.isAvailable('lender-1')).toBe(false);
    await expect(none.query(ctx, 'VF1')).rejects.toMatchObject({ rowName: 'PROVIDER_DOWN' });
    await expect(none.parseNotice(ctx, { headers: {}, rawBody: Buffer.alloc(0) })).rejects.toThrow('no lender is set');
  });
});
