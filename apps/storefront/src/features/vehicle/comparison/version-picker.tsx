import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { VersionSummaryData } from '@voltfront/contract';
import { useEffect, useState } from 'react';
import { apiQuery } from '@/api';
import { LoadFailed } from '@/page';
import { cx, EmptyState, Figures, Picture, Popup, Price, ShortName, Skeleton, Tabs, Tag, Text } from '@/ui';
import { arePricesOut } from '../models/stage-text';
import { useModels } from '../models/use-models';
import styles from './version-picker.module.css';

export interface VersionPickerProps {
  isOpen: boolean;
  title: string;
  /** Versions that are in the table and cannot be picked again. */
  takenIds: readonly string[];
  /** Model to begin with. */
  modelId?: string;
  onPick: (versionId: string) => void;
  onClose: () => void;
}

/** A version to be compared, by model. Models whose prices are not out have nothing to compare yet. */
export function VersionPicker({ isOpen, title, onClose, ...rest }: VersionPickerProps) {
  return (
    <Popup isOpen={isOpen} onClose={onClose} title={title} tall>
      {isOpen && <Choices {...rest} />}
    </Popup>
  );
}

type ChoicesProps = Pick<VersionPickerProps, 'takenIds' | 'modelId' | 'onPick'>;

function Choices({ takenIds, modelId, onPick }: ChoicesProps) {
  const models = useModels();
  const [wantedId, setWantedId] = useState(modelId);
  useEffect(() => setWantedId(modelId), [modelId]);
  const priced = (models.data ?? []).filter(({ stage }) => arePricesOut(stage));
  const shownId = priced.find((model) => model.modelId === wantedId)?.modelId ?? priced[0]?.modelId;
  if (!models.data)
    return models.error ? (
      <LoadFailed error={models.error} onRetry={models.refetch} />
    ) : (
      <Skeleton variant="row" count={4} />
    );
  if (!shownId) return <EmptyState title={t`暂无可对比的车型`} top={8} />;
  return (
    <>
      <Tabs
        label={t`车型`}
        items={priced.map(({ modelId: key, name }) => ({ key, text: name }))}
        activeKey={shownId}
        onChange={setWantedId}
        stretch
      />
      <Versions key={shownId} modelId={shownId} takenIds={takenIds} onPick={onPick} />
    </>
  );
}

function Versions({ modelId, takenIds, onPick }: ChoicesProps & { modelId: string }) {
  const model = useQuery(apiQuery('GET /api/mporder/v1/vehicle/model', { modelId }));
  if (!model.data)
    return model.error && !model.isFetching ? (
      <LoadFailed error={model.error} onRetry={model.refetch} />
    ) : (
      <Skeleton variant="row" count={3} />
    );
  return (
    <div className={styles.list}>
      {model.data.versions.map((version) => (
        <Choice
          key={version.versionId}
          version={version}
          isTaken={takenIds.includes(version.versionId)}
          onPick={() => onPick(version.versionId)}
        />
      ))}
    </div>
  );
}

interface ChoiceProps {
  version: VersionSummaryData;
  isTaken: boolean;
  onPick: () => void;
}

function Choice({ version, isTaken, onPick }: ChoiceProps) {
  const { versionName, versionTitle, cutout, subsidyPriceFen, isSoldOut, rangeKm } = version;
  return (
    <button type="button" className={cx(styles.choice, isTaken && styles.taken)} disabled={isTaken} onClick={onPick}>
      <span className={styles.picture}>
        <Picture src={cutout} width={108} aspect={3 / 2} alt="" clear fit="contain" />
      </span>
      <span className={styles.words}>
        <Text inline size="body-large" weight="bold">
          <ShortName text={versionName} /> {isSoldOut && <Tag>{t`已售罄`}</Tag>}
        </Text>
        <Text inline size="caption" tone="secondary">
          <Figures text={t`${versionTitle} · CLTC ${rangeKm} km`} />
        </Text>
        <Price fen={subsidyPriceFen} size="small" suffix={t`补贴后`} />
      </span>
      {isTaken && <span className={styles.state}>{t`已在对比`}</span>}
    </button>
  );
}
