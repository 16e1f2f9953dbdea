/** A figure of the browser about one page load. */
export interface Vital {
  metric: 'LCP' | 'FCP' | 'CLS' | 'INP' | 'TTFB';
  /** Milliseconds; CLS in thousandths. */
  value: number;
}
