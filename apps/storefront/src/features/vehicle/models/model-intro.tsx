import type { ModelDetailData } from '@voltfront/contract';
import { Text } from '@/ui';
import { pictureProps } from '@/ui/picture/picture-props';
import styles from './model-intro.module.css';

/** What is known about a model before it can be ordered: its picture and figures. */
export function ModelIntro({ model }: { model: ModelDetailData }) {
  return (
    <>
      <div className={styles.hero}>
        <div className={styles.tall}>
          <img {...pictureProps(model.hero, 358, false, 'cover')} className={styles.picture} alt={model.name} />
        </div>
      </div>
      {model.facts.length > 0 && (
        <div className={styles.facts}>
          {model.facts.map(({ value, unit, label }) => (
            <div key={label} className={styles.fact}>
              <div className={styles.value}>
                {value}
                <span className={styles.unit}>{unit}</span>
              </div>
              <Text size="caption" tone="secondary">
                {label}
              </Text>
            </div>
          ))}
        </div>
      )}
    </>
  );
}
