import { brand } from '@voltfront/brand';
import { afterEach, expect, test, vi } from 'vitest';
import { acceptConsent, withdrawConsent } from '@/session';
import { serveReplies } from '@/testing/server';

afterEach(() => {
  withdrawConsent();
  document.querySelector('script[src*="jweixin"]')?.remove();
  vi.unstubAllGlobals();
  vi.resetModules();
});

const script = () => document.querySelector<HTMLScriptElement>('script[src*="jweixin"]');
const signed = { data: { appId: 'wx1', timestamp: 1, nonceStr: 'n', signature: 's' } };

async function start(userAgent: string) {
  vi.stubGlobal('navigator', { userAgent });
  const { startMessenger } = await import('./messenger');
  startMessenger();
}

test("loads the messenger's script in its browser only, and only once the customer agreed", async () => {
  const seen = serveReplies(signed);
  await start('MicroMessenger/8.0');
  expect([seen.length, script()]).toEqual([0, null]);
  acceptConsent();
  await vi.waitFor(() => expect(script()?.src).toBe(brand.scripts.wechat));
  expect(seen[0]?.body).toEqual({ url: window.location.href });
});

test.each(['Chrome/120', 'MicroMessenger/8.0 miniProgram'])('loads nothing in %s', async (agent) => {
  acceptConsent();
  const seen = serveReplies(signed);
  await start(agent);
  expect([seen.length, script()]).toEqual([0, null]);
});

test('loads nothing where the shop has no official account', async () => {
  const seen = serveReplies({ code: '5030001', message: '' });
  acceptConsent();
  await start('MicroMessenger/8.0');
  await vi.waitFor(() => expect(seen.length).toBe(1));
  expect(script()).toBeNull();
});
