import { t } from '@lingui/core/macro';
import type { ModelSummaryData } from '@voltfront/contract';
import { Carousel, cx, Picture } from '@/ui';
import styles from './model-header.module.css';

export interface ModelHeaderProps {
  models: readonly ModelSummaryData[];
  index: number;
  onChange: (index: number) => void;
}

/** The models as cut-out cars to swipe through. */
export function ModelHeader({ models, index, onChange }: ModelHeaderProps) {
  return (
    <div className={styles.header}>
      <div className={styles.slides}>
        <Carousel label={t`车型`} intervalMs={0} dots="none" index={index} onChange={onChange}>
          {models.map((model, at) => (
            <div key={model.modelId} className={styles.slide}>
              <div className={styles.name}>{model.name}</div>
              <div className={styles.tagline}>{model.tagline}</div>
              <div className={styles.car}>
                <Picture
                  src={model.cutout}
                  width={330}
                  aspect={3 / 2}
                  alt={model.name}
                  eager={at === index}
                  clear
                  fit="contain"
                />
              </div>
            </div>
          ))}
        </Carousel>
      </div>
      {models.length > 1 && (
        <div className={styles.dots}>
          {models.map((model, at) => (
            <button
              key={model.modelId}
              type="button"
              className={cx(styles.dot, at === index && styles.current)}
              aria-label={model.name}
              aria-current={at === index}
              onClick={() => onChange(at)}
            >
              <span className={styles.line} />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
