import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createLog, maskPhones } from './log';

describe('log', () => {
  it('hides phones and tokens', () => {
    const lines: string[] = [];
    const sink = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    });
    const log = createLog({ logLevel: 'info' }, sink);
    log.info({ mobile: '13800000001', body: { token: 'abc-token', code: '123456' } }, 'code for 13800000001');
    const text = lines.join('');
    expect(text).not.toMatch(/13800000001|abc-token|123456/);
    expect(text).toContain('138****0001');
  });

  it('masks only phones', () => {
    expect(maskPhones('order 202611201830 for 13912345678')).toBe('order 202611201830 for 139****5678');
  });
});
