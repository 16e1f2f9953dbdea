import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { RefundReasonData } from '@voltfront/contract';
import { areWordsGood, wantsWords } from '@voltfront/rules/refund/refund-reasons';
import { useState } from 'react';
import { apiQuery } from '@/api';
import { orderSubject } from '@/features/order/order-subject';
import { ReasonChoice } from '@/features/refund/reason-choice';
import styles from '@/features/refund/refund.module.css';
import { RefundedCar, RefundLosses, RefundMoney } from '@/features/refund/refund-parts';
import { RefundRefused } from '@/features/refund/refund-refused';
import { RefundStrip } from '@/features/refund/refund-strip';
import { navigate, useParams } from '@/navigation';
import { Page } from '@/page';
import { BottomBar, Button, Skeleton } from '@/ui';

const ROUTE = '/pagesOrder/refund/originRoute';

/** 选择退款原因: what goes back, what is lost, and why. */
export default function RefundReasonPage() {
  const { orderNo = '' } = useParams(ROUTE);
  const quote = useQuery({ ...apiQuery('GET /api/mporder/v1/refund/quote', { orderNo }), enabled: orderNo !== '' });
  const [reason, setReason] = useState<RefundReasonData | null>(null);
  const [words, setWords] = useState('');
  const [isTried, setTried] = useState(false);
  const isGood = reason !== null && areWordsGood(reason, words);
  const next = () => {
    setTried(true);
    if (reason === null || !isGood) return;
    navigate('/pagesOrder/refund/refundForm', {
      orderNo,
      reason,
      ...(wantsWords(reason) ? { words: words.trim() } : {}),
    });
  };
  const { data } = quote;
  return (
    <Page
      route={ROUTE}
      subject={orderSubject}
      isMissing={orderNo === ''}
      queries={[quote]}
      skeleton={<Skeleton variant="detail" />}
      bottom={() =>
        data?.refusal === null && (
          <BottomBar>
            <Button block disabled={reason === null} onClick={next}>
              {t`下一步`}
            </Button>
          </BottomBar>
        )
      }
    >
      {() =>
        data &&
        (data.refusal ? (
          <RefundRefused quote={data} />
        ) : (
          <>
            <RefundStrip adviser={data.adviser} />
            <div className={styles.content}>
              <RefundedCar order={data.order} />
              <RefundMoney quote={data} />
              <RefundLosses losses={data.losses} />
              <ReasonChoice
                reasons={data.reasons}
                value={reason}
                onChange={setReason}
                words={words}
                onWords={setWords}
                error={isTried && !isGood ? t`请填写 5 至 200 字的退款原因` : undefined}
              />
            </div>
          </>
        ))
      }
    </Page>
  );
}
