import { LookHead } from './look-head';
import type { LookProps } from './look-props';
import styles from './looks.module.css';

/** A campaign that is work: a plain band in its colour, and the figures at once. */
export function DeskLook({ hub: { campaign }, children }: LookProps) {
  return (
    <>
      <div className={styles.band} style={{ backgroundColor: campaign.artwork.accent }}>
        <LookHead campaign={campaign} />
      </div>
      {children}
    </>
  );
}
