import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReplyOf } from '@voltfront/contract';
import { MINUTE_MS } from '@voltfront/rules/time';
import { apiQuery } from '@/api';
import { openPdf } from '@/platform/open-file';
import { picture, toast } from '@/ui';
import type { AgreementOwner } from './use-sign';

/** An agreement with its text, as the server fills it in. */
export type AgreementTextData = ReplyOf<'GET /api/mporder/v1/order/agreement/text'>;

/** The address of a signed copy is open for at least this long (ms) after it was given, with some room. */
const FILE_OPEN_MS = 8 * MINUTE_MS;

/** The text of an agreement, and opening its signed copy as a PDF. Nothing is asked for while there is no `agreementId`. */
export function useAgreementText(agreementId: string, owner: AgreementOwner) {
  const query = useQuery({
    ...apiQuery('GET /api/mporder/v1/order/agreement/text', { agreementId, ...owner }),
    enabled: agreementId !== '',
  });
  const { data, dataUpdatedAt, refetch } = query;
  const openFile = async () => {
    // Browsers open a tab during the tap or block it, so a new address is requested only when the old one has expired.
    const isOpen = Date.now() - dataUpdatedAt < FILE_OPEN_MS;
    const file = (isOpen ? data : (await refetch()).data)?.file;
    if (!file || !(await openPdf(picture(file)))) toast(t`协议打开失败，请稍后再试`);
  };
  return { ...query, openFile };
}
