import { t } from '@lingui/core/macro';
import type { ConfigurationData, ModelDetailData, VersionConfigData } from '@voltfront/contract';
import { useState } from 'react';
import { useArea } from '@/features/place/use-area';
import { BottomBar, Button, cx, RollingPrice, SegmentedControl, Text } from '@/ui';
import { ChangeNotice } from '../configurator/change-notice';
import { ProposalSheet } from '../configurator/lazy-proposal-sheet';
import { useConfigurator, useKeptChoice } from '../configurator/use-configurator';
import { usePrice } from '../configurator/use-price';
import { CabinLook } from './cabin-look';
import { ExteriorLook } from './exterior-look';
import styles from './full-view.module.css';
import { LookChoices, type LookMode } from './look-choices';
import { LookTools } from './look-tools';
import { WheelLook } from './wheel-look';

export interface FullViewScreenProps {
  model: ModelDetailData;
  config: VersionConfigData;
  /** Codes to start with; null for the standard options. */
  savedCodes: readonly string[] | null;
  orderNo?: string;
  isNight: boolean;
  onNight: (isNight: boolean) => void;
  onSheet: (configuration: ConfigurationData) => void;
}

/** The chosen car over the whole screen: from outside, from inside, its wheel, by day and by night. */
export function FullViewScreen(props: FullViewScreenProps) {
  const { model, config: initial, savedCodes, orderNo, isNight, onNight, onSheet } = props;
  const { configurator, state, config, undo } = useConfigurator(initial, savedCodes, (each) => each.priceFen());
  const { selection } = state.history.present;
  const [mode, setMode] = useState<LookMode>('paint');
  const area = useArea();
  const version = model.versions.find((each) => each.versionId === config.versionId);
  const price = usePrice({ config, selection, version, cityCode: area?.cityCode, onOutdated: () => undefined });
  useKeptChoice(config, selection, orderNo);
  const look = { config, selection, name: `${config.modelName} ${config.versionName}` };
  return (
    <>
      <div className={styles.screen}>
        <div className={cx(styles.scene, isNight ? styles.night : styles.day)}>
          <div className={styles.head}>
            <Text size="title-2" weight="bold" leading="title-1">
              {config.modelName}
            </Text>
            <div className={styles.note}>{config.versionName}</div>
          </div>
          <LookTools {...look} isNight={isNight} onNight={onNight} hasNight={mode !== 'interior'} />
          <div className={styles.stage}>
            {mode === 'paint' && <ExteriorLook {...look} />}
            {mode === 'wheel' && <WheelLook {...look} />}
            {mode === 'interior' && <CabinLook {...look} />}
          </div>
        </div>
        <div className={styles.panel}>
          <SegmentedControl
            className={styles.modes}
            label={t`查看部位`}
            value={mode}
            onChange={setMode}
            items={[
              { key: 'paint', text: t`外观` },
              { key: 'wheel', text: t`轮毂` },
              { key: 'interior', text: t`内饰` },
            ]}
          />
          <LookChoices config={config} choice={state.history.present} mode={mode} onTap={configurator.tap} />
        </div>
        <BottomBar lead={<RollingPrice fen={price.totalFen} />}>
          <Button
            onClick={() =>
              onSheet({ modelId: config.modelId, versionId: config.versionId, productCodes: [...selection] })
            }
          >
            {t`查看配置单`}
          </Button>
        </BottomBar>
      </div>
      <ChangeNotice announcement={state.announcement} onUndo={undo} onClose={configurator.hush} />
      <ProposalSheet proposal={state.proposal} onAccept={configurator.accept} onDecline={configurator.decline} />
    </>
  );
}
