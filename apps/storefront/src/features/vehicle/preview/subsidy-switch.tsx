import { t } from '@lingui/core/macro';
import type { QuoteData, SubsidyKindData } from '@voltfront/contract';
import { formatYuan } from '@voltfront/rules/money';
import { SegmentedControl } from '@/ui';

export interface SubsidySwitchProps {
  subsidies: QuoteData['subsidies'];
  value: SubsidyKindData;
  onChange: (kind: SubsidyKindData) => void;
}

/** Kind of subsidy: for a person, for a company, or none. */
export function SubsidySwitch({ subsidies, value, onChange }: SubsidySwitchProps) {
  const personal = formatYuan(subsidies.personalFen);
  const enterprise = formatYuan(subsidies.enterpriseFen);
  return (
    <SegmentedControl
      label={t`购车补贴`}
      value={value}
      onChange={onChange}
      items={[
        { key: 'personal', text: t`个人补贴 ${personal}`, disabled: subsidies.personalFen === 0 },
        { key: 'enterprise', text: t`企业补贴 ${enterprise}`, disabled: subsidies.enterpriseFen === 0 },
        { key: 'none', text: t`不使用` },
      ]}
    />
  );
}

/** Reads the subsidy parameter of an address; default: personal. */
export const subsidyOf = (text: string | undefined): SubsidyKindData =>
  text === 'none' || text === 'enterprise' ? text : 'personal';
