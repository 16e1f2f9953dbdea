import type { VersionConfigData } from '@voltfront/contract';
import type { Selection } from '@voltfront/rules/configurator/types';
import { pictureProps } from '@/ui/picture/picture-props';
import { carPicture, shownOption } from '../stage/car-pictures';
import styles from './full-view.module.css';

export interface WheelLookProps {
  config: VersionConfigData;
  selection: Selection;
  name: string;
}

/** The front wheel from near by: the largest picture of the side, enlarged around the hub. */
export function WheelLook({ config, selection, name }: WheelLookProps) {
  const wheel = shownOption(config, selection, 'wheel');
  return (
    <div className={styles.wheel}>
      <img
        {...pictureProps(carPicture(config, selection, 'side'), 640, true, 'contain')}
        className={styles.wheelPicture}
        alt={`${name} ${wheel?.name ?? ''}`}
        draggable={false}
      />
      {wheel && (
        <div className={styles.wheelWords}>
          <div className={styles.wheelName}>{wheel.name}</div>
          <div className={styles.wheelNote}>{wheel.description}</div>
        </div>
      )}
    </div>
  );
}
