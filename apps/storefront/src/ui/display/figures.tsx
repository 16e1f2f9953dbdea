import { Fragment } from 'react';
import styles from './figures.module.css';

/** A sum with its sign, a number or a span of numbers with its unit: `+¥25,000`, `2.4 万`, `3-6 周`, `620 km`. */
const FIGURE =
  /([+-]?¥\d[\d,.]*(?: 万)?|\d[\d,.]*(?:-\d[\d,.]*)? (?:km|kWh|kW|mm|s|万公里|万元|万|公里|英寸|周|天|台|份|项|次|期|个月)(?![A-Za-z]))/;

/** Text whose figures stay whole: no line ends between a sign and its sum, or between a number and its unit. */
export function Figures({ text }: { text: string }) {
  const parts = text.split(FIGURE);
  if (parts.length === 1) return text;
  // Every second part is a figure.
  return parts.map((part, at) => {
    const key = `${at}${part}`;
    return at % 2 === 1 ? (
      <span key={key} className={styles.figure}>
        {part}
      </span>
    ) : (
      <Fragment key={key}>{part}</Fragment>
    );
  });
}

/** The same for what may be text: other content stays as it is. */
export const wholeFigures = <T,>(content: T) => (typeof content === 'string' ? <Figures text={content} /> : content);
