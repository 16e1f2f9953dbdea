import type { SaleState } from '@voltfront/rules/catalogue/change-moves';
import { formatYuan } from '@voltfront/rules/money';
import { saleWords } from '../../texts/catalogue-words';
import { WordTag } from '../../ui/word-tag';
import styles from './catalogue.module.css';

/** A price, or how something is offered. */
export function Value({ of }: { of: number | SaleState | null }) {
  if (of === null) return <>–</>;
  return typeof of === 'number' ? <span className="tabular">{formatYuan(of)}</span> : <WordTag of={saleWords[of]} />;
}

/** By how much a price rises or falls. */
export function Difference({ before, after }: { before: number; after: number }) {
  const fen = after - before;
  if (fen === 0) return <>–</>;
  return (
    <span className={`tabular ${fen > 0 ? styles.up : styles.down}`}>
      {fen > 0 ? '+' : '−'}
      {formatYuan(Math.abs(fen))}
    </span>
  );
}
