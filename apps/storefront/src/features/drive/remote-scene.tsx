import { cx, Icon, type IconName, Picture } from '@/ui';
import styles from './remote-scene.module.css';

const CAR = '/assets/cars/YL01_side_aero_mist.webp';

/** What a scene shows: the function of the app that it is about. */
export type Scene = 'lock' | 'climate' | 'windows' | 'find' | 'charge';

const ICONS: Record<Scene, IconName> = {
  lock: 'lock',
  climate: 'wheel',
  windows: 'car',
  find: 'location',
  charge: 'bolt',
};

/** A car that does what the phone beside it asks for, over and over; it stands still for people who want less motion. */
export function RemoteScene({ scene }: { scene: Scene }) {
  return (
    <div className={cx(styles.scene, styles[scene])} aria-hidden>
      <div className={styles.ground} />
      <div className={styles.glow} />
      <div className={styles.car}>
        <Picture src={CAR} width={260} aspect={16 / 9} alt="" eager clear fit="contain" />
      </div>
      <div className={cx(styles.wave, styles.first)} />
      <div className={cx(styles.wave, styles.second)} />
      <div className={styles.phone}>
        <Icon name={ICONS[scene]} size={20} />
        <div className={styles.bar}>
          <div className={styles.level} />
        </div>
      </div>
    </div>
  );
}
