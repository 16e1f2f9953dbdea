import { t } from '@lingui/core/macro';
import type { RefundQuoteData, RefundReasonData } from '@voltfront/contract';
import { BAD_INPUT, CODE_EXPIRED, CODE_VOID, CODE_WRONG } from '@voltfront/contract/error-codes';
import { useState } from 'react';
import { everyInputOf, isRefusal, queryClient, useApiMutation } from '@/api';
import { redirect } from '@/navigation';
import { showInMiddle } from '@/platform/scroll';
import { toast, useForm } from '@/ui';
import { accountErrors, NO_ACCOUNT, toAccount } from './account-values';

const CODE_LENGTH = 6;

/** What is chosen before the form. */
export interface ChosenReason {
  orderNo: string;
  reason: RefundReasonData;
  words: string;
}

/** The form of a refund: explanation, pictures, account where a method is closed, rule, code; submitted once. */
export function useSubmitRefund(chosen: ChosenReason, quote: RefundQuoteData | undefined, reload: () => void) {
  const [explanation, setExplanation] = useState('');
  const [pictures, setPictures] = useState<string[]>([]);
  const [isAgreed, setAgreed] = useState(false);
  const [code, setCode] = useState('');
  const [codeError, setCodeError] = useState('');
  const account = useForm({ name: 'account', initial: NO_ACCOUNT, check: accountErrors, reveal: showInMiddle });
  const needsAccount = quote?.payments.some(({ isClosed }) => isClosed) ?? false;

  const submit = useApiMutation('POST /api/mporder/v1/refund/submit', {
    silent: true,
    onSuccess: ({ refundNo }) => {
      for (const key of ['GET /api/mporder/v1/order/list', 'GET /api/mporder/v1/order/detail'] as const)
        void queryClient.invalidateQueries({ queryKey: everyInputOf(key) });
      redirect('/pagesOrder/refund/detail', { refundNo });
    },
    onError: (error) => {
      if (isRefusal(error, CODE_WRONG, CODE_VOID, CODE_EXPIRED)) {
        setCode('');
        setCodeError(error.message);
        return;
      }
      toast(error.message || t`提交失败，请重试`);
      // What is shown is out of date: the amount, or the order's state.
      if (!isRefusal(error, BAD_INPUT)) reload();
    },
  });

  const send = () => {
    if (!quote || submit.isPending) return;
    const values = needsAccount ? account.validate() : null;
    if (needsAccount && !values) return;
    if (!isAgreed) return toast(t`请先阅读并勾选退款规则`);
    if (code.length < CODE_LENGTH) return setCodeError(t`请输入 6 位验证码`);
    submit.mutate({
      ...chosen,
      amountFen: quote.amountFen,
      explanation: explanation.trim(),
      pictures,
      code,
      ...(values ? { account: toAccount(values) } : {}),
    });
  };

  return {
    explanation,
    setExplanation,
    pictures,
    setPictures,
    isAgreed,
    setAgreed,
    code,
    changeCode: (text: string) => {
      setCode(text);
      setCodeError('');
    },
    codeError,
    account,
    needsAccount,
    send,
    isSending: submit.isPending,
  };
}
