import { t } from '@lingui/core/macro';
import type { ChangeableModelData, ChangedOrderData, VersionSummaryData } from '@voltfront/contract';
import { formatYuan } from '@voltfront/rules/money';
import { useState } from 'react';
import { Button, Card, Fill, NoticeBar, Picture, Popup, Price, RadioGroup, Tag, Text } from '@/ui';
import { differenceMark, weeksText } from './change-words';
import { OrderRibbon } from './order-ribbon';
import styles from './vehicle-models.module.css';

export interface VehicleModelsProps {
  order: ChangedOrderData;
  models: readonly ChangeableModelData[];
  /** Changes of the model that this order may still make, and how many there are in all. */
  changesLeft: number;
  changesLimit: number;
  /** A version was chosen: on to its options. */
  onChoose: (modelId: string, versionId: string) => void;
  isBusy: boolean;
}

/** Models that an order could change to, with price, difference and delivery; the versions of one in a sheet. */
export function VehicleModels({ order, models, changesLeft, changesLimit, onChoose, isBusy }: VehicleModelsProps) {
  const [open, setOpen] = useState<ChangeableModelData | null>(null);
  return (
    <>
      <OrderRibbon order={order} state={{ text: t`当前订单`, tone: 'accent' }} />
      <NoticeBar className={styles.notice}>
        {t`已付款项与锁单时间保留不变；每个订单最多变更 ${changesLimit} 次，还可变更 ${changesLeft} 次`}
      </NoticeBar>
      {models.map((model) => (
        <ModelCard key={model.modelId} model={model} onOpen={() => setOpen(model)} />
      ))}
      <div className={styles.end} />
      <VersionSheet model={open} isBusy={isBusy} onClose={() => setOpen(null)} onChoose={onChoose} />
    </>
  );
}

function ModelCard({ model, onOpen }: { model: ChangeableModelData; onOpen: () => void }) {
  const { name, tagline, cutout, isCurrent, refusal, fromTotalFen } = model;
  const isClosed = isCurrent || refusal !== null;
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <Fill>
          <div className={styles.name} role="heading" aria-level={2}>
            {name}
            {isCurrent && <Tag tone="accent">{t`当前车型`}</Tag>}
          </div>
          <Text size="small" tone="secondary" leading="body">
            {tagline}
          </Text>
        </Fill>
        <div className={isClosed ? styles.dim : styles.car}>
          <Picture src={cutout} width={140} aspect={16 / 10} alt="" clear fit="contain" />
        </div>
      </div>
      <div className={styles.foot}>
        <Fill>
          {fromTotalFen === null ? (
            <Text inline size="small" tone="secondary" leading="body">{t`价格待公布`}</Text>
          ) : (
            <Price fen={fromTotalFen} size="large" suffix={t`起`} />
          )}
          <Text size="small" tone="secondary" leading="body">
            {noteOf(model)}
          </Text>
        </Fill>
        {!isClosed && (
          <Button size="medium" variant="secondary" label={t`选择${name}`} onClick={onOpen}>
            {t`选择`}
          </Button>
        )}
      </div>
    </Card>
  );
}

/** Why a model cannot be taken, or what taking it means. */
function noteOf({ isCurrent, refusal, differenceFen, delivery }: ChangeableModelData): string {
  if (isCurrent) return t`换其他版本请使用“切换版本”`;
  if (refusal) return refusal.reason;
  const weeks = delivery && weeksText(delivery);
  return [differenceText(differenceFen), weeks && t`预计 ${weeks}交付`].filter(Boolean).join(' · ');
}

function differenceText(differenceFen: number | null): string {
  if (differenceFen === null) return '';
  const mark = differenceMark(differenceFen);
  return mark ? t`差价 ${mark} 起` : t`无差价起`;
}

interface VersionSheetProps {
  model: ChangeableModelData | null;
  isBusy: boolean;
  onClose: () => void;
  onChoose: VehicleModelsProps['onChoose'];
}

function VersionSheet({ model, isBusy, onClose, onChoose }: VersionSheetProps) {
  const [versionId, setVersionId] = useState<string | null>(null);
  const versions = model?.versions ?? [];
  const chosen = versions.find((version) => version.versionId === versionId);
  return (
    <Popup
      isOpen={model !== null}
      onClose={onClose}
      title={model ? t`选择${model.name} 版本` : undefined}
      footer={
        <Button
          block
          disabled={!chosen}
          loading={isBusy}
          onClick={() => model && chosen && onChoose(model.modelId, chosen.versionId)}
        >
          {t`去选配`}
        </Button>
      }
    >
      <RadioGroup
        label={t`版本`}
        value={chosen?.versionId ?? null}
        onChange={setVersionId}
        options={versions.map((version) => ({
          key: version.versionId,
          text: version.versionName,
          note: factsOf(version),
          value: version.isSoldOut ? t`已售罄` : formatYuan(version.subsidyPriceFen),
          disabled: version.isSoldOut,
        }))}
      />
    </Popup>
  );
}

function factsOf({ rangeKm, powerKw, deliveryWeeks: { from, to } }: VersionSummaryData): string {
  const weeks = weeksText({ fromWeeks: from, toWeeks: to });
  return t`续航 ${rangeKm} km · ${powerKw} kW · 预计 ${weeks}`;
}
