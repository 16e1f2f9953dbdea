import { t } from '@lingui/core/macro';
import type { ShowData, ShowVisitData } from '@voltfront/contract';
import { formatInstant } from '@voltfront/rules/format/date';
import { useState } from 'react';
import { ApiError, serverNow, useApiMutation } from '@/api';
import { useSession } from '@/session';
import {
  Button,
  Cell,
  CellGroup,
  modal,
  NoticeBar,
  Popup,
  QrCode,
  Section,
  SlotPicker,
  Stepper,
  shortDate,
  Text,
  toast,
} from '@/ui';
import styles from './show.module.css';
import { showChanged } from './show-cache';

export interface VisitCardProps {
  show: ShowData;
  visit: ShowVisitData;
}

const MOST_VISITORS = 4;

/** `12月5日 09:00–13:00`. */
const halfDayText = ({ startsAt, endsAt }: ShowVisitData): string =>
  `${shortDate(startsAt)} ${formatInstant(startsAt, 'HH:mm')}–${formatInstant(endsAt, 'HH:mm')}`;

/** A booked visit: the entry code, what can be changed until the day before, and whether it was used. */
export function VisitCard({ show, visit }: VisitCardProps) {
  const { isLoggedIn } = useSession();
  const [isChanging, setChanging] = useState(false);
  const { showId } = show;
  const cancel = useApiMutation('POST /api/mpmkt/v1/show/cancel', {
    onSuccess: () => toast(t`已取消预约`),
    onSettled: showChanged,
  });
  const giveUp = async () => {
    const content = t`取消后名额将释放，确定取消预约吗？`;
    if (await modal({ content, cancelText: t`再想想`, confirmText: t`取消预约` })) cancel.mutate({ showId });
  };
  const code = visit.code ?? '';
  return (
    <>
      {visit.state === 'used' && <NoticeBar>{t`入场码已使用，祝您观展愉快`}</NoticeBar>}
      <Section title={visit.state === 'used' ? t`已入场` : t`已预约`}>
        <div className={styles.code}>
          <QrCode text={code} size="large" label={t`入场二维码`} />
          <Text size="title-1" weight="bold" className={styles.digits}>
            {code}
          </Text>
          <Text size="small" tone="secondary">{t`${halfDayText(visit)} · ${visit.visitors} 人`}</Text>
          <Text size="small" tone="secondary">{t`到场当天向检票口出示`}</Text>
        </div>
      </Section>
      {visit.isChangeable && isLoggedIn && (
        <CellGroup inset note={t`参观前一天 24:00 前可修改或取消`}>
          <Cell icon="edit" title={t`修改时间与人数`} onClick={() => setChanging(true)} />
          <Cell icon="close" title={t`取消预约`} onClick={() => void giveUp()} />
        </CellGroup>
      )}
      {isChanging && <ChangeSheet show={show} visit={visit} onClose={() => setChanging(false)} />}
    </>
  );
}

function ChangeSheet({ show: { showId, slots }, visit, onClose }: VisitCardProps & { onClose: () => void }) {
  const [startsAt, setStartsAt] = useState(visit.startsAt);
  const [visitors, setVisitors] = useState(visit.visitors);
  const run = useApiMutation('POST /api/mpmkt/v1/show/change', { onSettled: showChanged });
  const save = async () => {
    try {
      await run.mutateAsync({ showId, startsAt, visitors });
      toast(t`已修改`);
      onClose();
    } catch (error) {
      // The call has shown the error; the half days are read again.
      if (!(error instanceof ApiError)) throw error;
    }
  };
  return (
    <Popup isOpen onClose={onClose} title={t`修改预约`}>
      <SlotPicker
        label={t`日期与半天`}
        now={serverNow}
        value={String(startsAt)}
        onChange={(key) => setStartsAt(Number(key))}
        slots={slots.map((slot) => ({
          key: String(slot.startsAt),
          startAt: slot.startsAt,
          endAt: slot.endsAt,
          remaining: slot.left,
        }))}
      />
      <CellGroup>
        <Cell
          title={t`参观人数`}
          value={<Stepper label={t`参观人数`} value={visitors} min={1} max={MOST_VISITORS} onChange={setVisitors} />}
        />
      </CellGroup>
      <div className={styles.save}>
        <Button block loading={run.isPending} onClick={() => void save()}>{t`保存修改`}</Button>
      </div>
    </Popup>
  );
}
