import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { FinanceApplicationData } from '@voltfront/contract';
import { CONSENT_OUTDATED } from '@voltfront/contract/error-codes';
import { useState } from 'react';
import { apiQuery, hasCode, useApiMutation } from '@/api';
import { navigate } from '@/navigation';
import { modal, toast } from '@/ui';
import { tellRefusal } from '../refusal';

/** Opens the lender's page inside the app. */
export function openLender({ url, lenderName }: FinanceApplicationData): void {
  if (url) navigate('/pages/webview/index', { src: url, title: lenderName });
}

/** The consent to pass data on, and the hand-over itself. `productId` null asks nothing. */
export function useHandover(orderNo: string, productId: string | null, onStarted: () => void) {
  const [agreedVersion, setAgreedVersion] = useState<string | null>(null);
  const consent = useQuery({
    ...apiQuery('GET /api/mporder/v1/finance/consent', { productId: productId ?? '' }),
    enabled: productId !== null,
  });
  const version = consent.data?.version;
  const isAgreed = version !== undefined && agreedVersion === version;
  const start = useApiMutation('POST /api/mporder/v1/finance/application/start', {
    loading: true,
    onSuccess: (application) => {
      onStarted();
      openLender(application);
    },
    onError: (error) => {
      if (hasCode(error, CONSENT_OUTDATED)) setAgreedVersion(null);
      consent.refetch();
      tellRefusal(error);
    },
  });
  return {
    consent,
    isAgreed,
    agree: (isOn: boolean) => setAgreedVersion(isOn && version !== undefined ? version : null),
    isStarting: start.isPending,
    start: () => {
      if (!isAgreed || version === undefined) return toast(t`请先阅读并同意信息传递授权`);
      start.mutate({ orderNo, consentVersion: version, isAgreed: true });
    },
  };
}

/** Takes the application back, after a question. */
export function useWithdraw(orderNo: string, onDone: () => void) {
  const withdraw = useApiMutation('POST /api/mporder/v1/finance/application/withdraw', {
    onSuccess: () => {
      toast(t`申请已撤回`);
      onDone();
    },
    onError: tellRefusal,
  });
  const ask = async () => {
    const content = t`撤回后需重新提交申请，确定撤回吗？`;
    if (await modal({ content, confirmText: t`撤回` })) withdraw.mutate({ orderNo });
  };
  return { withdraw: ask, isWithdrawing: withdraw.isPending };
}
