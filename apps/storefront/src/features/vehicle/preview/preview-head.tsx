import { t } from '@lingui/core/macro';
import type { QuoteData } from '@voltfront/contract';
import { Icon, type IconName, Picture } from '@/ui';
import styles from './preview-head.module.css';

export interface PreviewHeadProps {
  quote: QuoteData;
  onEdit: () => void;
  onSave: () => void;
  onShare: () => void;
  onWishes: () => void;
}

/** The configured car with its name, and what can be done with the configuration. */
export function PreviewHead({ quote, onEdit, onSave, onShare, onWishes }: PreviewHeadProps) {
  const { modelName, versionName, cutout } = quote;
  return (
    <>
      <div className={styles.head}>
        <div className={styles.name}>{modelName}</div>
        <div className={styles.version}>{versionName}</div>
        <div className={styles.car}>
          <Picture
            src={cutout}
            width={390}
            aspect={16 / 9}
            alt={`${modelName} ${versionName}`}
            eager
            clear
            fit="contain"
          />
        </div>
      </div>
      <div className={styles.actions}>
        <Action icon="edit" text={t`修改配置`} onClick={onEdit} />
        <Action icon="heart" text={t`加入心愿单`} onClick={onSave} />
        <Action icon="star" text={t`我的心愿单`} onClick={onWishes} />
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
