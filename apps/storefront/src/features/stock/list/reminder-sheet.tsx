import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { BodyOf } from '@voltfront/contract';
import { formatDate } from '@voltfront/rules/format/date';
import { apiQuery, useApiMutation } from '@/api';
import { useSession } from '@/session';
import { Button, Cell, CellGroup, IconButton, Popup, toast } from '@/ui';
import styles from './reminder-sheet.module.css';

/** A filter with a reminder. */
export type ReminderFilter = BodyOf<'POST /api/mporder/v1/stock/reminder'>;

export interface ReminderSheetProps {
  isOpen: boolean;
  onClose: () => void;
  /** The filter of the list. */
  filter: ReminderFilter;
  /** Text of the filter; empty: every car. */
  words: string;
}

/** 到货提醒: keeps the filter of the list, and shows those kept before. */
export function ReminderSheet({ isOpen, onClose, filter, words }: ReminderSheetProps) {
  const { isLoggedIn } = useSession();
  const list = useQuery({ ...apiQuery('GET /api/mporder/v1/stock/reminders'), enabled: isOpen && isLoggedIn });
  const save = useApiMutation('POST /api/mporder/v1/stock/reminder', {
    onSuccess: () => {
      toast(t`已保存，有新车到店会通知您`);
      list.refetch();
    },
  });
  const drop = useApiMutation('POST /api/mporder/v1/stock/reminder/delete', { onSuccess: () => list.refetch() });
  const items = list.data?.items ?? [];
  const limit = list.data?.limit ?? 0;
  const isFull = list.data !== undefined && items.length >= limit;
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title={t`到货提醒`}
      footer={
        <Button block loading={save.isPending} disabled={isFull} onClick={() => save.mutate(filter)}>
          {isFull ? t`已达 ${limit} 条上限` : t`保存当前条件`}
        </Button>
      }
    >
      <div className={styles.now}>
        <div className={styles.caption}>{t`当前筛选条件`}</div>
        <div className={styles.words}>{words || t`全部现车`}</div>
        <div className={styles.note}>{t`符合条件的新车到店后，将通过消息中心通知您`}</div>
      </div>
      {items.length > 0 && (
        <CellGroup title={t`已保存的提醒`}>
          {items.map(({ reminderId, title, createdAt, arrivedCount }) => (
            <Cell
              key={reminderId}
              title={title}
              note={
                arrivedCount > 0
                  ? t`${formatDate(createdAt)} 保存 · 已到店 ${arrivedCount} 台`
                  : t`${formatDate(createdAt)} 保存 · 暂无新车`
              }
              value={
                <IconButton
                  icon="trash"
                  size={20}
                  label={t`删除提醒 ${title}`}
                  onClick={() => drop.mutate({ reminderId })}
                />
              }
            />
          ))}
        </CellGroup>
      )}
    </Popup>
  );
}
