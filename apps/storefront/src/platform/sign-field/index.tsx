import { Canvas } from '@tarojs/components';
import Taro from '@tarojs/taro';
import { useEffect, useRef } from 'react';
import { drawStrokes, thousandths } from './draw-strokes';
import { type Field, findField } from './find-field';
import styles from './sign-field.module.css';
import type { SignFieldProps } from './types';

export type { SignFieldProps, Stroke } from './types';

/** Ink of a signature on white paper. */
const INK = '#262626';

/** Where a finger is on the canvas; platforms tell it in fields of their own. */
function pointOf(event: unknown): { x: number; y: number } | null {
  const { touches, changedTouches } = event as Record<'touches' | 'changedTouches', { x?: number; y?: number }[]>;
  const touch = touches?.[0] ?? changedTouches?.[0];
  return touch?.x === undefined || touch.y === undefined ? null : { x: touch.x, y: touch.y };
}

/** A field to sign in by finger, on the mini-program's own canvas. */
export function SignField({ id, label, strokes, onStroke, className }: SignFieldProps) {
  const field = useRef<Field | null>(null);
  const line = useRef<number[] | null>(null);
  const draw = () => {
    if (!field.current) return;
    const { pen, width, height, show } = field.current;
    drawStrokes(pen, { width, height, colour: INK }, line.current ? [...strokes, line.current] : strokes);
    show?.();
  };
  useEffect(() => {
    Taro.nextTick(() => {
      void findField(id).then((found) => {
        field.current = found;
      });
    });
  }, [id]);
  useEffect(draw);
  const add = (event: unknown) => {
    const point = pointOf(event);
    if (!point || !line.current || !field.current) return;
    line.current.push(thousandths(point.x, field.current.width), thousandths(point.y, field.current.height));
    draw();
  };
  const end = () => {
    const done = line.current;
    line.current = null;
    if (done && done.length > 0) onStroke(done);
  };
  return (
    <Canvas
      type="2d"
      id={id}
      canvasId={id}
      aria-label={label}
      disableScroll
      className={`${styles.field} ${className ?? ''}`}
      onTouchStart={(event) => {
        line.current = [];
        add(event);
      }}
      onTouchMove={add}
      onTouchEnd={end}
      onTouchCancel={end}
    />
  );
}
