import { t } from '@lingui/core/macro';
import { cx } from '@/ui';
import { moveByKey } from '@/ui/navigation/roving';
import { type CarView, isInside } from './car-pictures';
import styles from './view-pills.module.css';

/** Displayed name of a view. */
export const viewName = (view: CarView): string =>
  ({ front: t`车头`, side: t`侧面`, rear: t`车尾`, interior: t`内饰`, second: t`后排` })[view];

export interface ViewPillsProps {
  views: readonly CarView[];
  view: CarView;
  onView: (view: CarView) => void;
}

/** The views as a row of words to choose from, for those who do not swipe. */
export function ViewPills({ views, view, onView }: ViewPillsProps) {
  const select = (at: number) => {
    const next = views[at];
    if (next) onView(next);
  };
  return (
    <div className={styles.views}>
      <div
        className={cx(styles.pills, isInside(view) && styles.solid)}
        role="radiogroup"
        aria-label={t`查看角度`}
        onKeyDown={(event) => moveByKey(event, views.indexOf(view), views.length, select)}
      >
        {views.map((each) => (
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
  );
}
