import { t } from '@lingui/core/macro';
import type { BlindBookingData, BlindCertificateData } from '@voltfront/contract';
import { withCommas } from '@voltfront/rules/money';
import { Cell, CellGroup, longDate, Section } from '@/ui';
import styles from './blind-success.module.css';
import { LaunchReminderCell } from './launch-reminder-cell';
import { Benefits } from './new-car-story';

export interface BlindSuccessProps {
  certificate: BlindCertificateData;
  /** Null while it is read. */
  booking: BlindBookingData | null;
  onReminderChange: () => void;
}

/** What a paid blind booking is: its number among all, the launch with its reminder, and the benefits received. */
export function BlindSuccess({ certificate, booking, onReminderChange }: BlindSuccessProps) {
  const { bookingNo, bookingCount, benefits, launchAt } = certificate;
  const count = withCommas(bookingCount);
  return (
    <>
      {bookingNo !== null && (
        <div className={styles.place}>
          <div className={styles.label}>{t`您的盲订序号`}</div>
          <div className={styles.number}>{withCommas(bookingNo)}</div>
          <div className={styles.count}>{t`共 ${count} 位盲订用户`}</div>
        </div>
      )}
      <CellGroup inset>
        <Cell title={t`上市日期`} value={longDate(launchAt)} />
        {booking && <LaunchReminderCell booking={booking} onChange={onReminderChange} />}
      </CellGroup>
      <Section title={t`已获盲订权益`}>
        <Benefits benefits={benefits} />
      </Section>
    </>
  );
}
