import { t } from '@lingui/core/macro';
import type { VersionSummaryData } from '@voltfront/contract';
import { formatYuan } from '@voltfront/rules/money';
import { Button, Fill, Picture, Price, Section, ShortName, Stack, Tag, Text } from '@/ui';
import { deliveryText } from './stage-text';
import styles from './version-card.module.css';

export interface VersionCardProps {
  version: VersionSummaryData;
  onConfigure: () => void;
  /** The parameter sheet of the version; left out: no such link. */
  onParameters?: () => void;
  /** Adds the version to the comparison, or takes it off again. */
  onCompare?: () => void;
  /** It is on the comparison list. */
  isCompared?: boolean;
}

/** One version: figures, price and delivery time. A sold-out version stays visible. */
export function VersionCard({ version, onConfigure, onParameters, onCompare, isCompared = false }: VersionCardProps) {
  const { versionName, versionTitle, rangeKm, powerKw, accelerationS, highlights, isSoldOut, cutout } = version;
  return (
    <Section pad="l" className={isSoldOut ? styles.soldOut : undefined}>
      <Stack row align="start" justify="between">
        <Fill>
          <div className={styles.name}>
            <ShortName text={versionName} />
          </div>
          <Text size="small" tone="secondary">
            {versionTitle}
          </Text>
        </Fill>
        <div className={styles.car}>
          <Picture src={cutout} width={108} aspect={3 / 2} alt="" clear fit="contain" />
        </div>
      </Stack>
      <div className={styles.facts}>
        <Fact value={String(rangeKm)} unit="km" label={t`CLTC 续航`} />
        <Fact value={String(powerKw)} unit="kW" label={t`最大功率`} />
        <Fact value={accelerationS.toFixed(1)} unit="s" label={t`零百加速`} />
      </div>
      <div className={styles.highlights}>
        {highlights.map((highlight) => (
          <Tag key={highlight}>{highlight}</Tag>
        ))}
      </div>
      <div className={styles.links}>
        {onParameters && (
          <Button variant="text" size="small" label={t`${versionName}参数配置`} onClick={onParameters}>
            {t`参数配置`}
          </Button>
        )}
        {onCompare && (
          <Button
            variant="text"
            size="small"
            icon={isCompared ? 'check' : undefined}
            label={isCompared ? t`${versionName}已加入对比，点按移出` : t`${versionName}加入对比`}
            onClick={onCompare}
          >
            {isCompared ? t`已加入对比` : t`加入对比`}
          </Button>
        )}
      </div>
      <div className={styles.foot}>
        <VersionPrice version={version} />
        <Button
          size="medium"
          disabled={isSoldOut}
          label={isSoldOut ? undefined : t`定制${versionName}`}
          onClick={onConfigure}
        >
          {isSoldOut ? t`已售罄` : t`定制`}
        </Button>
      </div>
    </Section>
  );
}

function Fact({ value, unit, label }: { value: string; unit: string; label: string }) {
  return (
    <div className={styles.fact}>
      <div className={styles.value}>
        {value}
        <span className={styles.unit}>{unit}</span>
      </div>
      <Text size="caption" tone="secondary">
        {label}
      </Text>
    </div>
  );
}

function VersionPrice({ version }: { version: VersionSummaryData }) {
  const { priceFen, subsidyPriceFen, deliveryWeeks } = version;
  const listed = formatYuan(priceFen);
  return (
    <div className={styles.prices}>
      <div className={styles.line}>
        <Price fen={subsidyPriceFen} size="large" />
        <Text inline size="caption" tone="secondary" leading="body">{t`补贴后`}</Text>
      </div>
      <Text size="caption" tone="secondary" leading="body">
        {[t`指导价 ${listed}`, deliveryText(deliveryWeeks)].filter(Boolean).join(' · ')}
      </Text>
    </div>
  );
}
