import { t } from '@lingui/core/macro';
import type { VersionConfigData, YearOfferData, YearVersionData } from '@voltfront/contract';
import { useState } from 'react';
import { useServerNow } from '@/api';
import { ChangeNotice } from '@/features/vehicle/configurator/change-notice';
import { ProposalSheet } from '@/features/vehicle/configurator/lazy-proposal-sheet';
import { useConfigurator } from '@/features/vehicle/configurator/use-configurator';
import { cx, later, Skeleton, Tabs, toast } from '@/ui';
import { ConfirmBar } from '../change/confirm-bar';
import { Releases } from '../change/releases';
import { ChosenLook } from './chosen-look';
import { DecisionClock } from './decision-clock';
import styles from './free-change.module.css';
import { OldOrder } from './old-order';
import { useFreePreview } from './use-free-preview';
import { useHold } from './use-hold';
import { YearVersions } from './year-versions';

const waiting = () => <Skeleton variant="row" count={4} />;

/** The first step chooses a version: the options come after it. */
const OptionPanel = later(
  async () => (await import('@/features/vehicle/configurator/option-panel')).OptionPanel,
  waiting,
);
/** The last step compares; its code loads with it. */
const FreeSummary = later(async () => (await import('./free-summary')).FreeSummary, waiting);

const VERSION_GROUP = 'version';
const SUMMARY_GROUP = 'summary';

export interface FreeChangeProps {
  offer: YearOfferData;
  versions: readonly YearVersionData[];
  /** Options of the version to start with. */
  config: VersionConfigData;
  reload: () => Promise<unknown>;
}

/** The new year chosen from scratch: version, options with their dependencies, and old and new price compared live. */
export function FreeChange({ offer, versions, config: initial, reload }: FreeChangeProps) {
  const { orderNo } = offer.order;
  const now = useServerNow();
  const opened = useConfigurator(initial, null, (each) => each.priceFen());
  const { configurator, state, config, isSwitching, switchVersion, undo } = opened;
  const [groupCode, setGroupCode] = useState<string>(VERSION_GROUP);
  const choice = state.history.present;
  const { preview, isFresh, refetch, error } = useFreePreview(orderNo, config.versionId, choice.selection);
  const { hold, isHolding } = useHold(() => Promise.all([reload(), refetch()]));
  const groups = [
    { key: VERSION_GROUP, text: t`版本` },
    ...config.groups.map((group) => ({ key: group.groupCode as string, text: group.name })),
    { key: SUMMARY_GROUP, text: t`对比` },
  ];
  const next = groups[groups.findIndex(({ key }) => key === groupCode) + 1];
  const isSummary = groupCode === SUMMARY_GROUP;
  const { versionId } = config;
  const submit = () => {
    if (next) setGroupCode(next.key);
    else if (preview) {
      const { totalFen } = preview.after;
      hold({ orderNo, way: 'free', versionId, productCodes: [...choice.selection], totalFen });
    }
  };
  return (
    <>
      {!isSummary && <Releases released={preview?.released ?? []} title={t`换新款后不再适用的优惠与权益`} />}
      <OldOrder offer={offer} before={preview?.before} />
      <DecisionClock deadlineAt={offer.deadlineAt} now={now} text={t`未签署将保留现款`} onEnd={reload} />
      <div className={cx(styles.panel, isSummary && styles.bare)}>
        <Tabs
          className={styles.tabs}
          label={t`选配分组`}
          items={groups}
          activeKey={groupCode}
          onChange={setGroupCode}
        />
        {groupCode === VERSION_GROUP && (
          <YearVersions
            versions={versions}
            versionId={versionId}
            isBusy={isSwitching}
            onSelect={(id) => switchVersion(id).catch(() => toast(t`版本加载失败，请稍后重试`))}
          />
        )}
        {isSummary && <FreeSummary preview={preview} error={error} onRetry={refetch} />}
        {groupCode !== VERSION_GROUP && !isSummary && (
          <>
            <ChosenLook config={config} selection={choice.selection} groupCode={groupCode} />
            <div className={styles.options}>
              <OptionPanel
                config={config}
                choice={choice}
                groupCode={groupCode}
                configurator={configurator}
                onTap={configurator.tap}
              />
            </div>
          </>
        )}
      </div>
      <ConfirmBar
        key={isSummary ? 'sign' : 'choose'}
        totalFen={preview?.after.totalFen ?? offer.change.fromTotalFen}
        differenceFen={preview?.differenceFen ?? offer.change.fromTotalFen - offer.order.totalFen}
        consent={isSummary ? t`我接受以上新配置与差价` : undefined}
        text={isSummary ? t`去签署协议` : t`下一步`}
        disabled={isSummary && !isFresh}
        isBusy={isHolding}
        onConfirm={submit}
      />
      <ChangeNotice announcement={state.announcement} onUndo={undo} onClose={configurator.hush} />
      <ProposalSheet proposal={state.proposal} onAccept={configurator.accept} onDecline={configurator.decline} />
    </>
  );
}
