import { t } from '@lingui/core/macro';
import type { StageData } from '@voltfront/contract';

/** The label of a model's stage. */
export function stageText(stage: StageData): string {
  switch (stage) {
    case 'upcoming':
      return t`即将上市`;
    case 'blindBooking':
      return t`盲订中`;
    case 'onSale':
      return t`在售`;
    case 'soldOut':
      return t`已售罄`;
  }
}

/** Why a model cannot be ordered now; null when it can. */
export function offSaleText(stage: StageData): string | null {
  if (stage === 'onSale') return null;
  return stage === 'soldOut' ? t`该车型已售罄` : t`该车型暂未开售`;
}

/** Whether the prices of a model are published. */
export const arePricesOut = (stage: StageData): boolean => stage === 'onSale' || stage === 'soldOut';

/** The delivery estimate of a model or version. */
export function deliveryText(weeks: { from: number; to: number } | null): string | null {
  if (!weeks) return null;
  const { from, to } = weeks;
  return from === to ? t`预计 ${to} 周交付` : t`预计 ${from}-${to} 周交付`;
}
