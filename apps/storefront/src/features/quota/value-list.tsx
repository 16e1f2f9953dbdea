import { t } from '@lingui/core/macro';
import type { QuotaValueData } from '@voltfront/contract';
import { formatYuan } from '@voltfront/rules/money';
import { Cell, CellGroup } from '@/ui';

/** What a coupon is worth for each model. */
export function ValueList({ values, endsOn }: { values: readonly QuotaValueData[]; endsOn: string }) {
  return (
    <CellGroup inset title={t`各车型券面金额`}>
      {values.map(({ prizeId, modelName, valueFen, left }) => (
        <Cell
          key={prizeId}
          icon="coupon"
          title={modelName}
          note={left === 0 ? t`已领完` : t`有效期至 ${endsOn}`}
          value={formatYuan(valueFen)}
        />
      ))}
    </CellGroup>
  );
}
