import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Surface } from '@/platform/canvas';
import { drawPoster } from './draw-poster';
import { Poster } from './poster';
import { sharePoster } from './poster-plan';
import { wrapText } from './wrap-text';

const byLength = (part: string) => part.length;

/** A context that notes what is written and how many boxes are filled. */
function fakeContext() {
  const written: string[] = [];
  const drawn: unknown[][] = [];
  const filled: unknown[][] = [];
  const known: Record<string, unknown> = {
    measureText: (text: string) => ({ width: text.length * 20 }),
    fillText: (text: string) => void written.push(text),
    drawImage: (...place: unknown[]) => void drawn.push(place.slice(1)),
    fillRect: (...place: unknown[]) => void filled.push(place),
    createLinearGradient: () => ({ addColorStop: () => undefined }),
  };
  const context = new Proxy(known, { get: (target, name: string) => target[name] ?? (() => undefined) });
  return { context: context as unknown as CanvasRenderingContext2D, written, drawn, filled };
}

const plan = sharePoster({
  picture: '/assets/scenes/a.webp',
  title: '雪原三日',
  text: '续航与热情都不打折',
  person: { name: '小澜', avatar: '/assets/avatars/gone.webp', note: '邀请你一起试驾' },
  code: { text: '482913' },
  codeNote: '长按识别二维码',
  brandName: '品牌',
});

const surfaceOf = (context: CanvasRenderingContext2D, missing: RegExp): Surface => ({
  context,
  loadPicture: async (address) => {
    if (missing.test(address)) throw new TypeError(address);
    return { source: {} as CanvasImageSource, width: 1500, height: 900 };
  },
  toAddress: async () => 'data:image/jpeg,x',
});

test('lines break between signs, keep Latin words whole, and never begin with a comma', () => {
  expect(wrapText('好的比例，不需要解释', 4, 9, byLength)).toEqual(['好的比', '例，不需', '要解释']);
  expect(wrapText('驾驶 Coupe 出发', 8, 9, byLength)).toEqual(['驾驶 Coupe', '出发']);
  expect(wrapText('驾驶 Coupe', 5, 9, byLength)).toEqual(['驾驶', 'Coupe']);
});

test('what does not fit ends in three dots', () => {
  expect(wrapText('好的比例不需要解释', 4, 1, byLength)).toEqual(['好的比…']);
  expect(wrapText('好的比例', 4, 1, byLength)).toEqual(['好的比例']);
});

test('a poster shows all its words and its pictures filling their boxes; a missing avatar is left out', async () => {
  const { context, written, drawn, filled } = fakeContext();
  await drawPoster(surfaceOf(context, /avatars/), plan);
  expect(written).toEqual(['品牌', '雪原三日', '续航与热情都不打折', '小澜', '邀请你一起试驾', '长按识别二维码']);
  expect(drawn).toEqual([[-375, 0, 1500, 900]]);
  expect(filled.length).toBeGreaterThan(100);
});

test('without the large picture there is no poster', async () => {
  await expect(drawPoster(surfaceOf(fakeContext().context, /scenes/), plan)).rejects.toThrow('/assets/scenes/a.webp');
});

beforeEach(() => {
  vi.stubGlobal(
    'Image',
    class {
      onload?: () => void;
      naturalWidth = 10;
      naturalHeight = 10;
      set src(_address: string) {
        queueMicrotask(() => this.onload?.());
      }
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a poster that cannot be drawn can be tried again', async () => {
  const getContext = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const onDrawn = vi.fn();
  render(<Poster plan={plan} label="雪原三日的海报" onDrawn={onDrawn} />);
  expect(await screen.findByText('海报生成失败')).toBeTruthy();
  getContext.mockReturnValue(fakeContext().context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/jpeg,done');
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect((await screen.findByRole('img', { name: '雪原三日的海报' })).getAttribute('src')).toBe('data:image/jpeg,done');
  expect(onDrawn).toHaveBeenCalledWith('data:image/jpeg,done');
});
