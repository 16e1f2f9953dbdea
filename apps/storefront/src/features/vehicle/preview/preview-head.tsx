import { t } from '@lingui/core/macro';
import type { QuoteData, VersionConfigData } from '@voltfront/contract';
import { useState } from 'react';
import { Icon, type IconName } from '@/ui';
import type { CarView } from '../stage/car-pictures';
import { CarStage } from '../stage/car-stage';
import styles from './preview-head.module.css';

export interface PreviewHeadProps {
  quote: QuoteData;
  config: VersionConfigData;
  onEdit: () => void;
  onSave: () => void;
  onCompare: () => void;
  onShare: () => void;
}

/** The configured car with its name, and what can be done with the configuration. */
export function PreviewHead({ quote, config, onEdit, onSave, onCompare, onShare }: PreviewHeadProps) {
  const { modelName, versionName, configuration } = quote;
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
        <Action icon="heart" text={t`加入心愿单`} onClick={onSave} />
        <Action icon="compare" text={t`加入对比`} onClick={onCompare} />
        <Action icon="share" text={t`分享`} onClick={onShare} />
      </div>
    </>
  );
}

function Action({ icon, text, onClick }: { icon: IconName; text: string; onClick: () => void }) {
  return (
    <button type="button" className={styles.action} onClick={onClick}>
      <Icon name={icon} size={20} />
      <span className={styles.label}>{text}</span>
    </button>
  );
}
