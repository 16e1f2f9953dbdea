import { renderHook, waitFor } from '@testing-library/react';
import { brand } from '@voltfront/brand';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetRemoteConfig } from '@/platform/remote-config';
import { useWebAddress } from './use-web-address';

beforeEach(() => {
  window.localStorage.clear();
  forgetRemoteConfig();
});
afterEach(() => vi.unstubAllGlobals());

/** The remote configuration arrives when the returned function is called. */
function serveHosts(webHosts: string[]): () => void {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((done) => {
    arrive = done;
  });
  const text = JSON.stringify({ code: '000000', data: { mpaasTomse: { webHosts } } });
  vi.stubGlobal('fetch', () => arrived.then(() => ({ status: 200, text: async () => text })));
  return arrive;
}

const sort = (src: string) => renderHook(() => useWebAddress(src)).result;

test('an address is sorted by the hosts of the remote configuration, once they are here', async () => {
  const arrive = serveHosts(['https://shop.example']);
  const [added, removed] = [sort('https://shop.example/a'), sort(`${brand.hosts.activity}/a`)];
  expect([added.current, removed.current]).toEqual([null, null]);
  arrive();
  await waitFor(() => expect(added.current?.kind).toBe('own'));
  await waitFor(() => expect(removed.current?.kind).toBe('foreign'));
});

test('documents of the own server and unsafe addresses wait for nothing', () => {
  serveHosts([]);
  expect(sort(`/${brand.documents.privacy}`).current?.kind).toBe('own');
  expect(sort('http://shop.example/').current?.kind).toBe('unsafe');
});
