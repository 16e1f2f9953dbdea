import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { drawFrame } from './draw';
import { isLottie } from './play';
import { trim } from './trim';
import type { LottieData, Pen, Shape } from './types';
import { ease, numberAt } from './value';

const assets = path.join(import.meta.dirname, '../../../../../server/assets/zeekr/lottie');
const readLottie = (name: string): unknown => JSON.parse(readFileSync(path.join(assets, name, 'data.json'), 'utf8'));

/** A pen that records its calls: calls with their numbers, and the colour and opacity of each paint. */
function recorder() {
  const calls: string[] = [];
  const note =
    (name: string) =>
    (...values: unknown[]) =>
      calls.push(`${name} ${values.join(' ')}`.trim());
  const own: Record<string, unknown> = {};
  const pen = new Proxy(own, {
    get: (target, name: string) =>
      name === 'fill' || name === 'stroke'
        ? () => calls.push(`${name} ${target[`${name}Style`]} ${target.globalAlpha}`)
        : note(name),
    set: (target, name: string, value) => Reflect.set(target, name, value),
  });
  return { pen: pen as unknown as Pen, calls, paints: () => calls.filter((call) => /^(fill|stroke)/.test(call)) };
}

const group = (it: Shape[]): Shape => ({ ty: 'gr', it });
const fixed = <T>(k: T) => ({ a: 0, k }) as const;
const box: Shape = { ty: 'rc', p: fixed([50, 50]), s: fixed([20, 10]), r: fixed(0) };
const red: Shape = { ty: 'fl', c: fixed([1, 0, 0, 1]), o: fixed(50) };
const blue: Shape = { ty: 'fl', c: fixed([0, 0, 1, 1]), o: fixed(100) };

const data = (shapes: Shape[], more: Partial<LottieData['layers'][number]> = {}): LottieData => ({
  fr: 30,
  ip: 0,
  op: 30,
  w: 100,
  h: 100,
  layers: [{ ind: 1, ty: 4, ks: {}, shapes, ip: 0, op: 30, ...more }],
});

function paintsOf(lottie: LottieData, frame = 0): string[] {
  const { pen, paints } = recorder();
  drawFrame(pen, lottie, frame, 100, 100);
  return paints();
}

describe('a frame', () => {
  test('paints what stands first on top, with the opacities of layer, group and paint multiplied', () => {
    const half = { o: fixed(50) };
    expect(paintsOf(data([group([box, blue]), group([box, red])], { ks: half }))).toEqual([
      'fill rgb(255,0,0) 0.25',
      'fill rgb(0,0,255) 0.5',
    ]);
  });

  test('leaves out layers before they begin and after they end', () => {
    const lottie = data([group([box, red])], { ip: 10, op: 20 });
    expect([9, 10, 19, 20].map((frame) => paintsOf(lottie, frame).length)).toEqual([0, 1, 1, 0]);
  });

  test('keeps its shape in the middle of a surface of another one', () => {
    const { pen, calls } = recorder();
    drawFrame(pen, data([]), 0, 400, 200);
    expect(calls).toContain('setTransform 2 0 0 2 100 0');
  });
});

describe('values', () => {
  const moving = {
    a: 1 as const,
    k: [
      { t: 0, s: [0], o: { x: [0], y: [0] }, i: { x: [1], y: [1] } },
      { t: 10, s: [100] },
    ],
  };

  test('stay what they are before the first keyframe and after the last, and are between in between', () => {
    expect([-5, 0, 5, 10, 50].map((frame) => Math.round(numberAt(moving, frame, 0)))).toEqual([0, 0, 50, 100, 100]);
  });

  test('are held where the format says so', () => {
    expect(
      numberAt(
        {
          a: 1,
          k: [
            { t: 0, s: [1], h: 1 },
            { t: 10, s: [2] },
          ],
        },
        9.9,
        0,
      ),
    ).toBe(1);
  });

  test('ease by the curve of their handles', () => {
    expect(ease(0.5, { x: 0, y: 0 }, { x: 1, y: 1 })).toBeCloseTo(0.5, 3);
    expect(ease(0.5, { x: 0.4, y: 0 }, { x: 0.2, y: 1 })).toBeGreaterThan(0.7);
  });
});

describe('a trimmed path', () => {
  const line = {
    curves: [
      [
        [0, 0],
        [0, 0],
        [100, 0],
        [100, 0],
      ],
    ] as [[[number, number], [number, number], [number, number], [number, number]]],
    isClosed: false,
  };
  const ends = (start: number, end: number, offset = 0) =>
    trim(line, start, end, offset).map(({ curves }) =>
      [curves[0]?.[0][0], curves.at(-1)?.[3][0]].map((x) => Math.round(x ?? Number.NaN)),
    );

  test('has the part of its length that was asked for', () => {
    expect(ends(0.25, 0.5)).toEqual([[25, 50]]);
    expect(ends(0.5, 0.25)).toEqual([[25, 50]]);
  });

  test('goes on at its start when it is moved over its end', () => {
    expect(ends(0.5, 1, 0.25)).toEqual([
      [75, 100],
      [0, 25],
    ]);
  });

  test('is whole, or nothing', () => {
    expect(trim(line, 0, 1, 0.3)).toEqual([line]);
    expect(trim(line, 0.4, 0.4, 0)).toEqual([]);
  });
});

describe.each(['loading', 'success', 'empty'])('the committed animation %s', (name) => {
  const lottie = readLottie(name);

  test('is one that the player draws, from its first frame to its last', () => {
    if (!isLottie(lottie)) throw new TypeError('not an animation');
    const calls = [0, lottie.op / 2, lottie.op - 0.01].map((frame) => {
      const { pen, calls, paints } = recorder();
      drawFrame(pen, lottie, frame, 300, 300);
      expect(calls.join(' ')).not.toContain('NaN');
      return paints().length;
    });
    expect(Math.min(...calls)).toBeGreaterThan(0);
  });

  test('is under 15 kB', () => {
    expect(JSON.stringify(lottie).length).toBeLessThan(15_000);
  });
});

test('anything else is no animation', () => {
  expect([null, {}, 'text', { ...data([]), fr: 0 }, { ...data([]), layers: null }].map(isLottie)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});
