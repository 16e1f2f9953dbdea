import type { DemoMark } from './types';

/** Typical scratches and dents; positions are points in the drawn views. */
const marks: readonly DemoMark[] = [
  {
    part: '前保险杠右下',
    description: '长约 2 厘米的轻微划痕，未露底漆',
    place: { view: 'front', x: 0.18, y: 0.66, scale: 4 },
  },
  {
    part: '左前轮毂',
    description: '轮缘一处约 1 厘米的刮擦',
    place: { view: 'side', x: 0.187, y: 0.61, scale: 4.5 },
  },
  {
    part: '左前门下缘',
    description: '一处米粒大小的漆面凹点',
    place: { view: 'side', x: 0.4, y: 0.56, scale: 3.6 },
  },
  {
    part: '左侧座椅外侧',
    description: '皮面有轻微坐痕，无破损',
    place: { view: 'cabin', x: 0.2, y: 0.8, scale: 2.6 },
  },
  {
    part: '左后翼子板',
    description: '抛光后仍可见的细小太阳纹',
    place: { view: 'side', x: 0.86, y: 0.45, scale: 3.6 },
  },
  {
    part: '副驾门板扶手',
    description: '饰板一处约 3 毫米的压痕',
    place: { view: 'cabin', x: 0.93, y: 0.62, scale: 3 },
  },
  {
    part: '前舱盖左侧',
    description: '两处细小石击点，已补漆',
    place: { view: 'front', x: 0.26, y: 0.47, scale: 4 },
  },
];

/** `count` marks, different for each `turn`. */
export const someMarks = (turn: number, count: number): DemoMark[] =>
  Array.from({ length: count }, (_, index) => marks[(turn * 3 + index * 2) % marks.length] as DemoMark);
