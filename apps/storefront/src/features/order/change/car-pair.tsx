import { t } from '@lingui/core/macro';
import type { ChangeSideData } from '@voltfront/contract';
import { Icon, Picture, Text } from '@/ui';
import styles from './car-pair.module.css';

type PairedCar = Pick<ChangeSideData, 'modelName' | 'versionName' | 'modelYear' | 'cutout'>;

export interface CarPairProps {
  before: PairedCar;
  after: PairedCar;
}

/** The car before and after a change, side by side on one stage; model years show where they differ. */
export function CarPair({ before, after }: CarPairProps) {
  const isNewYear = before.modelYear !== after.modelYear;
  return (
    <div className={styles.stage}>
      <Side title={isNewYear ? t`${before.modelYear} 款` : t`原订单`} car={before} />
      <div className={styles.arrow} aria-hidden>
        <Icon name="arrow-right" size={16} />
      </div>
      <Side title={isNewYear ? t`${after.modelYear} 款` : t`变更后`} car={after} isNew />
    </div>
  );
}

function Side({ title, car, isNew = false }: { title: string; car: PairedCar; isNew?: boolean }) {
  const { modelName, versionName, cutout } = car;
  return (
    <div className={styles.side}>
      <div className={isNew ? styles.newMark : styles.mark}>{title}</div>
      <Picture
        src={cutout}
        width={160}
        aspect={16 / 10}
        alt={`${modelName} ${versionName}`}
        eager
        clear
        fit="contain"
      />
      <div className={styles.model}>{modelName}</div>
      <Text size="small" leading="normal">
        {versionName}
      </Text>
    </div>
  );
}
