import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { formatYuan } from '@voltfront/rules/money';
import { useState } from 'react';
import { apiQuery } from '@/api';
import { arePricesOut } from '@/features/vehicle/models/stage-text';
import { LoadFailed } from '@/page';
import { Popup, RadioGroup, Skeleton, Tabs } from '@/ui';
import type { FinanceCarAddress } from '../address';

export interface VersionSheetProps {
  isOpen: boolean;
  onClose: () => void;
  modelId: string;
  versionId: string;
  onChoose: (car: FinanceCarAddress) => void;
}

/** Another car to calculate with: a model and one of its versions with the standard options. */
export function VersionSheet({ isOpen, onClose, ...props }: VersionSheetProps) {
  return (
    <Popup isOpen={isOpen} onClose={onClose} title={t`选择车型版本`} tall>
      {isOpen && <Models {...props} />}
    </Popup>
  );
}

type ModelsProps = Pick<VersionSheetProps, 'modelId' | 'versionId' | 'onChoose'>;

function Models({ modelId, versionId, onChoose }: ModelsProps) {
  const [chosen, setShown] = useState(modelId);
  const models = useQuery(apiQuery('GET /api/mporder/v1/vehicle/models', {}));
  const tabs = (models.data ?? [])
    .filter(({ stage }) => arePricesOut(stage))
    .map(({ modelId: key, name }) => ({ key, text: name }));
  const shown = chosen || (tabs[0]?.key ?? '');
  if (models.error && !models.data) return <LoadFailed error={models.error} onRetry={models.refetch} />;
  return (
    <>
      <Tabs items={tabs} activeKey={shown} onChange={setShown} label={t`车型`} />
      {shown && <Versions key={shown} modelId={shown} versionId={versionId} onChoose={onChoose} />}
    </>
  );
}

function Versions({ modelId, versionId, onChoose }: ModelsProps) {
  const model = useQuery(apiQuery('GET /api/mporder/v1/vehicle/model', { modelId }));
  if (model.error && !model.data) return <LoadFailed error={model.error} onRetry={model.refetch} />;
  if (!model.data) return <Skeleton variant="text" count={2} />;
  return (
    <RadioGroup
      label={t`版本`}
      isFinal
      value={versionId}
      onChange={(next) => onChoose({ modelId, versionId: next })}
      options={model.data.versions.map((version) => ({
        key: version.versionId,
        text: version.versionName,
        note: version.isSoldOut ? t`已售罄` : t`标准配置，补贴后价格`,
        value: formatYuan(version.subsidyPriceFen),
        disabled: version.isSoldOut,
      }))}
    />
  );
}
