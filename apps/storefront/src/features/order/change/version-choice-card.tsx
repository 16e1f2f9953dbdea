import { t } from '@lingui/core/macro';
import type { SwitchableVersionData } from '@voltfront/contract';
import { formatYuan } from '@voltfront/rules/money';
import { cx, Fill, Picture, Tag } from '@/ui';
import { ChoiceMark } from '@/ui/form/choice-mark';
import { differenceMark, weeksText } from './change-words';
import styles from './version-choice-card.module.css';

export interface VersionChoiceCardProps {
  version: SwitchableVersionData;
  isChosen: boolean;
  /** Reached by Tab. */
  isStop: boolean;
  onChoose: () => void;
}

/** One version that the order can change to: its features, its price for this order, and its effect on the options. */
export function VersionChoiceCard({ version, isChosen, isStop, onChoose }: VersionChoiceCardProps) {
  const { versionName, versionTitle, cutout, isCurrent, refusal } = version;
  const isClosed = refusal !== null && !isCurrent;
  return (
    <button
      type="button"
      role="radio"
      aria-checked={isChosen}
      aria-label={versionName}
      disabled={isClosed || isCurrent}
      tabIndex={isStop ? 0 : -1}
      className={cx(styles.card, isChosen && styles.chosen, isClosed && styles.closed)}
      onClick={onChoose}
    >
      <span className={styles.head}>
        <Fill inline>
          <span className={styles.name}>
            {versionName}
            {isCurrent && <Tag tone="accent">{t`当前版本`}</Tag>}
            {isClosed && <Tag>{refusal.code === 'soldOut' ? t`已售罄` : t`不可选`}</Tag>}
          </span>
          <span className={styles.title}>{versionTitle}</span>
        </Fill>
        <span className={styles.car}>
          <Picture src={cutout} width={96} aspect={3 / 2} alt="" clear fit="contain" />
        </span>
      </span>
      <Facts version={version} />
      {version.totalFen !== null && (
        <span className={styles.foot}>
          <Amount totalFen={version.totalFen} differenceFen={isCurrent ? null : version.differenceFen} />
          {!isCurrent && !isClosed && <ChoiceMark isChosen={isChosen} />}
        </span>
      )}
      {isClosed && <span className={styles.note}>{refusal.reason}</span>}
      {!isCurrent && !isClosed && <span className={styles.note}>{countsText(version)}</span>}
    </button>
  );
}

function Facts({ version: { rangeKm, powerKw, delivery } }: { version: SwitchableVersionData }) {
  const facts = [
    { label: t`CLTC 续航`, value: `${rangeKm} km` },
    { label: t`最大功率`, value: `${powerKw} kW` },
    { label: t`预计交付`, value: weeksText(delivery) },
  ];
  return (
    <span className={styles.facts}>
      {facts.map(({ label, value }) => (
        <span key={label} className={styles.fact}>
          <span className={styles.value}>{value}</span>
          <span className={styles.label}>{label}</span>
        </span>
      ))}
    </span>
  );
}

/** Summary of the effect on the options: `保留 5 项选配 · 2 项不适用`. */
function countsText({ keptCount, lostCount, addedCount }: SwitchableVersionData): string {
  const parts = [t`保留 ${keptCount} 项选配`];
  if (lostCount > 0) parts.push(t`${lostCount} 项不适用`);
  if (addedCount > 0) parts.push(t`新增 ${addedCount} 项`);
  return parts.join(' · ');
}

function Amount({ totalFen, differenceFen }: { totalFen: number; differenceFen: number | null }) {
  const mark = differenceFen === null ? '' : differenceMark(differenceFen) || t`无差价`;
  return (
    <span className={styles.amount}>
      <span className={styles.total}>{formatYuan(totalFen)}</span>
      {mark && <span className={cx(styles.delta, (differenceFen ?? 0) < 0 && styles.less)}>{mark}</span>}
    </span>
  );
}
