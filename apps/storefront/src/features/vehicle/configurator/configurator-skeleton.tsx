import { Skeleton } from '@/ui';
import styles from './car-stage.module.css';

/** The shape of the configurator while its options are on their way. */
export function ConfiguratorSkeleton() {
  return (
    <div className={styles.stage}>
      <div className={styles.scene} />
      <Skeleton variant="row" count={3} />
    </div>
  );
}
