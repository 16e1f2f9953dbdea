import { t } from '@lingui/core/macro';
import type { VersionConfigData } from '@voltfront/contract';
import type { Selection } from '@voltfront/rules/configurator/types';
import type { TouchEvent } from 'react';
import { cx } from '@/ui';
import { pictureProps } from '@/ui/picture/picture-props';
import { borrowedWheel, carPicture } from '../stage/car-pictures';
import { viewName } from '../stage/view-pills';
import styles from './full-view.module.css';
import { nearestFrame, PICTURED } from './turn-frames';
import { usePinch } from './use-pinch';
import { useTurn } from './use-turn';

export interface ExteriorTurnProps {
  config: VersionConfigData;
  selection: Selection;
  name: string;
}

/** The car from outside: dragging turns it through its pictures, two fingers bring it nearer. */
export function ExteriorTurn({ config, selection, name }: ExteriorTurnProps) {
  const pinch = usePinch();
  const turn = useTurn(!pinch.isPinching);
  const shown = nearestFrame(turn.frame);
  const wheel = borrowedWheel(config, selection, shown.view);
  const both = (name: 'onTouchStart' | 'onTouchMove' | 'onTouchEnd') => (event: TouchEvent) => {
    pinch.handlers[name](event);
    turn.handlers[name](event);
  };
  const degrees = turn.frame * 10;
  return (
    <div
      className={styles.turn}
      role="slider"
      aria-label={t`转动车身`}
      aria-valuemin={0}
      aria-valuemax={350}
      aria-valuenow={degrees}
      aria-valuetext={t`${viewName(shown.view)}，${degrees} 度`}
      tabIndex={0}
      {...turn.handlers}
      onTouchStart={both('onTouchStart')}
      onTouchMove={both('onTouchMove')}
      onTouchEnd={both('onTouchEnd')}
    >
      <div className={styles.zoom} style={{ transform: `scale(${pinch.zoom})` }}>
        {PICTURED.filter((frame) => !frame.isMirrored).map(({ view }) => {
          const isShown = view === shown.view;
          return (
            <img
              key={view}
              {...pictureProps(carPicture(config, selection, view), 640, true, 'contain')}
              className={cx(styles.frame, isShown && styles.shown, isShown && shown.isMirrored && styles.mirrored)}
              alt={isShown ? `${name} ${viewName(view)}` : ''}
              draggable={false}
            />
          );
        })}
      </div>
      {wheel !== null && <div className={styles.note}>{t`此角度轮毂为 ${wheel}`}</div>}
    </div>
  );
}
