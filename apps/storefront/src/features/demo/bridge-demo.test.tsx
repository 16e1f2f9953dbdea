import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { BridgeError, type BridgeHandlers, methodNames, methodOf } from '@voltfront/bridge';
import { afterEach, expect, test, vi } from 'vitest';
import { acceptConsent, withdrawConsent } from '@/session';
import { openInApp } from '@/testing/native-app';
import { BridgeDemo } from './bridge-demo';

afterEach(() => {
  vi.unstubAllGlobals();
  withdrawConsent();
});

const examples = (): BridgeHandlers =>
  Object.fromEntries(
    methodNames
      .filter((name) => !name.startsWith('message.'))
      .map((name) => [name, () => methodOf(name)?.example.result]),
  );

test('outside of the app the section says where the bridge is', () => {
  render(<BridgeDemo />);
  expect(screen.getByText('原生桥仅在车主 App 中可用')).toBeTruthy();
});

test('each method of the description is called with its example by a tap', async () => {
  const app = openInApp(examples());
  vi.stubGlobal('location', {});
  acceptConsent();
  render(<BridgeDemo />);
  const rows = methodNames.filter((name) => !methodOf(name)?.isToPage);
  await screen.findByText('storage.get');
  for (const name of rows) fireEvent.click(screen.getByText(name));
  await waitFor(() => expect(screen.getAllByText(/^成功/)).toHaveLength(rows.length));
  for (const name of rows) expect(app.calls).toContainEqual({ method: name, params: methodOf(name)?.example.params });
});

test('all methods that need nobody are called one after the other, and a failure shows its code', async () => {
  const app = openInApp({
    ...examples(),
    'service.addToWishlist': () => Promise.reject(new BridgeError(-101, '收藏已满')),
  });
  render(<BridgeDemo />);
  fireEvent.click(await screen.findByText('调用全部无需操作的方法'));
  expect(await screen.findByText(/-101 收藏已满/)).toBeTruthy();
  await waitFor(() => expect(app.called()).toContain('authorization.generateSession'));
  expect(app.called()).not.toContain('appInfo.logout');
  expect(app.called()).not.toContain('operation.takePhoto');
});

test('methods that read the device wait for the consent', async () => {
  const app = openInApp(examples());
  render(<BridgeDemo />);
  fireEvent.click(await screen.findByText('appInfo.location'));
  fireEvent.click(screen.getByText('storage.clear'));
  await waitFor(() => expect(app.called()).toEqual(['storage.clear']));
});
