import { t } from '@lingui/core/macro';
import { cx, Icon } from '@/ui';
import styles from './place-list.module.css';
import { metresWords } from './place-words';
import type { PlaceData } from './use-chooser';

export interface PlaceListProps {
  label: string;
  places: readonly Pick<PlaceData, 'placeId' | 'name' | 'address' | 'distanceM'>[];
  chosenId?: string;
  onChoose: (placeId: string) => void;
}

/** Places with address and distance, one of which may be chosen. */
export function PlaceList({ label, places, chosenId, onChoose }: PlaceListProps) {
  return (
    <div role="radiogroup" aria-label={label}>
      {places.map(({ placeId, name, address, distanceM }) => {
        const isChosen = placeId === chosenId;
        return (
          <button
            key={placeId}
            type="button"
            role="radio"
            aria-checked={isChosen}
            className={styles.line}
            onClick={() => onChoose(placeId)}
          >
            <span className={styles.words}>
              <span className={cx(styles.name, isChosen && styles.chosen)}>{name}</span>
              <span className={styles.note}>
                {[distanceM ? metresWords(distanceM) : '', address].filter(Boolean).join(' · ') || t`暂无地址信息`}
              </span>
            </span>
            {isChosen && <Icon name="check" size={20} className={styles.mark} />}
          </button>
        );
      })}
    </div>
  );
}
