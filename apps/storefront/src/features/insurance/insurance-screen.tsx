import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { serverNow } from '@/api';
import { navigate } from '@/navigation';
import { BottomBar, Button, lazySheet, NoticeBar, Spinner } from '@/ui';
import styles from './insurance.module.css';
import { InsuranceHead, RequiredCover } from './insurance-head';
import type { InsuranceData } from './insurance-words';
import { OwnPolicyCard } from './own-policy-card';
import { PlanForm } from './plan-form';
import { PolicyCard, QuoteActions, QuoteCard, QuoteWaiting } from './quote-card';
import { useInsurance } from './use-insurance';

const OwnPolicySheet = lazySheet(() => import('./own-policy-sheet').then((file) => file.OwnPolicySheet));

/** The insurance of an order in its state. */
export function InsuranceScreen({ insurance }: { insurance: InsuranceData }) {
  const { order, phase, state, required, quote, policy, ownPolicy, request, authorisation } = insurance;
  const { orderNo } = order;
  const [isChanging, setChanging] = useState(false);
  const [isOwnOpen, setOwnOpen] = useState(false);
  const actions = useInsurance(orderNo, () => {
    setChanging(false);
    setOwnOpen(false);
  });
  const openOwn = () => setOwnOpen(true);
  const isChoosing = phase === 'open' && (state === 'none' || isChanging);
  const isQuoted = phase === 'open' && state === 'quoted' && !isChanging;
  return (
    <div className={styles.content}>
      <InsuranceHead insurance={insurance} />
      {phase === 'before' && <NoticeBar className={styles.notice}>{t`车辆到店后即可选择车险，现在无需操作`}</NoticeBar>}
      {phase === 'closed' && <NoticeBar className={styles.notice}>{t`订单已结束，不能再选择车险`}</NoticeBar>}
      <RequiredCover required={required} />
      {phase === 'open' && state === 'quoting' && !isChanging && (
        <QuoteWaiting name={request?.insurerName ?? t`保险公司`}>
          <Spinner />
        </QuoteWaiting>
      )}
      {ownPolicy && !isChanging && <OwnPolicyCard policy={ownPolicy} state={state} />}
      {policy && <PolicyCard policy={policy} />}
      {quote && !isChanging && <QuoteCard quote={quote} isIssued={state === 'issued'} />}
      {isQuoted && quote && (
        <QuoteActions
          isOver={serverNow() > quote.endsAt}
          isBusy={actions.isConfirming}
          onConfirm={() => void actions.confirm(quote)}
          onChange={() => setChanging(true)}
          onOwn={openOwn}
        />
      )}
      {isChoosing && (
        <PlanForm
          insurance={insurance}
          isBusy={actions.isAsking}
          onAsk={(plan) => actions.ask(plan, authorisation.version)}
          onOwn={openOwn}
          onBack={isChanging ? () => setChanging(false) : undefined}
        />
      )}
      {phase === 'open' && !isChoosing && state !== 'quoted' && (
        <div className={styles.actions}>
          {state !== 'quoting' && <Button block onClick={openOwn}>{t`重新上传保单`}</Button>}
          <Button block variant="secondary" onClick={() => setChanging(true)}>
            {state === 'quoting' ? t`更换方案` : t`改为线上投保`}
          </Button>
        </div>
      )}
      {phase === 'done' && (
        <BottomBar>
          <Button block onClick={() => navigate('/pagesOrder/confirmCode', { orderNo })}>{t`查看提车准备`}</Button>
        </BottomBar>
      )}
      <OwnPolicySheet
        isOpen={isOwnOpen}
        isBusy={actions.isSending}
        onClose={() => setOwnOpen(false)}
        onSend={actions.sendOwn}
      />
    </div>
  );
}
