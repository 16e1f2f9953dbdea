import { BridgeError, bridgeCodes } from '@voltfront/bridge';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openInApp } from '@/testing/native-app';
import { proveSigner } from './prove-signer';

const told = vi.hoisted(() => [] as string[]);
vi.mock('@/ui', () => ({ toast: (text: string) => told.push(text) }));

beforeEach(() => {
  told.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

test('who has proved their name to the app may sign', async () => {
  const app = openInApp({ 'authorization.realNameAuth': () => ({ isVerified: true, maskedName: '*澄' }) });
  expect(await proveSigner()).toBe(true);
  expect(app.calls).toEqual([{ method: 'authorization.realNameAuth', params: { purpose: '签署购车协议' } }]);
  expect(told).toEqual([]);
});

test.each([
  ['is not who they say', () => ({ isVerified: false })],
  [
    'turns back',
    () => {
      throw new BridgeError(bridgeCodes.failed, '用户取消');
    },
  ],
])('who %s may not, and is told so', async (_what, answer) => {
  openInApp({ 'authorization.realNameAuth': answer });
  expect(await proveSigner()).toBe(false);
  expect(told).toEqual(['未通过实名认证，暂不能签署']);
});

test('an older app, and a browser, leave the proof to the code', async () => {
  openInApp({});
  expect(await proveSigner()).toBe(true);
  vi.unstubAllGlobals();
  expect(await proveSigner()).toBe(true);
  expect(told).toEqual([]);
});
