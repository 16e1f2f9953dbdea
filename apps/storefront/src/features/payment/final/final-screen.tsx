import { t } from '@lingui/core/macro';
import type { FinalPaymentData } from '@voltfront/contract';
import { formatYuan } from '@voltfront/rules/money';
import { useState } from 'react';
import { BottomBar, Button } from '@/ui';
import { FinalCash } from './final-cash';
import { FinalHead, FinalLines } from './final-head';
import { FinalParts, OpenPart } from './final-parts';
import { FinalNext, FinalWays } from './final-ways';
import { amountProblem, typedFen } from './final-words';
import { useFinal } from './use-final';

export interface FinalScreenProps {
  final: FinalPaymentData;
  /** The server's time in milliseconds. */
  now: () => number;
  reload: () => Promise<unknown>;
}

function payText(amountFen: number): string {
  const amount = formatYuan(amountFen);
  return t`支付 ${amount}`;
}

/** The final payment of an order: its account, the ways to pay it, and its cash parts. */
export function FinalScreen({ final, now, reload }: FinalScreenProps) {
  const { orderNo, state, limits, parts } = final;
  const [text, setText] = useState('');
  const { open, pay, cancel, isOpening, isCancelling } = useFinal(orderNo, reload);
  const waiting = parts.find((part) => part.state === 'open');
  const amountFen = typedFen(text);
  const isPayable = limits !== null && amountFen !== null && amountProblem(amountFen, limits) === null;
  return (
    <>
      <FinalHead final={final} />
      {waiting && (
        <OpenPart
          part={waiting}
          now={now}
          isBusy={isCancelling}
          onPay={() => pay(waiting.part)}
          onCancel={() => cancel(waiting.part)}
          onExpire={reload}
        />
      )}
      {limits && <FinalCash limits={limits} text={text} onText={setText} />}
      <FinalLines final={final} />
      {state === 'paidInFull' ? <FinalNext orderNo={orderNo} /> : <FinalWays final={final} />}
      <FinalParts parts={parts.filter((part) => part !== waiting)} />
      {limits && (
        <BottomBar>
          <Button
            block
            disabled={!isPayable}
            loading={isOpening}
            onClick={() => isPayable && amountFen !== null && open(amountFen)}
          >
            {isPayable && amountFen !== null ? payText(amountFen) : t`请输入支付金额`}
          </Button>
        </BottomBar>
      )}
    </>
  );
}
