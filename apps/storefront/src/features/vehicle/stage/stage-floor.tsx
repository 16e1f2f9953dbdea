import styles from './stage-floor.module.css';

/** The lit studio behind the car; a breath of the car's paint lies on its floor. */
export function StageFloor({ colour }: { colour: string | null }) {
  return (
    <div className={styles.floor} aria-hidden>
      {colour && <div className={styles.glow} style={{ color: colour }} />}
    </div>
  );
}
