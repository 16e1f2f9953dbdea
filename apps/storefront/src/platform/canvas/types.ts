/** What drawings may use of a context: what every platform's canvas has, in the words of the web. */
export type Pen = Pick<
  CanvasRenderingContext2D,
  | 'fillStyle'
  | 'strokeStyle'
  | 'font'
  | 'textAlign'
  | 'textBaseline'
  | 'lineWidth'
  | 'lineCap'
  | 'lineJoin'
  | 'save'
  | 'restore'
  | 'beginPath'
  | 'closePath'
  | 'moveTo'
  | 'lineTo'
  | 'arc'
  | 'clip'
  | 'fill'
  | 'stroke'
  | 'fillRect'
  | 'clearRect'
  | 'fillText'
  | 'measureText'
  | 'drawImage'
  | 'createLinearGradient'
>;

/** A picture that can be drawn, with its own size in px. */
export interface DrawablePicture {
  source: CanvasImageSource;
  width: number;
  height: number;
}

/** Something to draw on, out of sight. */
export interface Surface {
  context: Pen;
  /** Rejects when the picture cannot be had. */
  loadPicture(address: string): Promise<DrawablePicture>;
  /** What was drawn, as the address of a JPEG picture. */
  toAddress(): Promise<string>;
}

export interface DrawingStageProps {
  /** Unique on the page. */
  id: string;
  /** px of the drawing. */
  width: number;
  height: number;
  /** Called once the surface is there. */
  onReady: (surface: Surface) => void;
  /** The platform has no canvas to draw on. */
  onFail: () => void;
}

/** Quality of the JPEG picture. */
export const JPEG_QUALITY = 0.92;
