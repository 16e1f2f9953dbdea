import { type ListFooterInput, listFooter } from '@voltfront/rules/list-footer';
import { translate } from '@/session';
import { cx } from '../cx';
import styles from './list-footer-view.module.css';
import { Spinner } from './spinner';

export interface ListFooterViewProps extends ListFooterInput {
  onLoadMore?: () => void;
  className?: string;
}

/** The line under a list: loading, more, the end, or nothing (the rules decide which). */
export function ListFooterView({ onLoadMore, className, ...input }: ListFooterViewProps) {
  const footer = listFooter(input);
  if (footer.kind !== 'text') return null;
  const text = translate(footer.text);
  if (footer.canLoadMore) {
    return (
      <button type="button" className={cx(styles.footer, styles.more, className)} onClick={onLoadMore}>
        {text}
      </button>
    );
  }
  return (
    <div className={cx(styles.footer, className)} aria-live="polite">
      {input.isLoading ? <Spinner text={text} /> : text}
    </div>
  );
}
