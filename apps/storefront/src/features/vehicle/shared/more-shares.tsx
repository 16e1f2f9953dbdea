import { t } from '@lingui/core/macro';
import type { QuoteData } from '@voltfront/contract';
import type { ApiList } from '@/api';
import { redirect } from '@/navigation';
import { ListFooter } from '@/page';
import { Picture, Price } from '@/ui';
import styles from './shared.module.css';

interface SharedItem {
  shareId: string;
  quote: QuoteData;
}

export interface MoreSharesProps {
  list: ApiList<SharedItem>;
  isFromAdviser: boolean;
}

/** Other configurations shared by the sender. */
export function MoreShares({ list, isFromAdviser }: MoreSharesProps) {
  if (list.items.length === 0) return null;
  return (
    <>
      <div className={styles.heading}>{isFromAdviser ? t`顾问的其他推荐` : t`TA 的其他配置`}</div>
      {list.items.map(({ shareId, quote }) => (
        <button
          key={shareId}
          type="button"
          className={styles.other}
          onClick={() => redirect('/pagesFollow/configPreview/index', { shareId })}
        >
          <span className={styles.car}>
            <Picture src={quote.cutout} width={112} aspect={16 / 9} alt="" clear fit="contain" />
          </span>
          <span className={styles.words}>
            <span className={styles.title}>{`${quote.modelName} ${quote.versionName}`}</span>
            <span className={styles.options}>{optionWords(quote)}</span>
            <Price fen={quote.totalFen} size="small" />
          </span>
        </button>
      ))}
      <ListFooter list={list} />
    </>
  );
}

/** The options that were chosen, in a few words. */
const optionWords = ({ lines }: QuoteData): string =>
  lines
    .filter((line) => line.kind === 'option' || line.kind === 'package')
    .map((line) => line.name)
    .join(' · ');
