import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { ModelDetailData, ModelSummaryData } from '@voltfront/contract';
import { useState } from 'react';
import { apiQuery } from '@/api';
import { ModelStock } from '@/features/stock/model-stock';
import { useComparison } from '@/features/vehicle/comparison';
import { Benefits } from '@/features/vehicle/models/benefits';
import { BlindBar } from '@/features/vehicle/models/blind-bar';
import { ModelGallery } from '@/features/vehicle/models/model-gallery';
import { ModelIntro } from '@/features/vehicle/models/model-intro';
import { ModelLinks } from '@/features/vehicle/models/model-links';
import { ModelStage } from '@/features/vehicle/models/model-stage';
import { modelSubject } from '@/features/vehicle/models/model-subject';
import { ReminderBar } from '@/features/vehicle/models/reminder-bar';
import { deliveryText, stageText } from '@/features/vehicle/models/stage-text';
import { useModels } from '@/features/vehicle/models/use-models';
import { VersionCard } from '@/features/vehicle/models/version-card';
import { navigate, useParams } from '@/navigation';
import { EmptyState, Page, PageState } from '@/page';
import { useSession } from '@/session';
import { Skeleton, Tabs, Text } from '@/ui';
import styles from './carModel.module.css';

const ROUTE = '/pagesDetail/carModel';

/** 选择车型: the models on sale, their versions and the benefits of the month. */
export default function CarModelPage() {
  const models = useModels();
  const params = useParams(ROUTE);
  const [chosenId, setChosenId] = useState(params.modelId);
  const offered = (models.data ?? []).filter((model) => model.stage === 'onSale' || model.modelId === params.modelId);
  const index = Math.max(
    0,
    offered.findIndex((model) => model.modelId === chosenId),
  );
  const summary = offered[index];
  const tabs = offered.map(({ modelId, name }) => ({ key: modelId, text: name }));
  return (
    <Page route={ROUTE} queries={[models]} skeleton={<Skeleton variant="detail" />}>
      {() =>
        summary ? (
          <>
            {tabs.length > 1 && (
              <Tabs
                className={styles.models}
                label={t`车型`}
                items={tabs}
                activeKey={summary.modelId}
                onChange={setChosenId}
                stretch
              />
            )}
            <ModelBody key={summary.modelId} summary={summary} />
          </>
        ) : (
          <EmptyState title={t`暂无在售车型`} desc={t`新车正在路上`} />
        )
      }
    </Page>
  );
}

function ModelBody({ summary }: { summary: ModelSummaryData }) {
  const { isLoggedIn } = useSession();
  const model = useQuery({
    ...apiQuery('GET /api/mporder/v1/vehicle/model', { modelId: summary.modelId }),
    // The data that the server rendered into the page lacks the customer's reminder.
    refetchOnMount: isLoggedIn ? 'always' : true,
  });
  const [paintCode, setPaintCode] = useState<string>();
  if (!model.data && model.error) return <PageState queries={[model]} subject={modelSubject} />;
  return (
    <>
      <ModelStage summary={summary} model={model.data} paintCode={paintCode} onPaint={setPaintCode} />
      {!model.data && <Skeleton variant="row" count={4} />}
      {model.data?.stage === 'onSale' && <Versions model={model.data} paintCode={paintCode} />}
      {model.data && model.data.stage !== 'onSale' && <OffSale model={model.data} weeks={summary.deliveryWeeks} />}
    </>
  );
}

function Versions({ model, paintCode }: { model: ModelDetailData; paintCode: string | undefined }) {
  const { modelId, versions, benefits } = model;
  const comparison = useComparison();
  const painted = paintCode ? { paint: paintCode } : {};
  return (
    <>
      <div className={styles.stage}>
        <Text size="title-3" weight="bold" leading="normal">{t`选择版本`}</Text>
      </div>
      {versions.map((version) => (
        <VersionCard
          key={version.versionId}
          version={version}
          onConfigure={() => navigate('/pagesDetail/carSetting', { modelId, versionId: version.versionId, ...painted })}
          onParameters={() => navigate('/pagesDetail/carConfig', { versionId: version.versionId })}
          isCompared={comparison.has(version.versionId)}
          onCompare={() => comparison.toggle(version.versionId)}
        />
      ))}
      {versions.length === 0 && <EmptyState title={t`暂无可选版本`} />}
      {/* Below the versions, which must not move under the finger when the count of cars comes. */}
      <ModelStock modelId={modelId} />
      <ModelLinks model={model} />
      <ModelGallery model={model} />
      <Benefits benefits={benefits} className={styles.benefits} />
      <div className={styles.end} />
    </>
  );
}

function OffSale({ model, weeks }: { model: ModelDetailData; weeks: ModelSummaryData['deliveryWeeks'] }) {
  const hasPrices = model.stage === 'soldOut';
  return (
    <>
      <div className={styles.stage}>
        <Text size="title-3" weight="bold" leading="normal">
          {stageText(model.stage)}
        </Text>
        <Text size="small" tone="secondary">
          {hasPrices
            ? t`本车型已售罄，恢复销售时通知您`
            : [t`价格与版本即将公布`, deliveryText(weeks)].filter(Boolean).join(' · ')}
        </Text>
      </div>
      <ModelIntro model={model} />
      {hasPrices &&
        model.versions.map((version) => (
          <VersionCard
            key={version.versionId}
            version={{ ...version, isSoldOut: true }}
            onConfigure={() => undefined}
          />
        ))}
      <Benefits benefits={model.benefits} className={styles.benefits} />
      <ModelGallery model={model} />
      {model.stage === 'blindBooking' ? <BlindBar modelId={model.modelId} /> : <ReminderBar model={model} />}
    </>
  );
}
