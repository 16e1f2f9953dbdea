import { t } from '@lingui/core/macro';
import type { ModelDetailData } from '@voltfront/contract';
import { navigate } from '@/navigation';
import { Cell, CellGroup } from '@/ui';

/** Where there is more to know about a model: its figures, its versions side by side, its pictures and films. */
export function ModelLinks({ model }: { model: ModelDetailData }) {
  const { modelId } = model;
  return (
    <CellGroup inset>
      <Cell icon="book" title={t`参数配置`} onClick={() => navigate('/pagesDetail/carConfig', { modelId })} />
      <Cell
        icon="compare"
        title={t`版本对比`}
        onClick={() =>
          navigate('/pagesDetail/carVersionComparison', {
            versionIds: model.versions
              .slice(0, 4)
              .map((version) => version.versionId)
              .join(','),
          })
        }
      />
      <Cell icon="image" title={t`素材库`} onClick={() => navigate('/pagesDetail/carMaterialLibrary', { modelId })} />
    </CellGroup>
  );
}
