import { t } from '@lingui/core/macro';
import type { AgreementSummaryData, YearProtocolData } from '@voltfront/contract';
import { useEffect, useState } from 'react';
import { AgreementText } from '@/features/agreement/agreement-text';
import { useAgreementText } from '@/features/agreement/use-agreement-text';
import { LoadFailed } from '@/page';
import { useInView } from '@/platform/in-view';
import { BottomBar, Button, Skeleton } from '@/ui';
import { ConfirmBar } from '../change/confirm-bar';
import { PriceMovedModal } from '../change/price-moved-modal';
import { reopenOrder } from '../change/reopen-order';
import { ProtocolFacts } from './protocol-facts';
import styles from './protocol-screen.module.css';
import { useSignProtocol } from './use-sign-protocol';

const END_ID = 'year-protocol-end';

export interface ProtocolScreenProps {
  protocol: YearProtocolData;
  reload: () => Promise<unknown>;
}

/** The protocol of a change to the new year: the change, the text, and its signature at the end. */
export function ProtocolScreen({ protocol, reload }: ProtocolScreenProps) {
  const { offer, state, agreement } = protocol;
  const { orderNo } = offer.order;
  const [isAtEnd, setAtEnd] = useState(false);
  return (
    <>
      <ProtocolFacts protocol={protocol} />
      {agreement && state !== 'over' && (
        <ProtocolText agreement={agreement} orderNo={orderNo} onEnd={() => setAtEnd(true)} />
      )}
      {state === 'toSign' && agreement ? (
        <SignBar protocol={protocol} agreement={agreement} isAtEnd={isAtEnd} reload={reload} />
      ) : (
        <BottomBar>
          <Button block variant="secondary" onClick={() => reopenOrder(orderNo)}>
            {t`查看订单`}
          </Button>
        </BottomBar>
      )}
    </>
  );
}

interface ProtocolTextProps {
  agreement: AgreementSummaryData;
  orderNo: string;
  onEnd: () => void;
}

function ProtocolText({ agreement: { agreementId }, orderNo, onEnd }: ProtocolTextProps) {
  const text = useAgreementText(agreementId, { orderNo });
  useInView(END_ID, text.data !== undefined, onEnd);
  return (
    <div className={styles.text}>
      {text.data && (
        <>
          <AgreementText text={text.data} onOpenFile={text.openFile} />
          <div id={END_ID} className={styles.end}>{t`— 已到协议末尾 —`}</div>
        </>
      )}
      {!text.data && !text.error && <Skeleton variant="text" count={5} />}
      {!text.data && text.error && <LoadFailed error={text.error} onRetry={text.refetch} />}
    </div>
  );
}

interface SignBarProps extends ProtocolScreenProps {
  agreement: AgreementSummaryData;
  isAtEnd: boolean;
}

function SignBar({ protocol, agreement, isAtEnd, reload }: SignBarProps) {
  const { preview, isPriceChanged, heldTotalFen } = protocol;
  const { sign, accept, isBusy } = useSignProtocol(protocol, reload);
  const totalFen = preview?.after.totalFen ?? 0;
  const moveKey = isPriceChanged ? `${heldTotalFen}-${totalFen}` : '';
  const [declined, setDeclined] = useState('');
  useEffect(() => {
    if (!moveKey) setDeclined('');
  }, [moveKey]);
  const move = moveKey && declined !== moveKey ? { fromFen: heldTotalFen ?? totalFen, toFen: totalFen } : null;
  return (
    <>
      <ConfirmBar
        key={String(isAtEnd)}
        totalFen={totalFen}
        differenceFen={preview?.differenceFen ?? 0}
        consent={isAtEnd ? t`我已阅读协议，知晓签署后不可撤回` : undefined}
        text={isPriceChanged ? t`接受新价格` : isAtEnd ? t`同意并签署` : t`请阅读至末尾`}
        disabled={!isAtEnd && !isPriceChanged}
        isBusy={isBusy}
        onConfirm={() => (isPriceChanged ? accept() : sign(agreement))}
      />
      <PriceMovedModal move={move} onAccept={accept} onDecline={() => setDeclined(moveKey)} />
    </>
  );
}
