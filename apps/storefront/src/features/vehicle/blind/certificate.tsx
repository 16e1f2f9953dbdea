import { t } from '@lingui/core/macro';
import { brand } from '@voltfront/brand';
import type { BlindCertificateData } from '@voltfront/contract';
import { formatDateTime } from '@voltfront/rules/format/date';
import { formatYuan, withCommas } from '@voltfront/rules/money';
import type { ReactNode } from 'react';
import { Countdown, Picture } from '@/ui';
import { orderStateName, orderStateWords } from './blind-words';
import styles from './certificate.module.css';

export interface CertificateProps {
  certificate: BlindCertificateData;
  /** The server's time in milliseconds. */
  now: () => number;
  /** The moment of the launch has come. */
  onLaunch: () => void;
}

/** The certificate: dark in both schemes. */
export function Certificate({ certificate, now, onLaunch }: CertificateProps) {
  const { state, modelName, cutout, windowTitle, bookingNo, orderNo, maskedName, cityName, depositFen } = certificate;
  const { paidAt, launchAt } = certificate;
  return (
    <div className={styles.paper}>
      <div className={styles.head}>
        <span className={styles.brand}>{`${brand.name} ${brand.latinName}`}</span>
        <span className={styles.state}>{orderStateName(state)}</span>
      </div>
      <div className={styles.title}>{modelName}</div>
      <div className={styles.window}>{windowTitle}</div>
      <div className={styles.picture}>
        <Picture src={cutout} width={326} aspect={2} alt={modelName} eager clear fit="contain" />
      </div>
      {bookingNo !== null && (
        <div className={styles.place}>
          <span className={styles.placeLabel}>{t`盲订序号`}</span>
          <span className={styles.bookingNo}>{withCommas(bookingNo)}</span>
        </div>
      )}
      <div className={styles.rows}>
        <Row name={t`订单编号`}>{orderNo}</Row>
        <Row name={t`预订人`}>{maskedName}</Row>
        <Row name={t`交付城市`}>{cityName}</Row>
        <Row name={t`意向金`}>{formatYuan(depositFen)}</Row>
        {paidAt !== null && <Row name={t`支付时间`}>{formatDateTime(paidAt)}</Row>}
      </div>
      <div className={styles.foot}>
        {state === 'waiting' && <Launch launchAt={launchAt} now={now} onLaunch={onLaunch} />}
        <div className={styles.words}>{orderStateWords(state)}</div>
      </div>
    </div>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <span className={styles.name}>{name}</span>
      <span className={styles.value}>{children}</span>
    </div>
  );
}

/** Counts to the launch; after the announced moment, until prices are out, it says so. */
function Launch({ launchAt, now, onLaunch }: { launchAt: number; now: () => number; onLaunch: () => void }) {
  if (launchAt <= now()) return <div className={styles.launch}>{t`上市在即，价格即将公布`}</div>;
  return (
    <div className={styles.launch}>
      <span className={styles.launchLabel}>{t`距上市`}</span>
      <Countdown endAt={launchAt} now={now} variant="plain" onEnd={onLaunch} className={styles.time} />
    </div>
  );
}
