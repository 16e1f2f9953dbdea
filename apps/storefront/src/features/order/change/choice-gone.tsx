import { t } from '@lingui/core/macro';
import { CONFIG_INVALID, SOLD_OUT, VERSION_WITHDRAWN } from '@voltfront/contract/error-codes';
import { ApiError, isRefusal } from '@/api';
import { redirect } from '@/navigation';
import type { PageQuery } from '@/page';
import { ChangeClosed } from './change-closed';

/** Why a chosen configuration is no longer available; null while it is. */
export function choiceRefusal({ data, error }: Pick<PageQuery, 'data' | 'error'>): ApiError | null {
  if (data !== undefined || !(error instanceof ApiError)) return null;
  return isRefusal(error, CONFIG_INVALID, SOLD_OUT, VERSION_WITHDRAWN) ? error : null;
}

export interface ChoiceGoneProps {
  refusal: ApiError;
  orderNo: string;
  /** The choice, as the address has it; the order's own when there is none. */
  c?: string;
}

/** A choice that is sold out, withdrawn or no longer fits: back to the configurator, which repairs it. */
export function ChoiceGone({ refusal, orderNo, c }: ChoiceGoneProps) {
  return (
    <ChangeClosed
      title={refusal.message}
      reason={t`部分选装已调整，请重新确认您的配置`}
      btnText={t`重新选配`}
      onAction={() => redirect('/pagesDetail/carSetting', { c, orderNo })}
    />
  );
}
