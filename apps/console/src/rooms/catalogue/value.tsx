import type { SaleState } from '@voltfront/rules/catalogue/change-moves';
import { formatYuan } from '@voltfront/rules/money';
import { saleWords } from '../../texts/catalogue-words';
import { WordTag } from '../../ui/word-tag';
import styles from './catalogue.module.css';

const isSale = (value: string): value is SaleState => value in saleWords;

/** A price, how something is offered, or a text. */
export function Value({ of }: { of: number | string | null }) {
  if (of === null || of === '') return <>–</>;
  if (typeof of === 'number') return <span className="tabular">{formatYuan(of)}</span>;
  return isSale(of) ? <WordTag of={saleWords[of]} /> : of;
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
