import { t } from '@lingui/core/macro';
import type { AgreementSummaryData } from '@voltfront/contract';

/** What an agreement asks for or is. */
export function agreementStateName({ state, isOutdated }: AgreementSummaryData): string {
  if (state === 'void') return t`已作废`;
  if (state === 'signed') return isOutdated ? t`有新版本` : t`已签署`;
  return t`待签署`;
}

/** Whether an agreement still waits for the customer: never signed, or signed in an older version. */
export const needsSigning = ({ state, isOutdated }: AgreementSummaryData): boolean =>
  state === 'unsigned' || (state === 'signed' && isOutdated);
