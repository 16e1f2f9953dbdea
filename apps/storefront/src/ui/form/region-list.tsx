import { useId } from 'react';
import { cx } from '../cx';
import { focusByKey, tabStop } from '../navigation/roving';
import styles from './region-picker.module.css';
import type { Place } from './regions';
import { ScrollList } from './scroll-list';

export interface RegionListProps {
  items: readonly Place[];
  chosen: string | undefined;
  /** Name for screen readers. */
  label: string;
  /** On a grey ground, at the left of another list. */
  isGround?: boolean;
  onSelect: (code: string) => void;
}

/** Regions of one level; arrow keys move, Enter chooses. The chosen one is in view. */
export function RegionList({ items, chosen, label, isGround, onSelect }: RegionListProps) {
  const prefix = `place${useId().replace(/\W/g, '')}`;
  const index = items.findIndex(({ code }) => code === chosen);
  const stop = tabStop(index, items.length, () => false);
  return (
    <ScrollList
      className={cx(styles.column, isGround && styles.ground)}
      showId={index < 0 ? undefined : `${prefix}${chosen}`}
    >
      <div role="listbox" aria-label={label} onKeyDown={(event) => focusByKey(event)}>
        {items.map((item, at) => (
          <button
            key={item.code}
            id={`${prefix}${item.code}`}
            type="button"
            role="option"
            aria-selected={at === index}
            tabIndex={at === stop ? 0 : -1}
            className={cx(styles.item, at === index && styles.chosen)}
            onClick={() => onSelect(item.code)}
          >
            {item.name}
          </button>
        ))}
      </div>
    </ScrollList>
  );
}
