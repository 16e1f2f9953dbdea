import type { ModelDetailData } from '@voltfront/contract';
import { Picture } from '@/ui';
import styles from './model-intro.module.css';

/** What is known about a model before it can be ordered: its picture and figures. */
export function ModelIntro({ model }: { model: ModelDetailData }) {
  return (
    <>
      <Picture className={styles.hero} src={model.hero} width={358} aspect={1} alt={model.name} round="card" />
      {model.facts.length > 0 && (
        <div className={styles.facts}>
          {model.facts.map(({ value, unit, label }) => (
            <div key={label} className={styles.fact}>
              <div className={styles.value}>
                {value}
                <span className={styles.unit}>{unit}</span>
              </div>
              <div className={styles.label}>{label}</div>
            </div>
          ))}
        </div>
      )}
    </>
  );
}
