import { t } from '@lingui/core/macro';
import type { VersionSummaryData } from '@voltfront/contract';
import { formatYuan } from '@voltfront/rules/money';
import { cx, Figures, ShortName, toast } from '@/ui';
import { ChoiceMark } from '@/ui/form/choice-mark';
import { moveByKey } from '@/ui/navigation/roving';
import cardStyles from './option-card.module.css';
import styles from './option-panel.module.css';

export interface VersionPanelProps {
  versions: readonly VersionSummaryData[];
  versionId: string;
  isBusy: boolean;
  onSelect: (versionId: string) => void;
}

/** The versions of the model. Choosing one starts it with its standard options. */
export function VersionPanel({ versions, versionId, isBusy, onSelect }: VersionPanelProps) {
  const index = versions.findIndex((version) => version.versionId === versionId);
  const select = (at: number) => {
    const version = versions[at];
    if (!version || isBusy) return;
    const name = version.versionName;
    if (version.isSoldOut) toast(t`${name}已售罄，暂不可选`);
    else onSelect(version.versionId);
  };
  return (
    <div
      className={styles.panel}
      role="radiogroup"
      aria-label={t`版本`}
      aria-busy={isBusy || undefined}
      onKeyDown={(event) => moveByKey(event, index, versions.length, select)}
    >
      {versions.map((version, at) => (
        <button
          key={version.versionId}
          type="button"
          role="radio"
          aria-checked={at === index}
          aria-disabled={version.isSoldOut || undefined}
          tabIndex={at === Math.max(0, index) ? 0 : -1}
          className={cx(
            cardStyles.card,
            cardStyles.main,
            cardStyles.inset,
            at === index && cardStyles.chosen,
            version.isSoldOut && cardStyles.soldOut,
          )}
          onClick={() => select(at)}
        >
          <VersionWords version={version} />
          <span className={cardStyles.price}>
            {version.isSoldOut ? t`已售罄` : formatYuan(version.subsidyPriceFen)}
          </span>
          <ChoiceMark className={cardStyles.mark} isChosen={at === index} />
        </button>
      ))}
    </div>
  );
}

function VersionWords({ version }: { version: VersionSummaryData }) {
  const { rangeKm, powerKw, accelerationS } = version;
  return (
    <span className={cardStyles.words}>
      <span className={cardStyles.name}>
        <ShortName text={version.versionName} />
      </span>
      <span className={cardStyles.desc}>
        <Figures text={t`续航 ${rangeKm} km · ${powerKw} kW · 零百 ${accelerationS} s`} />
      </span>
      <span className={cardStyles.desc}>{version.highlights.join(' · ')}</span>
    </span>
  );
}
