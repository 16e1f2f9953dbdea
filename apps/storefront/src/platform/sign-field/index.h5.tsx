import { type PointerEvent, useEffect, useRef } from 'react';
import { drawStrokes, thousandths } from './draw-strokes';
import styles from './sign-field.module.css';
import type { SignFieldProps } from './types';

export type { SignFieldProps, Stroke } from './types';

/** Pixels of the canvas per CSS pixel. */
const SHARP = 2;

/** A field to sign in by finger, pen or mouse. */
export function SignField({ id, label, strokes, onStroke, className }: SignFieldProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const line = useRef<number[] | null>(null);
  const draw = () => {
    const element = canvas.current;
    const pen = element?.getContext('2d');
    if (!element || !pen) return;
    const [width, height] = [element.clientWidth * SHARP, element.clientHeight * SHARP];
    if (element.width !== width) Object.assign(element, { width, height });
    const all = line.current ? [...strokes, line.current] : strokes;
    drawStrokes(pen, { width, height, colour: getComputedStyle(element).color }, all);
  };
  useEffect(draw);
  const add = (event: PointerEvent<HTMLCanvasElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    line.current?.push(thousandths(event.clientX - left, width), thousandths(event.clientY - top, height));
    draw();
  };
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    line.current = [];
    add(event);
  };
  const end = () => {
    const done = line.current;
    line.current = null;
    if (done) onStroke(done);
  };
  return (
    <canvas
      ref={canvas}
      id={id}
      role="img"
      aria-label={label}
      className={`${styles.field} ${className ?? ''}`}
      onPointerDown={begin}
      onPointerMove={(event) => line.current && add(event)}
      onPointerUp={end}
      onPointerCancel={end}
    />
  );
}
