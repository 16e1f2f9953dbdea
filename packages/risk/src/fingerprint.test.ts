import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { makeFingerprint, type Trait } from './fingerprint';

const hash = (text: string) => text;
const trait = (name: string, value: string | number | boolean): Trait => ({ name, read: () => value });
afterEach(() => vi.useRealTimers());

describe('a fingerprint', () => {
  const values = fc.uniqueArray(fc.tuple(fc.string(), fc.oneof(fc.string(), fc.integer(), fc.boolean())), {
    selector: ([name]) => name,
    maxLength: 12,
  });

  test('is the same for the same traits, in whatever order they are asked for', async () => {
    await fc.assert(
      fc.asyncProperty(values, async (pairs) => {
        const traits = pairs.map(([name, value]) => trait(name, value));
        const print = await makeFingerprint(traits, hash);
        expect(await makeFingerprint([...traits].reverse(), hash)).toBe(print);
      }),
    );
  });

  test('is another one when any trait is', async () => {
    await fc.assert(
      fc.asyncProperty(values, fc.nat(), async (pairs, at) => {
        fc.pre(pairs.length > 0);
        const changed = pairs.map(([name, value], index) =>
          trait(name, index === at % pairs.length ? `${value}!` : value),
        );
        const before = await makeFingerprint(
          pairs.map(([name, value]) => trait(name, value)),
          hash,
        );
        expect(await makeFingerprint(changed, hash)).not.toBe(before);
      }),
    );
  });

  test('does without a trait that fails', async () => {
    const broken: Trait = { name: 'audio', read: () => Promise.reject(new TypeError('none')) };
    expect(await makeFingerprint([trait('screen', 'a'), broken], hash)).toBe('["audio",null]\n["screen","a"]');
  });

  test('waits 4000 ms for a trait that never comes', async () => {
    vi.useFakeTimers();
    const seen = vi.fn();
    const stuck: Trait = { name: 'canvas', read: () => new Promise(() => undefined) };
    void makeFingerprint([stuck], hash).then(seen);
    await vi.advanceTimersByTimeAsync(3999);
    expect(seen).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toHaveBeenCalledExactlyOnceWith('["canvas",null]');
  });
});
