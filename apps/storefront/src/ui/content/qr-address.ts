import { create } from 'qrcode/lib/core/qrcode';

/** Light modules around the code. */
const QUIET = 2;

/** A run of dark modules in a row; positions count from the outer edge of the quiet zone. */
export interface QrRun {
  x: number;
  y: number;
  length: number;
}

/**
 * A QR code with medium error correction as its dark runs; `side` counts the modules with the quiet zone.
 *
 * @throws Error when the text is too long for a QR code
 */
export function qrRuns(text: string): { side: number; runs: QrRun[] } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size, data } = modules;
  const runs: QrRun[] = [];
  for (let row = 0; row < size; row += 1) {
    let column = 0;
    while (column < size) {
      const start = column;
      while (column < size && data[row * size + column]) column += 1;
      if (column > start) runs.push({ x: start + QUIET, y: row + QUIET, length: column - start });
      else column += 1;
    }
  }
  return { side: size + 2 * QUIET, runs };
}

/**
 * A QR code as the address of an SVG picture, dark on white.
 *
 * @throws Error when the text is too long for a QR code
 */
export function qrAddress(text: string): string {
  const { side, runs } = qrRuns(text);
  const path = runs.map(({ x, y, length }) => `M${x} ${y}h${length}v1h-${length}z`).join('');
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">` +
    `<rect width="${side}" height="${side}" fill="#fff"/><path d="${path}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
