/** Vector artwork of the brand. Everything is drawn in `currentColor`, so it takes the colour of its surroundings. */
export interface BrandLogo {
  /** Side of the square the mark is drawn in, in user units. */
  readonly markSize: number;
  /** Filled outline of the mark. */
  readonly markPath: string;
  /** Complete inline SVG of the mark. */
  readonly markSvg: string;
  /** Width and height of the wordmark, in user units. */
  readonly wordmarkSize: readonly [width: number, height: number];
  /** Strokes of the wordmark (round caps are wrong here: use `butt` and `miter`). */
  readonly wordmarkPath: string;
  /** Complete inline SVG of the wordmark. */
  readonly wordmarkSvg: string;
}

/** A Y whose long arm runs down to the foot like a breaking wave; the short arm is the beam of light that meets it. */
const MARK_PATH =
  'M34 7H45C37 16 33.5 22 29 29.5S21 42 10 42C15.5 36.5 18 31.5 22 25S28.5 13 34 7ZM3 7H13.8L21.4 17.8C20 20.2 18.6 22.6 16.6 25.7Z';

const WORDMARK_PATH =
  'M2 3l9 10 9-10M11 13v10M30 23L40 3l10 20M66 3h8a8 8 0 0 1 8 8v4a8 8 0 0 1-8 8h-8a8 8 0 0 1-8-8v-4a8 8 0 0 1 8-8Z' +
  'M94 3v18.4h17M117 23l10-20 10 20M147 23V4.5l17 17V3';

export const logo: BrandLogo = {
  markSize: 48,
  markPath: MARK_PATH,
  markSvg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" fill="currentColor"><path d="${MARK_PATH}"/></svg>`,
  wordmarkSize: [168, 26],
  wordmarkPath: WORDMARK_PATH,
  wordmarkSvg:
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 168 26" fill="none" stroke="currentColor" stroke-width="3.2">' +
    `<path d="${WORDMARK_PATH}"/></svg>`,
};

/**
 * An SVG of the logo as an address for `src`, `background` or `mask`.
 *
 * @param svg `logo.markSvg` or `logo.wordmarkSvg`
 * @param colour any CSS colour; replaces `currentColor`, which is black inside an address
 */
export function logoDataUri(svg: string, colour = '#000'): string {
  return `data:image/svg+xml,${encodeURIComponent(svg.replaceAll('currentColor', colour))}`;
}
