import { expect, test, vi } from 'vitest';
import { tellApp } from './app-service';

const { callApp } = vi.hoisted(() => ({ callApp: vi.fn() }));
vi.mock('@/platform/bridge', async () => ({ ...(await vi.importActual('@/platform/bridge/bridge-client')), callApp }));

test('the app learns the number of the car', async () => {
  callApp.mockResolvedValue('ok');
  expect(await tellApp('service.addToComparison', 'V1-pro')).toBe(true);
  expect(callApp).toHaveBeenCalledWith('service.addToComparison', { carNumber: 'V1-pro' }, '');
});

test('a refusal of the app is no failure of ours', async () => {
  const { BridgeError } = await import('@/platform/bridge');
  callApp.mockRejectedValue(new BridgeError(-102, 'timed out'));
  expect(await tellApp('service.deleteFromWishlist', 'W1')).toBe(false);
});
