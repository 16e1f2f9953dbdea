import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../button/button';
import { cx } from '../cx';
import { Popup } from '../overlay/popup';
import styles from './filter-bar.module.css';
import { type FilterGroup, type FilterValue, toggleOption } from './filter-types';

export interface FilterSheetProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  groups: readonly FilterGroup[];
  value: FilterValue;
  /** Called when the choice is confirmed; the sheet closes first. */
  onChange: (value: FilterValue) => void;
  /** Number of results of a choice, shown on the button; undefined while unknown. */
  countOf?: (value: FilterValue) => number | undefined;
  /** Called with the unsaved choice, from the opening on: to count its results, or to offer other options. */
  onDraft?: (value: FilterValue) => void;
}

/** Filters in a sheet: nothing changes before it is confirmed. */
export function FilterSheet({ isOpen, onClose, title, groups, value, onChange, countOf, onDraft }: FilterSheetProps) {
  const [draft, setDraft] = useState<FilterValue | null>(null);
  const shown = draft ?? value;
  const count = countOf?.(shown);
  const tell = useRef(onDraft);
  tell.current = onDraft;
  useEffect(() => {
    if (isOpen) tell.current?.(shown);
  }, [isOpen, shown]);
  const close = () => {
    setDraft(null);
    onDraft?.(value);
    onClose();
  };
  const confirm = () => {
    close();
    onChange(shown);
  };
  const isEmpty = groups.every(({ key }) => !shown[key]?.length);
  const reset = () => setDraft({ ...shown, ...Object.fromEntries(groups.map(({ key }) => [key, []])) });
  return (
    <Popup
      isOpen={isOpen}
      onClose={close}
      title={title}
      footer={
        <div className={styles.actions}>
          <div className={styles.action}>
            <Button block variant="secondary" disabled={isEmpty} onClick={reset}>
              {t`重置`}
            </Button>
          </div>
          <div className={styles.action}>
            <Button block onClick={confirm}>
              {count === undefined ? t`确定` : t`查看 ${count} 个结果`}
            </Button>
          </div>
        </div>
      }
    >
      {groups.map((group) => (
        <Group
          key={group.key}
          group={group}
          isNamed={groups.length > 1}
          value={shown}
          onToggle={(option) => setDraft(toggleOption(shown, group, option))}
        />
      ))}
    </Popup>
  );
}

interface GroupProps {
  group: FilterGroup;
  /** Its name is shown above. */
  isNamed: boolean;
  value: FilterValue;
  onToggle: (option: string) => void;
}

function Group({ group, isNamed, value, onToggle }: GroupProps) {
  const { key, text, options } = group;
  return (
    <div className={styles.group} role="group" aria-label={text}>
      {isNamed && (
        <div className={styles.groupName} aria-hidden>
          {text}
        </div>
      )}
      <div className={styles.options}>
        {options.map((option) => {
          const isChosen = value[key]?.includes(option.key) ?? false;
          return (
            <button
              key={option.key}
              type="button"
              aria-pressed={isChosen}
              disabled={option.disabled}
              className={cx(styles.option, isChosen && styles.chosen, option.disabled && styles.disabled)}
              onClick={option.disabled ? undefined : () => onToggle(option.key)}
            >
              {option.text}
              {option.count !== undefined && <span className={styles.count}>{option.count}</span>}
            </button>
          );
        })}
      </div>
    </div>
  );
}
