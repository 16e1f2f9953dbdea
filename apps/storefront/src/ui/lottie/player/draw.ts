import { type Path, pathOf } from './curves';
import { trim } from './trim';
import type { Layer, LottieData, Pen, Shape, Transform } from './types';
import { listAt, numberAt } from './value';

const CAPS = ['butt', 'butt', 'round', 'square'] as const;
const JOINS = ['miter', 'miter', 'round', 'bevel'] as const;

function applyTransform(pen: Pen, { a, p, s, r }: Transform, frame: number): void {
  const [x = 0, y = 0] = listAt(p, frame, [0, 0]);
  const [ax = 0, ay = 0] = listAt(a, frame, [0, 0]);
  const [sx = 100, sy = 100] = listAt(s, frame, [100, 100]);
  const angle = (numberAt(r, frame, 0) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  pen.transform(cos, sin, -sin, cos, x, y);
  pen.transform(sx / 100, 0, 0, sy / 100, (-ax * sx) / 100, (-ay * sy) / 100);
}

function trace(pen: Pen, paths: readonly Path[]): void {
  pen.beginPath();
  for (const { curves, isClosed } of paths) {
    const start = curves[0]?.[0];
    if (!start) continue;
    pen.moveTo(...start);
    for (const [, first, second, end] of curves) pen.bezierCurveTo(...first, ...second, ...end);
    if (isClosed) pen.closePath();
  }
}

const colourOf = ([red = 0, green = 0, blue = 0]: number[]): string =>
  `rgb(${[red, green, blue].map((part) => Math.round(part * 255)).join(',')})`;

function paint(pen: Pen, shape: Shape, paths: readonly Path[], frame: number, opacity: number): void {
  if (shape.ty !== 'fl' && shape.ty !== 'st') return;
  const colour = colourOf(listAt(shape.c, frame, [0, 0, 0]));
  pen.globalAlpha = opacity * (numberAt(shape.o, frame, 100) / 100);
  trace(pen, paths);
  if (shape.ty === 'fl') {
    pen.fillStyle = colour;
    pen.fill();
    return;
  }
  pen.strokeStyle = colour;
  pen.lineWidth = numberAt(shape.w, frame, 1);
  pen.lineCap = CAPS[shape.lc ?? 2] ?? 'round';
  pen.lineJoin = JOINS[shape.lj ?? 2] ?? 'round';
  pen.stroke();
}

function trimmed(shapes: readonly Shape[], paths: Path[], frame: number): Path[] {
  const cutter = shapes.find((shape) => shape.ty === 'tm');
  if (cutter?.ty !== 'tm') return paths;
  const share = (value: typeof cutter.s) => numberAt(value, frame, 0) / 100;
  return paths.flatMap((path) => trim(path, share(cutter.s), share(cutter.e), numberAt(cutter.o, frame, 0) / 360));
}

/** Draws a group: earlier items lie on top, and each paint applies to the paths before it. */
function drawShapes(pen: Pen, shapes: readonly Shape[], frame: number, opacity: number): void {
  const own = shapes.find((shape) => shape.ty === 'tr');
  const inner = opacity * (own?.ty === 'tr' ? numberAt(own.o, frame, 100) / 100 : 1);
  if (inner <= 0) return;
  pen.save();
  if (own?.ty === 'tr') applyTransform(pen, own, frame);
  for (let at = shapes.length - 1; at >= 0; at -= 1) {
    const shape = shapes[at];
    if (!shape) continue;
    if (shape.ty === 'gr') drawShapes(pen, shape.it, frame, inner);
    else if (shape.ty === 'fl' || shape.ty === 'st') {
      const paths = shapes.slice(0, at).flatMap((one) => pathOf(one, frame) ?? []);
      paint(pen, shape, trimmed(shapes, paths, frame), frame, inner);
    }
  }
  pen.restore();
}

function applyParents(pen: Pen, layers: readonly Layer[], layer: Layer, frame: number): void {
  const parent = layers.find(({ ind }) => ind === layer.parent);
  if (layer.parent !== undefined && parent) applyParents(pen, layers, parent, frame);
  applyTransform(pen, layer.ks, frame);
}

/**
 * Draws one frame over a cleared canvas.
 *
 * @param width @param height of the canvas in its own pixels; the drawing keeps its shape in the middle
 */
export function drawFrame(pen: Pen, data: LottieData, frame: number, width: number, height: number): void {
  const scale = Math.min(width / data.w, height / data.h);
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.clearRect(0, 0, width, height);
  pen.setTransform(scale, 0, 0, scale, (width - data.w * scale) / 2, (height - data.h * scale) / 2);
  for (let at = data.layers.length - 1; at >= 0; at -= 1) {
    const layer = data.layers[at];
    if (layer?.ty !== 4 || frame < layer.ip || frame >= layer.op) continue;
    pen.save();
    applyParents(pen, data.layers, layer, frame);
    drawShapes(pen, layer.shapes ?? [], frame, numberAt(layer.ks.o, frame, 100) / 100);
    pen.restore();
  }
}
