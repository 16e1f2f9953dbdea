import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BUFFER_SIZE, createHands, MOVE_GAP_MS } from './hands';

const at = { x: 0.5, y: 0.5, isTrusted: true };
const act = fc.record({
  waitMs: fc.integer({ min: 0, max: 400 }),
  kind: fc.constantFrom('down', 'move', 'up', 'cancel', 'key down', 'key up'),
  x: fc.double({ min: -5, max: 5 }),
  y: fc.double(),
  isTrusted: fc.boolean(),
});

/** Plays acts and gives what was collected. */
function play(acts: { waitMs: number; kind: string; x: number; y: number; isTrusted: boolean }[]) {
  let clock = 0;
  const hands = createHands(() => clock);
  for (const { waitMs, kind, x, y, isTrusted } of acts) {
    clock += waitMs;
    if (kind === 'key down' || kind === 'key up') hands.key(kind === 'key down' ? 'down' : 'up', isTrusted);
    else hands.touch({ kind: kind as 'down', x, y, isTrusted });
  }
  return hands;
}

describe('hands', () => {
  test('never hold more than 500 touches and 500 keys, the newest ones', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 40 }), fc.integer({ min: 1, max: 40 }), (acts, times) => {
        const hands = play(Array.from({ length: times }, () => acts).flat());
        const { touches, keys } = hands.drain();
        expect(touches.length).toBeLessThanOrEqual(BUFFER_SIZE);
        expect(keys.length).toBeLessThanOrEqual(BUFFER_SIZE);
        expect(hands.waiting).toBe(0);
      }),
    );
    const many = play(Array.from({ length: 1200 }, () => ({ waitMs: 1, kind: 'down', x: 0, y: 0, isTrusted: true })));
    const { touches } = many.drain();
    expect(touches).toHaveLength(500);
    expect(touches[0]?.[0]).toBe(701);
  });

  test('take a move at most every 100 ms', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 300 }), (acts) => {
        const moves = play(acts)
          .drain()
          .touches.filter(([, kind]) => kind === 1)
          .map(([time]) => time);
        for (const [index, time] of moves.slice(1).entries())
          expect(time - (moves[index] ?? 0)).toBeGreaterThanOrEqual(MOVE_GAP_MS);
      }),
    );
  });

  test('round positions to a field of ten by ten, wherever they are', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 100 }), (acts) => {
        for (const [time, kind, column, row] of play(acts).drain().touches) {
          for (const value of [time, kind, column, row]) expect(Number.isInteger(value)).toBe(true);
          for (const value of [column, row]) expect(value >= 0 && value <= 9).toBe(true);
        }
      }),
    );
  });

  test('keep of a key its time and whether it went down or up, nothing else', () => {
    let clock = 1000;
    const hands = createHands(() => clock);
    clock = 1250;
    hands.key('down', true);
    clock = 1300;
    hands.key('up', true);
    expect(hands.drain()).toEqual({
      touches: [],
      keys: [
        [250, 0],
        [300, 1],
      ],
    });
  });

  test('sum up: counts, made-up events, medians from three on', () => {
    let clock = 0;
    const hands = createHands(() => clock);
    for (let index = 0; index < 4; index += 1) {
      hands.touch({ ...at, kind: 'down' });
      clock += 80;
      hands.touch({ ...at, kind: 'up' });
      hands.key('down', index > 0);
      clock += 120;
    }
    expect(hands.summary()).toEqual({ ageMs: 800, touches: 4, keys: 4, untrusted: 1, keyGapMs: 200, holdMs: 80 });
  });

  test('say nothing about times below three', () => {
    const hands = createHands(() => 0);
    hands.key('down', true);
    expect(hands.summary()).toMatchObject({ keys: 1, keyGapMs: null, holdMs: null });
  });
});
