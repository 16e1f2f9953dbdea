import { t } from '@lingui/core/macro';
import type { OrderNoticeData } from '@voltfront/contract';
import { type ApiList, useServerNow } from '@/api';
import { ListFooter } from '@/page';
import { cx, EmptyState, pressable, relativeDate, Tag, Text } from '@/ui';
import styles from './notice-list.module.css';
import { askState, askWords } from './notice-words';

export interface NoticeListProps {
  list: ApiList<OrderNoticeData>;
  onOpen: (notice: OrderNoticeData) => void;
}

/** Notices of an order, newest first, with what each still asks for. */
export function NoticeList({ list, onOpen }: NoticeListProps) {
  const now = useServerNow();
  return (
    <>
      <div role="list" className={styles.list}>
        {list.items.map((notice) => (
          <div key={notice.noticeId} role="listitem" className={styles.item}>
            <Row notice={notice} nowMs={now()} onOpen={() => onOpen(notice)} />
          </div>
        ))}
      </div>
      <ListFooter
        list={list}
        empty={
          <EmptyState type="message" title={t`还没有通知`} desc={t`订单状态、交付时间与需要您确认的事项会出现在这里`} />
        }
      />
    </>
  );
}

function Row({ notice, nowMs, onOpen }: { notice: OrderNoticeData; nowMs: number; onOpen: () => void }) {
  const { title, body, at, isRead } = notice;
  const state = askState(notice, nowMs);
  return (
    <div className={styles.row} {...pressable(onOpen)}>
      <div className={styles.head}>
        {!isRead && <span className={styles.dot} role="img" aria-label={t`未读`} />}
        <div className={cx(styles.title, !isRead && styles.unread)}>{title}</div>
        <Text size="caption" tone="secondary" inline className={styles.time}>
          {relativeDate(at, nowMs)}
        </Text>
      </div>
      <div className={styles.body}>{body}</div>
      {state !== 'none' && (
        <div className={styles.ask}>
          {state === 'open' && <Tag tone="warning">{t`需确认`}</Tag>}
          <Text size="caption" tone="secondary" inline>
            {askWords(notice, nowMs)}
          </Text>
        </div>
      )}
    </div>
  );
}
