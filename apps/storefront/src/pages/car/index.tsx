import { t } from '@lingui/core/macro';
import type { ModelSummaryData } from '@voltfront/contract';
import { useEffect, useState } from 'react';
import { ModelSlide } from '@/features/vehicle/models/model-slide';
import { useModels } from '@/features/vehicle/models/use-models';
import { useParams } from '@/navigation';
import { EmptyState, Page } from '@/page';
import { useCurrentPage, usePageVisible } from '@/platform/page-events';
import { router } from '@/platform/router';
import { inSpareTime } from '@/platform/spare-time';
import { Carousel, cx, NoticeBar } from '@/ui';
import { moveByKey } from '@/ui/navigation/roving';
import styles from './index.module.css';

const ROUTE = '/pages/car/index';

/** 购车: one full-screen slide per model. */
export default function CarPage() {
  const models = useModels();
  return (
    <Page route={ROUTE} queries={[models]} navBar={null} plain>
      {() => <ModelSlides models={models.data ?? []} isOld={models.error !== null} />}
    </Page>
  );
}

function ModelSlides({ models, isOld }: { models: readonly ModelSummaryData[]; isOld: boolean }) {
  const { model: wanted } = useParams(ROUTE);
  const { query } = useCurrentPage();
  const isVisible = usePageVisible();
  const [index, showIndex] = useState(0);
  const [isAwake, setIsAwake] = useState(false);
  useEffect(() => inSpareTime(() => setIsAwake(true)), []);
  useEffect(() => {
    const at = models.findIndex((model) => model.modelId === wanted);
    if (at >= 0) showIndex(at);
  }, [models, wanted]);
  const setIndex = (at: number) => {
    showIndex(at);
    const model = models[at]?.modelId;
    // A reload, a way back and a shared link show the same model.
    if (model && isVisible && model !== wanted) router.setQuery({ ...query, model });
  };
  if (models.length === 0) return <EmptyState title={t`暂无车型`} desc={t`新车正在路上`} />;
  return (
    <div className={cx(styles.screen, isOld && styles.old)}>
      <div
        className={styles.pick}
        role="tablist"
        aria-label={t`车型`}
        onKeyDown={(event) => moveByKey(event, index, models.length, setIndex)}
      >
        {models.map((model, at) => (
          <button
            key={model.modelId}
            type="button"
            role="tab"
            aria-selected={at === index}
            tabIndex={at === index ? 0 : -1}
            className={cx(styles.name, at === index && styles.current)}
            onClick={() => setIndex(at)}
          >
            {model.name}
          </button>
        ))}
      </div>
      {isOld && (
        <NoticeBar className={styles.offline} tone="warning">
          {t`网络异常，当前显示的是上次的内容`}
        </NoticeBar>
      )}
      <Carousel label={t`车型`} intervalMs={0} dots="none" index={index} onChange={setIndex}>
        {models.map((model, at) => (
          <ModelSlide key={model.modelId} model={model} isFirst={at === 0} isAhead={isAwake} />
        ))}
      </Carousel>
      <div className={styles.dots} aria-hidden>
        {models.map((model, at) => (
          <span key={model.modelId} className={cx(styles.dot, at === index && styles.dotCurrent)} />
        ))}
      </div>
    </div>
  );
}
