import { t } from '@lingui/core/macro';
import type { VersionConfigData } from '@voltfront/contract';
import type { Selection } from '@voltfront/rules/configurator/types';
import { type ReactNode, useEffect, useState } from 'react';
import { inSpareTime } from '@/platform/spare-time';
import { Carousel, cx } from '@/ui';
import {
  borrowedWheel,
  type CarView,
  carPicture,
  carViews,
  isInside,
  shownOption,
  variantPictures,
} from './car-pictures';
import styles from './car-stage.module.css';
import { CrossFade } from './cross-fade';
import { StageFloor } from './stage-floor';
import { Turntable, TurntableSwitch, useTurntable } from './turntable';
import { ViewPills, viewName } from './view-pills';

/** Width (design px) that the stage's pictures are asked for; the server writes the same into its preload. */
const STAGE_PX = 390;

export interface CarStageProps {
  config: VersionConfigData;
  selection: Selection;
  view: CarView;
  onView: (view: CarView) => void;
  /** Group whose options are at hand: their pictures in the open view are fetched ahead. */
  groupCode?: string;
  /** Words at the top left; default: the names of model and version; null for none. */
  caption?: ReactNode;
  className?: string;
}

/**
 * The configured car on a lit floor. Swiping, the arrow keys or the words below turn it; a change of paint, wheel or
 * interior cross-fades. Other views and other options of the open group are fetched in spare time.
 */
export function CarStage(props: CarStageProps) {
  const { config, selection, view, onView, groupCode = 'paint', caption, className } = props;
  const views = carViews(config);
  const name = `${config.modelName} ${config.versionName}`;
  const { isAwake, wake } = useSpareTime();
  const turntable = useTurntable(isAwake, view);
  const { startedFrom } = turntable;
  const [seen, setSeen] = useState<readonly CarView[]>([view]);
  if (!seen.includes(view)) setSeen([...seen, view]);
  const ahead = isAwake ? variantPictures(config, selection, view, groupCode) : [];
  return (
    <div className={cx(styles.scene, className)} onTouchStart={wake}>
      <StageFloor colour={shownOption(config, selection, 'paint')?.swatch ?? null} />
      <Carousel
        label={t`外观与内饰`}
        intervalMs={0}
        dots="none"
        index={Math.max(0, views.indexOf(view))}
        onChange={(at) => onView(views[at] ?? 'front')}
      >
        {views.map((each) => (
          <StageSlide
            key={each}
            config={config}
            selection={selection}
            view={each}
            name={name}
            isCurrent={each === view}
            isMounted={isAwake || seen.includes(each)}
            ahead={each === view ? ahead : []}
          />
        ))}
      </Carousel>
      {startedFrom && (
        <Turntable config={config} selection={selection} from={startedFrom} name={name} onFail={turntable.forbid} />
      )}
      <div className={styles.head}>
        <div className={cx(styles.caption, isInside(view) && styles.onCabin)}>
          {caption === undefined ? name : caption}
        </div>
        {turntable.isOffered && (
          <div className={styles.corner}>
            <TurntableSwitch isOn={startedFrom !== null} onTap={turntable.toggle} />
          </div>
        )}
      </div>
      <ViewPills
        views={views}
        view={view}
        onView={(next) => {
          turntable.stop();
          onView(next);
        }}
      />
    </div>
  );
}

interface StageSlideProps {
  config: VersionConfigData;
  selection: Selection;
  view: CarView;
  /** Of model and version. */
  name: string;
  isCurrent: boolean;
  isMounted: boolean;
  ahead: readonly string[];
}

function StageSlide({ config, selection, view, name, isCurrent, isMounted, ahead }: StageSlideProps) {
  const inside = isInside(view);
  const wheel = borrowedWheel(config, selection, view);
  if (!isMounted) return null;
  return (
    <>
      <div
        className={
          inside ? styles.cabin : cx(styles.car, view !== 'side' && styles.near, wheel !== null && styles.noted)
        }
      >
        <CrossFade
          src={carPicture(config, selection, view)}
          alt={`${name} ${viewName(view)}`}
          width={STAGE_PX}
          fit={inside ? 'cover' : 'contain'}
          isFirst={isCurrent}
          ahead={ahead}
        />
      </div>
      {inside && <div className={styles.shade} />}
      {wheel !== null && <div className={styles.note}>{t`此图轮毂为 ${wheel}，所选轮毂请看车头与侧面`}</div>}
    </>
  );
}

/** Turns true in the page's spare time, or as soon as a finger is on the stage. */
function useSpareTime() {
  const [isAwake, setIsAwake] = useState(false);
  const wake = () => setIsAwake(true);
  useEffect(() => inSpareTime(() => setIsAwake(true)), []);
  return { isAwake, wake };
}
