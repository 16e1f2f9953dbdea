import { t } from '@lingui/core/macro';
import type { TradeInSummaryData } from '@voltfront/contract';
import { cx, Icon, Strip } from '@/ui';
import styles from './request-strip.module.css';
import { stateName } from './trade-in-words';

export interface RequestStripProps {
  requests: readonly TradeInSummaryData[];
  hasMore: boolean;
  onMore: () => void;
  /** Chosen request; null: another car. */
  requestId: string | null;
  onSelect: (requestId: string | null) => void;
}

/** The customer's cars side by side, and a tile to add another. */
export function RequestStrip({ requests, hasMore, onMore, requestId, onSelect }: RequestStripProps) {
  // The first tile adds another car.
  const chosen = requestId === null ? 0 : requests.findIndex((request) => request.requestId === requestId) + 1;
  return (
    <Strip className={styles.scroll} chosen={chosen}>
      {(idOf) => (
        <div className={styles.row} role="group" aria-label={t`我的置换`}>
          <button
            id={idOf(0)}
            type="button"
            className={cx(styles.chip, styles.add, requestId === null && styles.chosen)}
            aria-pressed={requestId === null}
            onClick={() => onSelect(null)}
          >
            <Icon name="plus" size={20} />
            <span className={styles.state}>{t`置换另一辆`}</span>
          </button>
          {requests.map((request, at) => (
            <button
              key={request.requestId}
              id={idOf(at + 1)}
              type="button"
              className={cx(styles.chip, request.requestId === requestId && styles.chosen)}
              aria-pressed={request.requestId === requestId}
              onClick={() => onSelect(request.requestId)}
            >
              <span className={styles.name}>{request.carName}</span>
              <span className={styles.state}>{stateName(request.state)}</span>
            </button>
          ))}
          {hasMore && (
            <button type="button" className={cx(styles.chip, styles.add)} onClick={onMore}>
              <span className={styles.state}>{t`更多`}</span>
            </button>
          )}
        </div>
      )}
    </Strip>
  );
}
