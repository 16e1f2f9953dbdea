import { t } from '@lingui/core/macro';
import type { OrderSheetData } from '@voltfront/contract';
import { useMemo, useState } from 'react';
import { useServerNow } from '@/api';
import { Countdown, NoticeBar, PosterSheet } from '@/ui';
import { Hotline } from '../change/hotline';
import { ChangeHistory } from './change-history';
import { readOnlyReason } from './sheet-actions';
import { SheetBar } from './sheet-bar';
import { SheetFacts, SheetMoney, SheetOptions } from './sheet-body';
import { SheetHead } from './sheet-head';
import { sheetPoster } from './sheet-poster';
import styles from './sheet-screen.module.css';

export interface SheetScreenProps {
  sheet: OrderSheetData;
  /** The order has locked itself. */
  onLock: () => void;
}

/** The sheet of an order: what was configured at which price, what changed since, and what may still be changed. */
export function SheetScreen({ sheet, onLock }: SheetScreenProps) {
  const [isSaving, setSaving] = useState(false);
  const now = useServerNow();
  const { current, locksAt, isPriceHidden } = sheet;
  const plan = useMemo(() => sheetPoster(current), [current]);
  const reason = readOnlyReason(sheet);
  const name = `${current.modelName} ${current.versionName}`;
  return (
    <>
      <SheetHead sheet={sheet} />
      {reason !== null && (
        <NoticeBar icon="lock" className={styles.notice}>
          {reason}
        </NoticeBar>
      )}
      {reason === null && locksAt !== null && (
        <NoticeBar icon="clock" className={styles.notice}>
          {t`距自动锁单`}{' '}
          <span className={styles.clock}>
            <Countdown endAt={locksAt} now={now} variant="plain" onEnd={onLock} />
            {t`，`}
          </span>
          {t`锁单后不可更改`}
        </NoticeBar>
      )}
      {isPriceHidden ? (
        <NoticeBar className={styles.notice}>{t`配置与价格即将公布，公布后可在此查看`}</NoticeBar>
      ) : (
        <>
          <SheetOptions sheet={sheet} />
          <SheetMoney sheet={sheet} />
        </>
      )}
      <SheetFacts sheet={sheet} />
      {!isPriceHidden && <ChangeHistory sheet={sheet} />}
      <div className={styles.foot}>
        <Hotline />
      </div>
      {!isPriceHidden && <SheetBar sheet={sheet} onSave={() => setSaving(true)} />}
      <PosterSheet
        isOpen={isSaving}
        onClose={() => setSaving(false)}
        plan={plan}
        title={t`保存配置单`}
        label={t`${name} 配置单，不含个人信息`}
        saveName={t`${name} 配置单`}
      />
    </>
  );
}
