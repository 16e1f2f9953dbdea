import type { ReactNode } from 'react';
import { moveByKey, tabStop } from '../navigation/roving';

export interface ChoiceTilesProps<T> {
  /** Accessible name of the group. */
  label: string;
  items: readonly T[];
  keyOf: (item: T) => string | number;
  chosenKey: string | number | null | undefined;
  /** A tile was tapped, or reached by the arrow keys; one that is sold out only by a tap, so that it can tell why. */
  onTap: (item: T) => void;
  /** Cannot be chosen, but may be tapped. */
  isSoldOut?: (item: T) => boolean | undefined;
  /** Cannot be tapped either. */
  isDisabled?: (item: T) => boolean;
  /** Accessible name of a tile; default: its text. */
  nameOf?: (item: T) => string;
  className?: string;
  tileClass: (item: T, isChosen: boolean) => string;
  /** Ids of the tiles, in a `Strip` that scrolls to the chosen one. */
  idOf?: (index: number) => string;
  isBusy?: boolean;
  children: (item: T, isChosen: boolean) => ReactNode;
}

/**
 * One of several tiles, each drawn by the caller: swatches, pictures, chips, cards. Reached by Tab at the chosen one, moved
 * by the arrow keys, read as a group of radio buttons.
 *
 * @example
 * <ChoiceTiles label={t`颜色`} items={paints} keyOf={({ code }) => code} chosenKey={code} onTap={take} tileClass={() => styles.ball}>
 *   {(paint) => <Swatch paint={paint} />}
 * </ChoiceTiles>
 */
export function ChoiceTiles<T>(props: ChoiceTilesProps<T>) {
  const { label, items, keyOf, chosenKey, onTap, isSoldOut, nameOf, className, tileClass, idOf, isBusy } = props;
  const chosen = items.findIndex((item) => keyOf(item) === chosenKey);
  const isOff = (index: number) => {
    const item = items[index];
    return item !== undefined && props.isDisabled?.(item) === true;
  };
  const stop = tabStop(chosen, items.length, isOff);
  const reach = (index: number) => {
    const item = items[index];
    if (item !== undefined && index !== chosen && !isSoldOut?.(item)) onTap(item);
  };
  return (
    <div
      className={className}
      role="radiogroup"
      aria-label={label}
      aria-busy={isBusy || undefined}
      onKeyDown={(event) => moveByKey(event, chosen, items.length, reach, isOff)}
    >
      {items.map((item, index) => (
        <button
          key={keyOf(item)}
          id={idOf?.(index)}
          type="button"
          role="radio"
          aria-checked={index === chosen}
          aria-disabled={isSoldOut?.(item) || undefined}
          aria-label={nameOf?.(item)}
          disabled={isOff(index)}
          tabIndex={index === stop ? 0 : -1}
          className={tileClass(item, index === chosen)}
          onClick={() => onTap(item)}
        >
          {props.children(item, index === chosen)}
        </button>
      ))}
    </div>
  );
}
