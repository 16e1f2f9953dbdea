import { t } from '@lingui/core/macro';
import type { ModelDetailData } from '@voltfront/contract';
import { navigate } from '@/navigation';
import { Cell, CellGroup } from '@/ui';
import { COMPARED_AT_MOST, useComparison } from '../comparison';

/**
 * Where there is more to know about a model: its figures, versions side by side, its pictures and films. The comparison opens
 * with the list that the customer made, and with the versions of the model while there is none.
 */
export function ModelLinks({ model }: { model: ModelDetailData }) {
  const { modelId } = model;
  const { versionIds } = useComparison();
  const ownIds = model.versions.map((version) => version.versionId);
  const count = versionIds.length;
  return (
    <CellGroup inset>
      <Cell
        icon="calendar"
        title={t`预约试驾`}
        note={t`专员陪同，到店约 60 分钟`}
        onClick={() => navigate('/pagesActivity/testDrive/index', { modelId })}
      />
      <Cell icon="book" title={t`参数配置`} onClick={() => navigate('/pagesDetail/carConfig', { modelId })} />
      <Cell
        icon="compare"
        title={t`版本对比`}
        value={count > 0 ? t`已选 ${count} 款` : undefined}
        onClick={() =>
          navigate(
            '/pagesDetail/carVersionComparison',
            count > 0 ? {} : { versionIds: ownIds.slice(0, COMPARED_AT_MOST).join(',') },
          )
        }
      />
      <Cell icon="car" title={t`车型主页`} onClick={() => navigate('/pagesActivity/carAggregated', { modelId })} />
      <Cell icon="image" title={t`素材库`} onClick={() => navigate('/pagesDetail/carMaterialLibrary', { modelId })} />
    </CellGroup>
  );
}
