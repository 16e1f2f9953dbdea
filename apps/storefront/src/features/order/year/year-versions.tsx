import { t } from '@lingui/core/macro';
import type { YearVersionData } from '@voltfront/contract';
import { formatYuan } from '@voltfront/rules/money';
import { RadioGroup, Tag } from '@/ui';
import { differenceMark } from '../change/change-words';
import styles from './year-versions.module.css';

export interface YearVersionsProps {
  versions: readonly YearVersionData[];
  versionId: string;
  isBusy: boolean;
  onSelect: (versionId: string) => void;
}

/** The versions of the new model year, each with its price for this order. */
export function YearVersions({ versions, versionId, isBusy, onSelect }: YearVersionsProps) {
  return (
    <RadioGroup
      label={t`版本`}
      value={versionId}
      onChange={(next) => !isBusy && next !== versionId && onSelect(next)}
      options={versions.map((version) => ({
        key: version.versionId,
        text: (
          <span className={styles.name}>
            {version.versionName}
            {version.isEquivalent && <Tag tone="accent">{t`对应原版本`}</Tag>}
          </span>
        ),
        note: t`续航 ${version.rangeKm} km · ${version.powerKw} kW`,
        value: version.isSoldOut ? t`已售罄` : <Amount version={version} />,
        disabled: version.isSoldOut,
      }))}
    />
  );
}

function Amount({ version: { totalFen, differenceFen } }: { version: YearVersionData }) {
  return (
    <span className={styles.amount}>
      <span>{formatYuan(totalFen)}</span>
      <span className={styles.delta}>{differenceMark(differenceFen) || t`无差价`}</span>
    </span>
  );
}
