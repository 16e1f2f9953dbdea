import { t } from '@lingui/core/macro';
import { Button } from '../button/button';
import styles from './map-box.module.css';
import type { MapBoxProps, MapPin } from './map-props';

/** The chosen place in words, and the way there. */
export function MapCaption({ pin, onOpen }: { pin: MapPin; onOpen: MapBoxProps['onOpen'] }) {
  return (
    <div className={styles.caption}>
      <div className={styles.words} aria-live="polite">
        <div className={styles.title}>{pin.title}</div>
        {pin.note && <div className={styles.note}>{pin.note}</div>}
      </div>
      {onOpen && (
        <Button
          size="small"
          variant="secondary"
          icon="navigation"
          label={t`导航去${pin.title}`}
          onClick={() => onOpen(pin)}
        >
          {t`导航`}
        </Button>
      )}
    </div>
  );
}
