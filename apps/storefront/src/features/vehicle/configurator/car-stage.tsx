import { t } from '@lingui/core/macro';
import type { VersionConfigData } from '@voltfront/contract';
import type { Selection } from '@voltfront/rules/configurator/types';
import { type ReactNode, type TouchEvent, useRef } from 'react';
import { cx } from '@/ui';
import { moveByKey } from '@/ui/navigation/roving';
import { CAR_VIEWS, type CarView, carPicture, neighbourPictures } from './car-pictures';
import styles from './car-stage.module.css';
import { CrossFade } from './cross-fade';

/** A finger that moves this far (px) sideways turns the car. */
const SWIPE_PX = 36;

const viewName = (view: CarView): string => ({ front: t`车头`, side: t`侧面`, rear: t`车尾`, interior: t`内饰` })[view];

function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<number | null>(null);
  return {
    onTouchStart: (event: TouchEvent) => {
      start.current = event.touches[0]?.clientX ?? null;
    },
    onTouchEnd: (event: TouchEvent) => {
      const end = event.changedTouches[0]?.clientX;
      if (start.current === null || end === undefined) return;
      const distance = end - start.current;
      start.current = null;
      if (Math.abs(distance) > SWIPE_PX) onSwipe(distance < 0 ? 1 : -1);
    },
  };
}

export interface CarStageProps {
  config: VersionConfigData;
  selection: Selection;
  view: CarView;
  onView: (view: CarView) => void;
  /** Group whose options are open: their pictures are fetched ahead. */
  groupCode: string;
  /** Kept under the picture while the page scrolls. */
  children?: ReactNode;
}

/** The configured car from the chosen side. Swiping or the pills turn it; the cabin is the fourth side. */
export function CarStage({ config, selection, view, onView, groupCode, children }: CarStageProps) {
  const index = CAR_VIEWS.indexOf(view);
  const show = (at: number) => onView(CAR_VIEWS[(at + CAR_VIEWS.length) % CAR_VIEWS.length] ?? 'front');
  const swipe = useSwipe((by) => show(index + by));
  const isCabin = view === 'interior';
  const outside = useRef<CarView>('front');
  if (!isCabin) outside.current = view;
  const wasCabin = useRef(false);
  wasCabin.current ||= isCabin;
  const ahead = neighbourPictures(config, selection, view, groupCode);
  const title = `${config.modelName} ${config.versionName}`;
  return (
    <div className={styles.stage}>
      <div className={styles.scene} {...swipe}>
        <div className={cx(styles.caption, isCabin && styles.onCabin)}>{title}</div>
        <div className={cx(styles.car, isCabin && styles.away)} aria-hidden={isCabin}>
          <CrossFade
            src={carPicture(config, selection, outside.current)}
            alt={`${title} ${viewName(outside.current)}`}
            width={390}
            ahead={isCabin ? [] : ahead}
          />
        </div>
        {wasCabin.current && (
          <div className={cx(styles.cabin, !isCabin && styles.away)} aria-hidden={!isCabin}>
            <CrossFade
              src={carPicture(config, selection, 'interior')}
              alt={`${title} ${viewName('interior')}`}
              width={390}
              fit="cover"
              ahead={isCabin ? ahead : []}
            />
          </div>
        )}
        <div className={styles.views}>
          <div
            className={styles.pills}
            role="radiogroup"
            aria-label={t`查看角度`}
            onKeyDown={(event) => moveByKey(event, index, CAR_VIEWS.length, show)}
          >
            {CAR_VIEWS.map((each) => (
              <button
                key={each}
                type="button"
                role="radio"
                aria-checked={each === view}
                tabIndex={each === view ? 0 : -1}
                className={cx(styles.pill, each === view && styles.current)}
                onClick={() => onView(each)}
              >
                {viewName(each)}
              </button>
            ))}
          </div>
        </div>
      </div>
      {children}
    </div>
  );
}
