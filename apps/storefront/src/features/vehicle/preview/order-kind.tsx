import { t } from '@lingui/core/macro';
import { formatYuan } from '@voltfront/rules/money';
import { DEPOSIT_FEN } from '@voltfront/rules/order/order-constants';
import { RadioGroup } from '@/ui';

/** Kinds of order that start from a configuration. */
export type StartKind = 'intention' | 'deposit';

/** Small or large deposit. */
export function OrderKindPicker({ value, onChange }: { value: StartKind; onChange: (kind: StartKind) => void }) {
  return (
    <RadioGroup
      label={t`下定方式`}
      value={value}
      onChange={onChange}
      options={[
        { key: 'deposit', text: t`大订`, note: t`锁定当前配置，锁单前可退`, value: formatYuan(DEPOSIT_FEN.deposit) },
        {
          key: 'intention',
          text: t`小订`,
          note: t`先占位，随时可退，可转大订`,
          value: formatYuan(DEPOSIT_FEN.intention),
        },
      ]}
    />
  );
}
