import type Taro from '@tarojs/taro';
import type { Pen } from './types';

const CALLS = [
  'save',
  'restore',
  'beginPath',
  'closePath',
  'moveTo',
  'lineTo',
  'arc',
  'clip',
  'fill',
  'stroke',
  'fillRect',
  'clearRect',
  'fillText',
  'measureText',
  'drawImage',
  'createLinearGradient',
] as const;

/** Properties of the web's context that are calls here. */
const SETTERS = {
  fillStyle: 'setFillStyle',
  strokeStyle: 'setStrokeStyle',
  textAlign: 'setTextAlign',
  textBaseline: 'setTextBaseline',
  lineWidth: 'setLineWidth',
  lineCap: 'setLineCap',
  lineJoin: 'setLineJoin',
} as const;

type AnyCall = (...values: unknown[]) => unknown;

/** A context that sends commands, as a pen in the words of the web. */
export function commandPen(context: Taro.CanvasContext): Pen {
  const calls = context as unknown as Record<string, AnyCall>;
  const pen = {};
  for (const name of CALLS)
    Object.defineProperty(pen, name, { value: (...values: unknown[]) => calls[name]?.(...values) });
  for (const [name, call] of Object.entries(SETTERS))
    Object.defineProperty(pen, name, { set: (value: unknown) => void calls[call]?.(value) });
  Object.defineProperty(pen, 'font', {
    set: (font: string) => {
      const size = /([\d.]+)px/.exec(font)?.[1];
      if (size) context.setFontSize(Number(size));
      // Weight and family, which the size has no call for.
      context.font = font;
    },
  });
  return pen as Pen;
}
