import { t } from '@lingui/core/macro';
import type { FinanceAirModelData } from '@voltfront/contract';
import { withCommas } from '@voltfront/rules/money';
import { useState } from 'react';
import { cx, Icon, Popup, Tag, Text } from '@/ui';
import { exactYuan } from '../figures';
import { validityText } from './rate-table';
import styles from './rules.module.css';

/** What each model keeps of its value, and the sheet with how far it may be driven. */
export function AirModels({ models }: { models: readonly FinanceAirModelData[] }) {
  const [openId, setOpenId] = useState<string | null>(null);
  const open = models.find(({ modelId }) => modelId === openId);
  return (
    <>
      {models.map((model) => (
        <AirModel key={model.modelId} model={model} onOpen={() => setOpenId(model.modelId)} />
      ))}
      <Popup
        isOpen={open !== undefined}
        onClose={() => setOpenId(null)}
        title={open && t`${open.modelName} 里程与保值`}
      >
        {open && <MileageTable model={open} />}
      </Popup>
    </>
  );
}

function AirModel({ model, onOpen }: { model: FinanceAirModelData; onOpen: () => void }) {
  const { modelName, isOffered, residuals } = model;
  if (!isOffered) {
    return (
      <div className={cx(styles.model, styles.modelHead, styles.off)}>
        <span>{modelName}</span>
        <Tag>{t`该车型暂不支持`}</Tag>
      </div>
    );
  }
  return (
    <div className={styles.model}>
      <div className={styles.modelHead}>
        <span className={styles.modelName}>{modelName}</span>
        <Text inline size="caption" tone="secondary">
          {validityText(model)}
        </Text>
      </div>
      <Text size="caption" tone="secondary">{t`到期还车的保证价值（占车价）`}</Text>
      <div className={styles.residuals}>
        {residuals.map(({ months, percent }) => (
          <div key={months} className={styles.residual}>
            <div className={styles.residualPercent}>{`${percent}%`}</div>
            <Text size="caption" tone="secondary">{t`${months} 个月`}</Text>
          </div>
        ))}
      </div>
      <button type="button" className={styles.open} onClick={onOpen}>
        {t`查看里程表`}
        <Icon name="chevron-right" size={14} />
      </button>
    </div>
  );
}

function MileageTable({ model: { mileage } }: { model: FinanceAirModelData }) {
  return (
    <div className={styles.sheet}>
      <div className={cx(styles.mileage, styles.mileageHead)}>
        <span className={styles.mileageCell}>{t`每年里程`}</span>
        <span className={styles.mileageCell}>{t`超出每公里`}</span>
        <span className={styles.mileageCell}>{t`保值率调整`}</span>
      </div>
      {mileage.map(({ kmPerYear, excessFenPerKm, residualPercentLess }) => (
        <div key={kmPerYear} className={styles.mileage}>
          <span className={styles.mileageCell}>{`${withCommas(kmPerYear)} km`}</span>
          <span className={styles.mileageCell}>{exactYuan(excessFenPerKm)}</span>
          <span className={styles.mileageCell}>
            {residualPercentLess === 0 ? t`不调整` : `-${residualPercentLess}%`}
          </span>
        </div>
      ))}
      <div className={styles.note}>{t`选择还车时，按约定里程结算；超出部分按上表收取，正常磨损不另收费。`}</div>
    </div>
  );
}
