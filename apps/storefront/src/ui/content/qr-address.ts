import { create } from 'qrcode/lib/core/qrcode';

/** Light modules around the code. */
const QUIET = 2;

/**
 * A QR code as the address of an SVG picture, dark on white, with medium error correction.
 *
 * @throws Error when the text is too long for a QR code
 */
export function qrAddress(text: string): string {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const side = modules.size + 2 * QUIET;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">` +
    `<rect width="${side}" height="${side}" fill="#fff"/><path d="${darkPath(modules)}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Each run of dark modules in a row is one rectangle. */
function darkPath(modules: { size: number; data: ArrayLike<number> }): string {
  let path = '';
  for (let row = 0; row < modules.size; row += 1) {
    let column = 0;
    while (column < modules.size) {
      const start = column;
      while (column < modules.size && modules.data[row * modules.size + column]) column += 1;
      if (column > start) path += `M${start + QUIET} ${row + QUIET}h${column - start}v1h-${column - start}z`;
      else column += 1;
    }
  }
  return path;
}
