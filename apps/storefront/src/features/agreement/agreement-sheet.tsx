import { t } from '@lingui/core/macro';
import type { AgreementSummaryData } from '@voltfront/contract';
import { useEffect, useState } from 'react';
import { LoadFailed } from '@/page';
import { useInView } from '@/platform/in-view';
import { Button, ConsentBox, Popup, Skeleton } from '@/ui';
import styles from './agreement-sheet.module.css';
import { AgreementText } from './agreement-text';
import { needsSigning } from './agreement-words';
import { useAgreementText } from './use-agreement-text';
import { type AgreementOwner, useSign } from './use-sign';

const END_ID = 'agreement-sheet-end';

export interface AgreementSheetProps {
  /** The agreement to read; null closes the sheet. */
  agreement: AgreementSummaryData | null;
  owner: AgreementOwner;
  onClose: () => void;
  /** Offers to sign what is not signed yet. Left out: the sheet is for reading only. */
  onSigned?: () => void;
}

/** An agreement to read, and where asked for to sign: at the end of the text, with a tick. */
export function AgreementSheet({ agreement, owner, onClose, onSigned }: AgreementSheetProps) {
  const [shown, setShown] = useState(agreement);
  useEffect(() => {
    if (agreement) setShown(agreement);
  }, [agreement]);
  const canSign = onSigned !== undefined && shown !== null && needsSigning(shown);
  const [isAtEnd, setAtEnd] = useState(false);
  const id = agreement?.agreementId;
  useEffect(() => {
    if (id) setAtEnd(false);
  }, [id]);
  return (
    <Popup
      isOpen={agreement !== null}
      onClose={onClose}
      title={shown?.title}
      tall
      footer={
        canSign ? (
          <SignFooter agreement={shown} owner={owner} isAtEnd={isAtEnd} onSigned={onSigned} onStale={onClose} />
        ) : (
          <Button block variant="secondary" onClick={onClose}>{t`我知道了`}</Button>
        )
      }
    >
      {shown && <SheetText key={shown.agreementId} agreement={shown} owner={owner} onEnd={() => setAtEnd(true)} />}
    </Popup>
  );
}

interface SheetTextProps {
  agreement: AgreementSummaryData;
  owner: AgreementOwner;
  onEnd: () => void;
}

function SheetText({ agreement, owner, onEnd }: SheetTextProps) {
  const { agreementId } = agreement;
  const text = useAgreementText(agreementId, owner);
  useInView(END_ID, text.data !== undefined, onEnd);
  if (text.data) {
    return (
      <>
        <AgreementText text={text.data} onOpenFile={text.openFile} />
        <div id={END_ID} className={styles.end}>{t`— 已到协议末尾 —`}</div>
      </>
    );
  }
  if (text.error && !text.isFetching) return <LoadFailed error={text.error} onRetry={text.refetch} />;
  return <Skeleton variant="text" count={4} />;
}

interface SignFooterProps {
  agreement: AgreementSummaryData;
  owner: AgreementOwner;
  isAtEnd: boolean;
  onSigned: () => void;
  onStale: () => void;
}

function SignFooter({ agreement, owner, isAtEnd, onSigned, onStale }: SignFooterProps) {
  const [isTicked, setTicked] = useState(false);
  const { sign, isSigning } = useSign(owner, { onSigned, onStale });
  return (
    <>
      <ConsentBox checked={isTicked} onChange={setTicked} disabled={!isAtEnd} className={styles.tick}>
        {isAtEnd ? t`我已阅读并同意以上内容` : t`请阅读至协议末尾`}
      </ConsentBox>
      <Button block loading={isSigning} disabled={!isAtEnd || !isTicked} onClick={() => sign(agreement)}>
        {t`同意并签署`}
      </Button>
    </>
  );
}
