import { t } from '@lingui/core/macro';
import type { AgreementSummaryData, BodyOf } from '@voltfront/contract';
import { AGREEMENT_OUTDATED, CODE_EXPIRED, CODE_VOID, CODE_WRONG } from '@voltfront/contract/error-codes';
import { type ApiError, isRefusal, useApiMutation } from '@/api';
import { toast } from '@/ui';

/** What agreements are asked for: an order, a draft, or a kind of order before either exists. */
export interface AgreementOwner {
  orderNo?: string;
  draftId?: string;
}

type SignBody = BodyOf<'POST /api/mporder/v1/special/sign/agreement'>;

/** Whether the refusal is about the SMS code, which its sheet shows. */
export const isCodeError = (error: ApiError | null): boolean => isRefusal(error, CODE_WRONG, CODE_VOID, CODE_EXPIRED);

/** Whether signing this agreement requires an SMS code: the purchase agreement of an order. */
export const needsCode = ({ kind }: AgreementSummaryData, { orderNo }: AgreementOwner): boolean =>
  kind === 'purchase' && Boolean(orderNo);

/** Signing. A newer text than the one shown, or a change meanwhile, runs `onStale` so that it is read again. */
export function useSign(
  owner: AgreementOwner,
  { onSigned, onStale }: { onSigned: (agreement: AgreementSummaryData) => void; onStale: () => void },
) {
  const mutation = useApiMutation('POST /api/mporder/v1/special/sign/agreement', {
    onSuccess: onSigned,
    onError: (error) => {
      if (isCodeError(error)) return;
      if (isRefusal(error, AGREEMENT_OUTDATED)) toast(t`协议已更新，请重新阅读并签署`);
      if (error.kind === 'refused') onStale();
    },
  });
  const { orderNo, draftId } = owner;
  const sign = (agreement: AgreementSummaryData, code?: string) => {
    const { agreementId, version } = agreement;
    const body: SignBody = {
      agreementId,
      version,
      ...(orderNo ? { orderNo } : { draftId }),
      ...(code ? { code } : {}),
    };
    mutation.mutate(body);
  };
  return { sign, isSigning: mutation.isPending, error: mutation.error, reset: mutation.reset };
}
