import { t } from '@lingui/core/macro';
import type { YearProtocolData } from '@voltfront/contract';
import { formatDateTime } from '@voltfront/rules/format/date';
import { NoticeBar } from '@/ui';
import { ChangePreview } from '../change/change-preview';
import { OrderRibbon } from '../change/order-ribbon';
import styles from './protocol-screen.module.css';

/** Which order the protocol is about, what it changes, and where it stands. */
export function ProtocolFacts({ protocol }: { protocol: YearProtocolData }) {
  const { offer, state, preview, signedAt, isPriceChanged } = protocol;
  const time = signedAt === null ? '' : formatDateTime(signedAt);
  return (
    <>
      <OrderRibbon order={offer.order} />
      {state === 'signed' && (
        <NoticeBar icon="check-circle" className={styles.notice}>
          {t`${time} 已签署，订单为 ${offer.toYear} 款`}
        </NoticeBar>
      )}
      {state === 'over' && (
        <NoticeBar tone="warning" className={styles.notice}>
          {t`变更时间已结束，协议不可再签署，订单保留 ${offer.fromYear} 款`}
        </NoticeBar>
      )}
      {state === 'toSign' && isPriceChanged && (
        <NoticeBar tone="warning" className={styles.notice}>
          {t`价格已更新，以下为最新差价，确认后再签署`}
        </NoticeBar>
      )}
      {preview && <ChangePreview preview={preview} />}
    </>
  );
}
