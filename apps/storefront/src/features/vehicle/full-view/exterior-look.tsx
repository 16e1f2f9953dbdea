import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { Car3d, canShow3d } from '../car-3d';
import { carPicture, shownOption } from '../stage/car-pictures';
import { ExteriorTurn, type ExteriorTurnProps } from './exterior-turn';
import styles from './full-view.module.css';
import { ThreeSwitch } from './three-switch';

/** The car from outside: through its pictures, or in three dimensions where the device can do that. */
export function ExteriorLook(props: ExteriorTurnProps) {
  const [isThree, setIsThree] = useState(false);
  const [canThree, setCanThree] = useState(false);
  const [part, setPart] = useState(0);
  // Asked after the first screen, which the server draws without knowing the device.
  useEffect(() => setCanThree(canShow3d()), []);
  const giveUp = () => {
    setCanThree(false);
    setIsThree(false);
  };
  const percent = Math.round(part * 100);
  return (
    <>
      {isThree ? (
        <div className={styles.turning}>
          <Car3d
            body={props.config.modelId}
            paint={shownOption(props.config, props.selection, 'paint')?.art ?? ''}
            wheel={shownOption(props.config, props.selection, 'wheel')?.art ?? ''}
            picture={carPicture(props.config, props.selection, 'front')}
            alt={props.name}
            onProgress={setPart}
            onFail={giveUp}
          />
          {part < 1 && <div className={styles.percent}>{t`加载中 ${percent}%`}</div>}
        </div>
      ) : (
        <ExteriorTurn {...props} />
      )}
      {canThree && <ThreeSwitch isOn={isThree} onTap={() => setIsThree(!isThree)} />}
    </>
  );
}
