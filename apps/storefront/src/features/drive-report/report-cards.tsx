import { t } from '@lingui/core/macro';
import type { DriveFiguresData } from '@voltfront/contract';
import { formatDate, formatInstant } from '@voltfront/rules/format/date';
import type { ReactNode } from 'react';
import { Carousel, Picture } from '@/ui';
import { comparisonWords, drivingWords } from './driving-words';
import styles from './report-cards.module.css';
import { RouteMap } from './route-map';

type Told = NonNullable<DriveFiguresData['told']>;

/** A report as cards to swipe through, each as high as the screen. */
export function ReportCards({ figures }: { figures: DriveFiguresData }) {
  const { told } = figures;
  return (
    <div className={styles.stage}>
      <Carousel label={t`试驾报告`} intervalMs={0} className={styles.cards}>
        <FactsCard key="facts" figures={figures} />
        {told && <RouteCard key="route" told={told} />}
        {told && <FiguresCard key="figures" told={told} />}
        {told && <TypeCard key="type" told={told} />}
      </Carousel>
    </div>
  );
}

function CardFace({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.card}>
      <div className={styles.title} role="heading" aria-level={2}>
        {title}
      </div>
      {children}
    </div>
  );
}

function Figure({ value, unit, label, note }: { value: string; unit: string; label: string; note?: string | null }) {
  return (
    <div className={styles.figure}>
      <div className={styles.label}>{label}</div>
      <div className={styles.value}>
        {value}
        <span className={styles.unit}>{unit}</span>
      </div>
      {note && <div className={styles.label}>{note}</div>}
    </div>
  );
}

/** The car, and what staff noted of the drive. */
function FactsCard({ figures }: { figures: DriveFiguresData }) {
  const { modelName, picture, storeName, finishedAt, minutes, distanceKm, state, readyBy } = figures;
  const time = formatInstant(readyBy ?? 0, 'HH:mm');
  return (
    <CardFace title={t`我与 ${modelName} 的一程`}>
      <div className={styles.car}>
        <Picture src={picture} width={310} aspect={2} alt={modelName} eager clear fit="contain" />
      </div>
      <div className={styles.row}>
        {distanceKm !== null && <Figure value={distanceKm.toFixed(1)} unit="km" label={t`里程`} />}
        {minutes !== null && <Figure value={String(minutes)} unit={t`分钟`} label={t`时长`} />}
      </div>
      <div className={styles.label}>{[finishedAt === null ? '' : formatDate(finishedAt), storeName].join(' ')}</div>
      {state === 'preparing' && (
        <div className={styles.note} role="status">{t`行车数据生成中，最晚 ${time} 可查看`}</div>
      )}
      {state === 'facts' && <div className={styles.note} role="status">{t`本次试驾车辆未回传行车数据`}</div>}
    </CardFace>
  );
}

function RouteCard({ told: { route, distanceKm } }: { told: Told }) {
  return (
    <CardFace title={t`试驾路线`}>
      <RouteMap route={route} />
      <Figure value={distanceKm.toFixed(1)} unit="km" label={t`行驶里程`} />
    </CardFace>
  );
}

function FiguresCard({ told }: { told: Told }) {
  const { topAcceleration, energy, assistKm, fasterThan, thriftierThan, compared } = told;
  return (
    <CardFace title={t`行车数据`}>
      <Figure
        value={topAcceleration.toFixed(1)}
        unit="m/s²"
        label={t`最大加速度`}
        note={fasterThan === null ? null : t`超过 ${fasterThan}% 的试驾者`}
      />
      <Figure
        value={energy.toFixed(1)}
        unit="kWh"
        label={t`平均百公里能耗`}
        note={thriftierThan === null ? null : t`比 ${thriftierThan}% 的试驾者更省电`}
      />
      <Figure value={assistKm.toFixed(1)} unit="km" label={t`辅助驾驶里程`} />
      <div className={styles.label}>
        {fasterThan === null ? t`同车型试驾还不多，暂无法比较` : t`与同车型近期 ${compared} 次试驾比较`}
      </div>
    </CardFace>
  );
}

function TypeCard({ told }: { told: Told }) {
  const { name, text } = drivingWords(told.type);
  return (
    <CardFace title={t`我的驾驶类型`}>
      <div className={styles.type}>{name}</div>
      <div className={styles.text}>{text}</div>
      {comparisonWords(told) && <div className={styles.note}>{comparisonWords(told)}</div>}
    </CardFace>
  );
}
