import { t } from '@lingui/core/macro';
import type { QuoteData, VersionConfigData } from '@voltfront/contract';
import { useState } from 'react';
import { cx, Icon, type IconName } from '@/ui';
import { COMPARED_AT_MOST, useComparison } from '../comparison';
import type { CarView } from '../stage/car-pictures';
import { CarStage } from '../stage/car-stage';
import styles from './preview-head.module.css';

export interface PreviewHeadProps {
  quote: QuoteData;
  config: VersionConfigData;
  onEdit: () => void;
  /** The configuration is on the wish list, which holds so many. */
  isWished: boolean;
  wishCount: number;
  /** Keeps the configuration, or drops it again. */
  onSave: () => void;
  onCompare: () => void;
  onShare: () => void;
}

/** The configured car with its name, and what can be done with the configuration. */
export function PreviewHead(props: PreviewHeadProps) {
  const { quote, config, isWished, wishCount, onEdit, onSave, onCompare, onShare } = props;
  const { modelName, versionName, configuration } = quote;
  const { has, versionIds } = useComparison();
  const isCompared = has(configuration.versionId);
  const [view, setView] = useState<CarView>('front');
  const caption = (
    <>
      <div className={styles.name}>{modelName}</div>
      <div className={styles.version}>{versionName}</div>
    </>
  );
  return (
    <>
      <CarStage
        config={config}
        selection={configuration.productCodes}
        view={view}
        onView={setView}
        groupCode=""
        caption={caption}
      />
      <div className={styles.actions}>
        <Action icon="edit" text={t`修改配置`} onClick={onEdit} />
        <Action
          icon={isWished ? 'heart-filled' : 'heart'}
          text={isWished ? t`心愿单 ${wishCount}` : t`加入心愿单`}
          label={isWished ? t`已在心愿单，点按移出` : undefined}
          isOn={isWished}
          onClick={onSave}
        />
        <Action
          icon="compare"
          text={isCompared ? t`已加入 ${versionIds.length}/${COMPARED_AT_MOST}` : t`加入对比`}
          label={isCompared ? t`已加入对比，点按移出` : undefined}
          isOn={isCompared}
          onClick={onCompare}
        />
        <Action icon="share" text={t`分享`} onClick={onShare} />
      </div>
    </>
  );
}

interface ActionProps {
  icon: IconName;
  text: string;
  /** What it is, where the words alone do not say it. */
  label?: string;
  /** It is done: a second tap takes it back. Left out: an action without such a state. */
  isOn?: boolean;
  onClick: () => void;
}

function Action({ icon, text, label, isOn, onClick }: ActionProps) {
  return (
    <button
      type="button"
      className={cx(styles.action, isOn && styles.on)}
      aria-label={label}
      aria-pressed={isOn}
      onClick={onClick}
    >
      <Icon name={icon} size={20} />
      <span className={styles.label}>{text}</span>
    </button>
  );
}
