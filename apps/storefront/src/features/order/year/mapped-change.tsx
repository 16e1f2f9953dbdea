import { t } from '@lingui/core/macro';
import type { OrderChangePreviewData, YearOfferData } from '@voltfront/contract';
import { useServerNow } from '@/api';
import { back } from '@/navigation';
import { Button, NoticeBar } from '@/ui';
import { ChangePreview } from '../change/change-preview';
import { ConfirmBar } from '../change/confirm-bar';
import { DecisionClock } from './decision-clock';
import styles from './mapped-change.module.css';
import { useHold } from './use-hold';

export interface MappedChangeProps {
  offer: YearOfferData;
  preview: OrderChangePreviewData;
  reload: () => Promise<unknown>;
}

/** The order taken over into the new year with everything mapped to its equivalent. */
export function MappedChange({ offer, preview, reload }: MappedChangeProps) {
  const { orderNo } = offer.order;
  const { after, differenceFen } = preview;
  const now = useServerNow();
  const { hold, isHolding } = useHold(reload);
  return (
    <>
      <ChangePreview preview={preview}>
        <DecisionClock deadlineAt={offer.deadlineAt} now={now} text={t`未签署将保留现款`} onEnd={reload} />
        <NoticeBar className={styles.notice}>{t`每个订单仅可变更一次，签署后不可恢复`}</NoticeBar>
      </ChangePreview>
      <div className={styles.other}>
        <Button variant="text" size="small" onClick={() => back()}>
          {t`返回年款选择`}
        </Button>
      </div>
      <ConfirmBar
        totalFen={after.totalFen}
        differenceFen={differenceFen}
        consent={t`我接受以上对应配置与差价`}
        text={t`去签署协议`}
        isBusy={isHolding}
        onConfirm={() => hold({ orderNo, way: 'mapped', totalFen: after.totalFen })}
      />
    </>
  );
}
