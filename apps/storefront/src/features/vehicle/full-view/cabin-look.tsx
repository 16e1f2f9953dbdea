import { t } from '@lingui/core/macro';
import type { VersionConfigData } from '@voltfront/contract';
import type { Selection } from '@voltfront/rules/configurator/types';
import { useState } from 'react';
import { Carousel } from '@/ui';
import { pictureProps } from '@/ui/picture/picture-props';
import { carPicture, carViews, isInside } from '../stage/car-pictures';
import { viewName } from '../stage/view-pills';
import styles from './full-view.module.css';
import { usePinch } from './use-pinch';

export interface CabinLookProps {
  config: VersionConfigData;
  selection: Selection;
  name: string;
}

/** The rows of seats over the whole screen, to be swiped. */
export function CabinLook({ config, selection, name }: CabinLookProps) {
  const views = carViews(config).filter(isInside);
  const [at, setAt] = useState(0);
  const pinch = usePinch();
  return (
    <div className={styles.cabin} {...pinch.handlers}>
      <Carousel label={t`内饰`} intervalMs={0} dots="over" index={at} onChange={setAt}>
        {views.map((view) => (
          <div key={view} className={styles.seat} style={{ transform: `scale(${pinch.zoom})` }}>
            <img
              {...pictureProps(carPicture(config, selection, view), 640, true, 'cover')}
              className={styles.seatPicture}
              alt={`${name} ${viewName(view)}`}
              draggable={false}
            />
          </div>
        ))}
      </Carousel>
    </div>
  );
}
