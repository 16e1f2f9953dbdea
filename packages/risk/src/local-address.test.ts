import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ADDRESS_WAIT_MS, classifyAddress, discoverLocalAddress, type Peer } from './local-address';

const line = (address: string) => `candidate:1 1 udp 2122260223 ${address} 54321 typ host`;

function somePeer(script: (peer: Peer) => void) {
  const close = vi.fn();
  const peer: Peer = {
    onicecandidate: null,
    createDataChannel: () => undefined,
    createOffer: async () => ({}),
    setLocalDescription: async () => script(peer),
    close,
  };
  return { peer, close };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the kind of an address', () => {
  test.each([
    ['d3b0c1.local', 'hidden'],
    ['192.168.1.7', 'private'],
    ['10.0.0.2', 'private'],
    ['172.31.5.5', 'private'],
    ['172.32.5.5', 'public'],
    ['fd12::1', 'private'],
    ['fe80::1', 'private'],
    ['2001:db8::1', 'public'],
    ['203.0.113.9', 'public'],
    ['nonsense!', 'unknown'],
  ])('of %s is %s', (address, kind) => expect(classifyAddress(line(address))).toBe(kind));

  test('of a line without one is unknown', () => expect(classifyAddress('')).toBe('unknown'));
});

describe('discovery', () => {
  test('gives the most telling kind, never an address, and closes the peer', async () => {
    const { peer, close } = somePeer((open) => {
      open.onicecandidate?.({ candidate: { candidate: line('a.local') } });
      open.onicecandidate?.({ candidate: { candidate: line('192.168.1.7') } });
      open.onicecandidate?.({ candidate: null });
    });
    expect(await discoverLocalAddress(() => peer)).toBe('private');
    expect(close).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('gives up after 300 ms with what has come', async () => {
    const { peer, close } = somePeer((open) => open.onicecandidate?.({ candidate: { candidate: line('a.local') } }));
    const seen = vi.fn();
    void discoverLocalAddress(() => peer).then(seen);
    await vi.advanceTimersByTimeAsync(ADDRESS_WAIT_MS - 1);
    expect(seen).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toHaveBeenCalledExactlyOnceWith('hidden');
    expect(close).toHaveBeenCalledTimes(1);
  });

  test('knows nothing where there are no peers, or where they fail', async () => {
    expect(await discoverLocalAddress(undefined)).toBe('unknown');
    const failing = () => {
      throw new TypeError('forbidden');
    };
    expect(await discoverLocalAddress(failing)).toBe('unknown');
  });
});
