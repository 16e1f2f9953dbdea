import { t } from '@lingui/core/macro';
import type { ConfigurationData, ModelDetailData, VersionConfigData } from '@voltfront/contract';
import { useState } from 'react';
import { useArea } from '@/features/place/use-area';
import { track } from '@/platform/analytics';
import { useLeaveGuard } from '@/platform/leave-guard';
import { Button, modal, Tabs, toast } from '@/ui';
import { offSaleText } from '../models/stage-text';
import { type CarView, isInside, viewForGroup } from '../stage/car-pictures';
import { CarStage } from '../stage/car-stage';
import { ChangeNotice } from './change-notice';
import styles from './configurator-screen.module.css';
import type { Announcement } from './configurator-state';
import type { Configurator } from './configurator-store';
import { ProposalSheet } from './lazy-proposal-sheet';
import { OptionPanel } from './option-panel';
import { PriceBar } from './price-bar';
import { useConfigurator, useKeptChoice, useRenewal, useReturnedChoice } from './use-configurator';
import { usePrice } from './use-price';
import { VersionPanel } from './version-panel';

/** The first tab: the versions of the model. */
const VERSION_GROUP = 'version';

export interface ConfiguratorScreenProps {
  model: ModelDetailData;
  /** Options of the version to start with. */
  config: VersionConfigData;
  /** Codes to start with; null for the standard options. */
  savedCodes: readonly string[] | null;
  /** Starts with the paints; else with the versions. */
  isVersionChosen: boolean;
  /** Order whose configuration is being changed. */
  orderNo?: string;
  onNext: (configuration: ConfigurationData) => void;
}

/** The whole configurator of a model: picture, groups, options, price. */
export function ConfiguratorScreen(props: ConfiguratorScreenProps) {
  const { model, config: initial, savedCodes, isVersionChosen, orderNo, onNext } = props;
  const listedFen = (each: Configurator) => each.priceFen() + listedReductionFen(model, each);
  const opened = useConfigurator(initial, savedCodes, listedFen);
  const { configurator, state, config, isSwitching, switchVersion, undo } = opened;
  const [groupCode, setGroupCode] = useState(isVersionChosen ? 'paint' : VERSION_GROUP);
  const [view, setView] = useState<CarView>('front');
  const choice = state.history.present;
  const { selection } = choice;
  const reload = useRenewal(configurator, config.versionId);
  const area = useArea();
  const version = model.versions.find((each) => each.versionId === config.versionId);
  const price = usePrice({ config, selection, version, cityCode: area?.cityCode, onOutdated: reload });
  useKeptChoice(config, selection, orderNo);
  useReturnedChoice(configurator);
  const markSaved = useUnsavedWarning(`${config.versionId}.${selection.join('.')}`);

  const groups = [
    { key: VERSION_GROUP, text: t`版本` },
    ...config.groups.map((each) => ({ key: each.groupCode, text: each.name })),
  ];
  const nextGroup = groups[groups.findIndex((group) => group.key === groupCode) + 1];
  const showGroup = (key: string) => {
    setGroupCode(key);
    track('configure', { modelId: config.modelId, step: key });
    setView(key === 'wheel' ? 'side' : viewForGroup(key, isInside(view) && key !== 'interior' ? 'front' : view));
  };
  const tap = (productCode: string) => {
    configurator.tap(productCode);
    setView(viewForGroup(groupCode, view));
  };
  const selectVersion = async (versionId: string) => {
    const isSwitched = await switchVersion(versionId).catch(() => toast(t`版本加载失败，请稍后重试`));
    if (isSwitched) setView('front');
  };
  const handleNext = () => {
    markSaved();
    track('click', { action: 'configured' });
    onNext({ modelId: config.modelId, versionId: config.versionId, productCodes: [...selection] });
  };
  const { announcement, proposal } = state;
  const deltaFen = announcement ? deltaOf(announcement) : null;

  return (
    <>
      <div className={styles.stage}>
        <CarStage config={config} selection={selection} view={view} onView={setView} groupCode={groupCode} />
        <Tabs className={styles.tabs} label={t`配置分组`} items={groups} activeKey={groupCode} onChange={showGroup} />
      </div>
      <div className={styles.options}>
        {groupCode === VERSION_GROUP ? (
          <VersionPanel
            versions={model.versions}
            versionId={config.versionId}
            isBusy={isSwitching}
            onSelect={selectVersion}
          />
        ) : (
          <OptionPanel config={config} choice={choice} groupCode={groupCode} configurator={configurator} onTap={tap} />
        )}
        {nextGroup && (
          <div className={styles.next}>
            <Button variant="text" size="medium" onClick={() => showGroup(nextGroup.key)}>
              {t`继续选择${nextGroup.text}`}
            </Button>
          </div>
        )}
      </div>
      <PriceBar
        totalFen={price.totalFen}
        deltaFen={deltaFen}
        isConfirmed={price.isConfirmed}
        delivery={price.quote?.delivery ?? (version ? listedDelivery(version.deliveryWeeks) : null)}
        refusal={price.refusal ?? offSaleText(model.stage)}
        canUndo={opened.canUndo}
        onUndo={undo}
        onNext={handleNext}
      />
      <ChangeNotice announcement={announcement} onUndo={undo} onClose={configurator.hush} />
      <ProposalSheet proposal={proposal} onAccept={configurator.accept} onDecline={configurator.decline} />
    </>
  );
}

/** Price difference in the announcement, in fen. */
function deltaOf(announcement: Announcement): number | null {
  if (announcement.kind === 'changed') return announcement.outcome.priceDeltaFen;
  return 'priceDeltaFen' in announcement ? announcement.priceDeltaFen : null;
}

/** Discount and personal subsidy of a configurator's version as listed, in fen; zero or less. */
function listedReductionFen({ versions }: ModelDetailData, configurator: Configurator): number {
  const { versionId } = configurator.store.getState().catalogue;
  const version = versions.find((each) => each.versionId === versionId);
  return version ? version.subsidyPriceFen - version.priceFen : 0;
}

const listedDelivery = (weeks: { from: number; to: number }) => ({
  fromWeeks: weeks.from,
  toWeeks: weeks.to,
  cityName: null,
});

/** Warns before a choice is left that went nowhere yet. Returns what marks it as taken along. */
function useUnsavedWarning(choiceKey: string): () => void {
  const [savedKey, setSavedKey] = useState(choiceKey);
  const content = t`当前配置尚未保存，确定离开吗？`;
  useLeaveGuard(choiceKey !== savedKey, content, () =>
    modal({ content, cancelText: t`继续定制`, confirmText: t`离开` }),
  );
  return () => setSavedKey(choiceKey);
}
