/**
 * The part of the Lottie format (5.x) that this player draws: shape layers with parents, groups, paths, ellipses,
 * rectangles, strokes, fills, trimmed paths and transforms, each value fixed or with keyframes.
 */

/** A point of a keyframe's easing curve; one number for all dimensions, or one per dimension. */
interface Ease {
  x: number | number[];
  y: number | number[];
}

export interface Keyframe<T> {
  /** Frame. */
  t: number;
  s?: T extends number ? number[] : T extends number[] ? number[] : T[];
  i?: Ease;
  o?: Ease;
  /** 1: holds its value until the next. */
  h?: number;
}

export type Value<T> = { a: 0; k: T } | { a: 1; k: Keyframe<T>[] };

/** A path by its points, and by the handles before (`i`) and after (`o`) each, relative to the point. */
export interface Outline {
  v: [number, number][];
  i: [number, number][];
  o: [number, number][];
  /** Closed. */
  c: boolean;
}

export interface Transform {
  /** Anchor, position, scale in percent, rotation in degrees, opacity in percent. */
  a?: Value<number[]>;
  p?: Value<number[]>;
  s?: Value<number[]>;
  r?: Value<number>;
  o?: Value<number>;
}

export type Shape =
  | { ty: 'gr'; it: Shape[] }
  | { ty: 'sh'; ks: Value<Outline> }
  | { ty: 'el'; p: Value<number[]>; s: Value<number[]> }
  | { ty: 'rc'; p: Value<number[]>; s: Value<number[]>; r: Value<number> }
  | { ty: 'st'; c: Value<number[]>; o: Value<number>; w: Value<number>; lc?: number; lj?: number }
  | { ty: 'fl'; c: Value<number[]>; o: Value<number> }
  | { ty: 'tm'; s: Value<number>; e: Value<number>; o: Value<number> }
  | ({ ty: 'tr' } & Transform);

export interface Layer {
  ind: number;
  /** 4: shapes; 3: nothing but a transform. */
  ty: number;
  ks: Transform;
  shapes?: Shape[];
  parent?: number;
  /** First and last frame. */
  ip: number;
  op: number;
}

export interface LottieData {
  /** Frames per second, first and last frame. */
  fr: number;
  ip: number;
  op: number;
  /** Size that it is drawn in. */
  w: number;
  h: number;
  layers: Layer[];
}

/** Part of a canvas that the player uses. */
export type Pen = Pick<
  CanvasRenderingContext2D,
  | 'save'
  | 'restore'
  | 'transform'
  | 'setTransform'
  | 'clearRect'
  | 'beginPath'
  | 'moveTo'
  | 'bezierCurveTo'
  | 'closePath'
  | 'fill'
  | 'stroke'
  | 'globalAlpha'
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'lineCap'
  | 'lineJoin'
>;
