import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { ParameterSheetData } from '@voltfront/contract';
import { useState } from 'react';
import { apiQuery } from '@/api';
import { useComparison } from '@/features/vehicle/comparison';
import { modelSubject } from '@/features/vehicle/models/model-subject';
import { PricesToCome } from '@/features/vehicle/models/prices-to-come';
import { arePricesOut } from '@/features/vehicle/models/stage-text';
import { useModels } from '@/features/vehicle/models/use-models';
import { ParameterSheet } from '@/features/vehicle/parameters/parameter-sheet';
import { VersionIntro } from '@/features/vehicle/parameters/version-intro';
import { navigate, useParams } from '@/navigation';
import { EmptyState, Page } from '@/page';
import { router } from '@/platform/router';
import { BottomBar, Button, Skeleton, Tabs } from '@/ui';
import styles from './carConfig.module.css';

const ROUTE = '/pagesDetail/carConfig';

/** The version of the address; where it names only a model, or nothing, the first version that can be had. */
function useVersionId() {
  const params = useParams(ROUTE);
  const [chosenId, setChosenId] = useState(params.versionId);
  const models = useModels();
  const needsModel = chosenId === undefined;
  const modelId = params.modelId ?? models.data?.find(({ stage }) => arePricesOut(stage))?.modelId;
  const model = useQuery({
    ...apiQuery('GET /api/mporder/v1/vehicle/model', { modelId: modelId ?? '' }),
    enabled: needsModel && modelId !== undefined,
  });
  const versions = model.data?.versions ?? [];
  const first = (versions.find((version) => !version.isSoldOut) ?? versions[0])?.versionId;
  const choose = (versionId: string) => {
    setChosenId(versionId);
    router.setQuery({ versionId });
  };
  const queries = needsModel ? [...(params.modelId ? [] : [models]), model] : [];
  return { versionId: chosenId ?? first, choose, queries };
}

/** 参数配置: everything one version has, with the prices of its options. */
export default function CarConfigPage() {
  const { versionId, choose, queries } = useVersionId();
  const sheet = useQuery({
    ...apiQuery('GET /api/mporder/v1/vehicle/parameters', { versionId: versionId ?? '' }),
    enabled: versionId !== undefined,
  });
  const waited = versionId === undefined && queries.every(({ data }) => data) ? queries : [...queries, sheet];
  const { data } = sheet;
  return (
    <Page
      route={ROUTE}
      subject={modelSubject}
      queries={waited}
      plain
      skeleton={<Skeleton variant="row" count={8} />}
      bottom={() => data && data.sections.length > 0 && <Actions sheet={data} />}
    >
      {() => (data ? <Sheet sheet={data} onVersion={choose} /> : <EmptyState title={t`暂无可查看的版本`} />)}
    </Page>
  );
}

function Sheet({ sheet, onVersion }: { sheet: ParameterSheetData; onVersion: (versionId: string) => void }) {
  const { version, versions, sections } = sheet;
  if (!arePricesOut(version.stage)) return <PricesToCome modelId={version.modelId} />;
  return (
    <>
      {versions.length > 1 && (
        <Tabs
          className={styles.versions}
          label={t`版本`}
          items={versions.map(({ versionId, versionName }) => ({ key: versionId, text: versionName }))}
          activeKey={version.versionId}
          onChange={onVersion}
          stretch={versions.length < 4}
        />
      )}
      <VersionIntro version={version} />
      {sections.length > 0 ? (
        <ParameterSheet sheet={sheet} />
      ) : (
        <EmptyState title={t`参数整理中`} desc={t`该版本的参数即将补全，请稍后再来`} top={8} />
      )}
    </>
  );
}

function Actions({ sheet: { version } }: { sheet: ParameterSheetData }) {
  const { has, add } = useComparison();
  const { modelId, versionId, isSoldOut, isWithdrawn } = version;
  const compare = () => {
    if (!has(versionId)) add(versionId);
    navigate('/pagesDetail/carVersionComparison');
  };
  const isGone = isSoldOut || isWithdrawn;
  return (
    <BottomBar>
      <Button block variant="secondary" onClick={compare}>
        {has(versionId) ? t`查看对比` : t`加入对比`}
      </Button>
      <Button block disabled={isGone} onClick={() => navigate('/pagesDetail/carSetting', { modelId, versionId })}>
        {isWithdrawn ? t`已下架` : isSoldOut ? t`已售罄` : t`立即定制`}
      </Button>
    </BottomBar>
  );
}
