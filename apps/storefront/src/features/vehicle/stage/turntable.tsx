import { t } from '@lingui/core/macro';
import type { VersionConfigData } from '@voltfront/contract';
import type { Selection } from '@voltfront/rules/configurator/types';
import { useEffect, useState } from 'react';
import { cx } from '@/ui';
import { Car3d, canShow3d } from '../car-3d';
import { type CarView, carPicture, isInside, shownOption } from './car-pictures';
import stageStyles from './car-stage.module.css';
import { StageFloor } from './stage-floor';
import styles from './turntable.module.css';

/** The outside views, which the turning car can start from. */
type Side = 'front' | 'side' | 'rear';

/** Whether the car turns in three dimensions, where the device can do that; from within there is nothing to turn. */
export function useTurntable(isAwake: boolean, view: CarView) {
  const [canTurn, setCanTurn] = useState(false);
  const [startedFrom, setStartedFrom] = useState<Side | null>(null);
  useEffect(() => {
    if (isAwake) setCanTurn(canShow3d());
  }, [isAwake]);
  const inside = isInside(view);
  // Another view was asked for, here or by the group of options that was opened: its picture shows.
  if (startedFrom !== null && startedFrom !== view) setStartedFrom(null);
  const stop = () => setStartedFrom(null);
  const forbid = () => {
    setCanTurn(false);
    stop();
  };
  const toggle = () => setStartedFrom((before) => (before ? null : (view as Side)));
  return {
    isOffered: canTurn && !inside,
    /** View that it started from; null while pictures show. */
    startedFrom: startedFrom === view ? startedFrom : null,
    toggle,
    stop,
    forbid,
  };
}

/** Switches between the pictures and the turntable. */
export function TurntableSwitch({ isOn, onTap }: { isOn: boolean; onTap: () => void }) {
  return (
    <button
      type="button"
      className={cx(styles.switch, isOn && styles.on)}
      aria-pressed={isOn}
      aria-label={t`三维看车`}
      onClick={onTap}
    >
      3D
    </button>
  );
}

export interface TurntableProps {
  config: VersionConfigData;
  selection: Selection;
  /** View to start from. */
  from: Side;
  name: string;
  onFail: () => void;
}

/** The configured car to be turned by finger, on the stage's floor. */
export function Turntable({ config, selection, from, name, onFail }: TurntableProps) {
  const paint = shownOption(config, selection, 'paint');
  return (
    <div className={styles.turntable}>
      <StageFloor colour={paint?.swatch ?? null} />
      <div className={cx(stageStyles.car, from !== 'side' && stageStyles.near)}>
        <Car3d
          body={config.modelId}
          paint={paint?.art ?? ''}
          wheel={shownOption(config, selection, 'wheel')?.art ?? ''}
          view={from}
          picture={carPicture(config, selection, from)}
          alt={name}
          onFail={onFail}
        />
      </div>
    </div>
  );
}
