import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiKey, apiQuery, queryClient } from '@/api';
import styles from '@/features/account/cancellation/cancellation.module.css';
import {
  CancellationBar,
  type CancellationDraft,
  CancellationForm,
} from '@/features/account/cancellation/cancellation-form';
import { ClosedAccount } from '@/features/account/cancellation/closed-account';
import { WaitingRequest } from '@/features/account/cancellation/waiting-request';
import { Page } from '@/page';

const CANCELLATION = 'GET /api/mpaccount/v1/account/cancellation';

/** 注销账号: what is lost, what has to end first, and the request. */
export default function CancellationPage() {
  const [draft, setDraft] = useState<CancellationDraft>({ reason: null, isAgreed: false });
  const [receipt, setReceipt] = useState<string | null>(null);
  const cancellation = useQuery({ ...apiQuery(CANCELLATION), enabled: receipt === null });
  const { data } = cancellation;
  const isOpen = receipt === null && data?.state === 'possible';
  const finish = (given: string | null) => {
    if (given) setReceipt(given);
    else void queryClient.invalidateQueries({ queryKey: apiKey(CANCELLATION) });
  };
  const bar = () =>
    isOpen && (
      <CancellationBar draft={draft} mustWait={data.checks.some(({ openCount }) => openCount > 0)} onDone={finish} />
    );
  return (
    <Page route="/pagesMine/cancellation" queries={[cancellation]} bottom={bar}>
      {() => (
        <div className={styles.page}>
          {receipt !== null && <ClosedAccount receipt={receipt} />}
          {receipt === null && data?.state === 'waiting' && <WaitingRequest cancellation={data} />}
          {isOpen && <CancellationForm cancellation={data} draft={draft} onChange={setDraft} />}
        </div>
      )}
    </Page>
  );
}
