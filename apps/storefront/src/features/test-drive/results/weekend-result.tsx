import { t } from '@lingui/core/macro';
import type { TestDriveData } from '@voltfront/contract';
import { navigate } from '@/navigation';
import { Button, Cell, CellGroup, QrCode, Steps } from '@/ui';
import { DriveChange } from '../drive-change';
import { driveTime } from '../drive-result';
import { DriveStore } from '../drive-store';
import { driveStateName, driveStateNote } from '../drive-words';
import { giftWords } from '../gift-words';
import type { DriveRef } from '../use-drive';
import styles from './weekend-result.module.css';

/** Where a booking stands among the steps of a weekend. */
const STEP_OF: Partial<Record<TestDriveData['state'], number>> = {
  submitted: 0,
  moved: 0,
  confirmed: 1,
  arrived: 2,
  driving: 2,
  done: 4,
};

/** A coffee ticket: the code to show at its top, the tear-off part with time and gift below. */
export function WeekendResult({ drive, reference }: { drive: TestDriveData; reference: DriveRef }) {
  const { state, channel, arrivalCode, driveNo, model, store, giftState, details } = drive;
  const step = STEP_OF[state];
  const steps = [t`已提交`, t`已确认`, t`已到店`, t`已完成`].map((title) => ({ key: title, title }));
  return (
    <>
      <div className={styles.ticket} style={{ backgroundColor: channel.accent }}>
        <div className={styles.state} role="status">
          {driveStateName(state)}
        </div>
        <div className={styles.note}>{driveStateNote(drive)}</div>
        {arrivalCode && (
          <div className={styles.code}>
            <QrCode text={`${driveNo}:${arrivalCode}`} size="medium" label={t`到店码`} />
            <div className={styles.digits}>{arrivalCode}</div>
            <div className={styles.hint}>{t`到店出示，核销后领取礼品`}</div>
          </div>
        )}
        <div className={styles.tear} />
        <div className={styles.when}>{driveTime(drive)}</div>
        <div className={styles.note}>{model.name}</div>
      </div>
      {step !== undefined && <Steps items={steps} current={step} className={styles.steps} />}
      {channel.gift && (
        <CellGroup inset title={t`到店礼`}>
          <Cell icon="gift" title={channel.gift.title} note={channel.gift.note} value={giftWords(giftState)} />
        </CellGroup>
      )}
      {store && <DriveStore store={store} />}
      <CellGroup inset title={t`预约信息`}>
        {details.map(({ id, label, text }) => (
          <Cell key={id} title={label} value={text} />
        ))}
        <Cell title={t`预约编号`} value={driveNo} />
      </CellGroup>
      {state === 'done' && (
        <div className={styles.report}>
          <Button block onClick={() => navigate('/pagesActivity/testDrive/testDriveReport', { driveNo })}>
            {t`填写试驾反馈`}
          </Button>
        </div>
      )}
      <DriveChange drive={drive} reference={reference} />
    </>
  );
}
