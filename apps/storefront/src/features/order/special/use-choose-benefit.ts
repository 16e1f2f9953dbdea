import { t } from '@lingui/core/macro';
import type { AgreementSummaryData } from '@voltfront/contract';
import { useState } from 'react';
import { api, useApiMutation } from '@/api';
import { modal, toast } from '@/ui';
import type { SpecialOffer } from './special-words';

/**
 * Choosing a benefit: the choice is saved, its agreement is read and signed, and a question makes it final.
 * `reload` asks the server again.
 */
export function useChooseBenefit(orderNo: string, offer: SpecialOffer | undefined, reload: () => Promise<unknown>) {
  const [picked, setPicked] = useState<string | null>(null);
  const [agreement, setAgreement] = useState<AgreementSummaryData | null>(null);
  const wanted = picked ?? offer?.savedCode ?? null;
  const choose = useApiMutation('POST /api/mporder/v1/special/agreement/choice', {
    onSuccess: () => toast(t`权益已选定`),
    onSettled: reload,
  });
  const read = useApiMutation('POST /api/mporder/v1/special/save/option', { onError: reload });

  const confirm = async () => {
    setAgreement(null);
    const title = offer?.options.find(({ optionCode }) => optionCode === wanted)?.title ?? '';
    const content = t`选定“${title}”后不可更改，确定选择吗？`;
    if (wanted && (await modal({ title: t`确认选择`, content, cancelText: t`再想想` })))
      choose.mutate({ orderNo, optionCode: wanted });
  };

  const start = async () => {
    if (!wanted) return;
    await read.mutateAsync({ orderNo, optionCode: wanted });
    const query = { agreementId: 'special', orderNo };
    const { agreement: current } = await api('GET /api/mporder/v1/order/agreement/text', { query });
    if (current.state === 'signed' && !current.isOutdated) await confirm();
    else setAgreement(current);
  };

  return {
    wanted,
    pick: setPicked,
    start: () => start().catch(() => undefined),
    isBusy: read.isPending || choose.isPending,
    agreement,
    closeAgreement: () => setAgreement(null),
    confirm,
  };
}
