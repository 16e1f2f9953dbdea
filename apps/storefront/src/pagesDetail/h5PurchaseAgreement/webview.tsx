import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '@/api';
import { AgreementText } from '@/features/agreement/agreement-text';
import { needsSigning } from '@/features/agreement/agreement-words';
import { proveSigner } from '@/features/agreement/prove-signer';
import { SignCodeSheet } from '@/features/agreement/sign-code-sheet';
import { useAgreementText } from '@/features/agreement/use-agreement-text';
import { isCodeError, needsCode, useSign } from '@/features/agreement/use-sign';
import { orderSubject } from '@/features/order/order-subject';
import { back, useParams } from '@/navigation';
import { Page } from '@/page';
import { useInView } from '@/platform/in-view';
import { BottomBar, Button, EmptyState, Skeleton, toast } from '@/ui';
import styles from './webview.module.css';

const ROUTE = '/pagesDetail/h5PurchaseAgreement/webview';
const END_ID = 'purchase-agreement-end';

/** 购车协议: the purchase agreement of an order or draft, to read and sign. */
export default function PurchaseAgreementPage() {
  const { orderNo, draftId } = useParams(ROUTE);
  const owner = orderNo ? { orderNo } : draftId ? { draftId } : {};
  const list = useQuery(apiQuery('GET /api/mporder/v1/order/agreements', { ...owner, kind: 'deposit' }));
  const agreementId = list.data?.find(({ kind }) => kind === 'purchase')?.agreementId ?? '';
  const text = useAgreementText(agreementId, owner);
  const isMissing = list.data !== undefined && agreementId === '';
  const [isAtEnd, setAtEnd] = useState(false);
  const [isCodeOpen, setCodeOpen] = useState(false);
  const [isProving, setProving] = useState(false);
  const agreement = text.data?.agreement;
  useInView(END_ID, agreement !== undefined, () => setAtEnd(true));

  const { sign, isSigning, error, reset } = useSign(owner, {
    onSigned: () => {
      setCodeOpen(false);
      toast(t`签署成功`);
      back();
    },
    onStale: () => {
      setCodeOpen(false);
      setAtEnd(false);
      text.refetch();
    },
  });
  const isToSign = agreement !== undefined && needsSigning(agreement) && Boolean(orderNo || draftId);
  const askForCode = async () => {
    setProving(true);
    if (await proveSigner()) setCodeOpen(true);
    setProving(false);
  };
  const submit = () => {
    if (!agreement) return;
    if (needsCode(agreement, owner)) askForCode();
    else sign(agreement);
  };

  return (
    <Page
      route={ROUTE}
      plain
      subject={orderSubject}
      title={agreement?.title}
      queries={isMissing ? [list] : [list, text]}
      skeleton={<Skeleton variant="text" count={6} className={styles.skeleton} />}
      bottom={() =>
        isToSign && (
          <BottomBar top={isAtEnd ? undefined : <div className={styles.hint}>{t`请阅读至协议末尾后签署`}</div>}>
            <Button block disabled={!isAtEnd} loading={isProving || (isSigning && !isCodeOpen)} onClick={submit}>
              {t`同意并签署`}
            </Button>
          </BottomBar>
        )
      }
    >
      {() => (
        <>
          {text.data ? (
            <AgreementText text={text.data} onOpenFile={text.openFile} />
          ) : (
            <EmptyState type="order" title={t`该订单无需签署购车协议`} btnText={t`返回`} onAction={() => back()} />
          )}
          {text.data && <div id={END_ID} className={styles.end}>{t`— 已到协议末尾 —`}</div>}
          <SignCodeSheet
            isOpen={isCodeOpen}
            onClose={() => setCodeOpen(false)}
            isSigning={isSigning}
            error={isCodeError(error) ? (error?.message ?? null) : null}
            onChange={reset}
            onCode={(code) => agreement && sign(agreement, code)}
          />
        </>
      )}
    </Page>
  );
}
