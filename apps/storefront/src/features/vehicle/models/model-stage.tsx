import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { ModelDetailData, ModelSummaryData, OptionProductData, VersionConfigData } from '@voltfront/contract';
import { defaultSelection } from '@voltfront/rules/configurator/default-selection';
import { useState } from 'react';
import { apiQuery } from '@/api';
import { cx, Picture } from '@/ui';
import { paintedCodes } from '../configurator/painted-codes';
import { type CarView, shownOption, viewForGroup } from '../stage/car-pictures';
import { CarStage } from '../stage/car-stage';
import { EmptyStage } from '../stage/empty-stage';
import { PaintBalls } from '../stage/paint-balls';
import styles from './model-stage.module.css';

export interface ModelStageProps {
  summary: ModelSummaryData;
  /** Undefined until it has arrived. */
  model: ModelDetailData | undefined;
  /** Code of the paint that the customer tries on. */
  paintCode: string | undefined;
  onPaint: (productCode: string) => void;
}

/** A model to look at from all sides and to try paints on: its first version that can be had. */
export function ModelStage({ summary, model, paintCode, onPaint }: ModelStageProps) {
  const versions = model?.versions ?? [];
  const versionId = (versions.find((version) => !version.isSoldOut) ?? versions[0])?.versionId ?? '';
  const config = useQuery({
    ...apiQuery('GET /api/mporder/v1/vehicle/config', { versionId }),
    enabled: versionId !== '',
  });
  if (config.data)
    return <PaintedModel summary={summary} config={config.data} paintCode={paintCode} onPaint={onPaint} />;
  const isHopeless = config.isError || (model !== undefined && versionId === '');
  return (
    <>
      <EmptyStage>
        {isHopeless && <Picture src={summary.cutout} width={390} alt={summary.name} eager clear fit="contain" />}
      </EmptyStage>
      {/* What is below must not move under the finger when the paints come. */}
      {!isHopeless && <div className={cx(styles.paints, styles.awaited)} />}
    </>
  );
}

interface PaintedModelProps extends Omit<ModelStageProps, 'model'> {
  config: VersionConfigData;
}

function PaintedModel({ summary, config, paintCode, onPaint }: PaintedModelProps) {
  const [view, setView] = useState<CarView>('front');
  const selection = paintedCodes(config, paintCode) ?? defaultSelection(config);
  const paint = shownOption(config, selection, 'paint');
  const paints = config.products.filter((product) => product.groupCode === 'paint' && !product.isSoldOut);
  const caption = (
    <>
      <div className={styles.title}>{summary.name}</div>
      <div className={styles.tagline}>{summary.tagline}</div>
    </>
  );
  return (
    <>
      <CarStage config={config} selection={selection} view={view} onView={setView} caption={caption} />
      {paint && (
        <div className={styles.paints}>
          <PaintBalls
            label={t`试试车色`}
            paints={paints}
            chosenCode={paint.productCode}
            nameOf={(each: OptionProductData) => each.name}
            onTap={(code) => {
              onPaint(code);
              setView(viewForGroup('paint', view));
            }}
            isCompact
          />
          <div className={styles.paint}>{paint.name}</div>
        </div>
      )}
    </>
  );
}
