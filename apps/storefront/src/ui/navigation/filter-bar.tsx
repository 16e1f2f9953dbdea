import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { cx } from '../cx';
import { Badge } from '../display/badge';
import { PickerSheet } from '../form/select';
import { Icon } from '../icon/icon';
import styles from './filter-bar.module.css';
import { FilterSheet } from './filter-sheet';
import { type FilterGroup, type FilterOption, type FilterValue, filterCount, filterWords } from './filter-types';

export interface FilterBarProps {
  groups: readonly FilterGroup[];
  value: FilterValue;
  onChange: (value: FilterValue) => void;
  /** An order to choose at the left; one is always chosen. */
  sort?: { options: readonly FilterOption[]; value: string; onChange: (key: string) => void };
  /** Number of results of a choice, for the sheet's button. */
  countOf?: (value: FilterValue) => number | undefined;
  /** Called with the unsaved choice while a sheet is open, from its opening on. */
  onDraft?: (value: FilterValue) => void;
  /** Accessible name: the filtered list. */
  label: string;
  className?: string;
}

const SORT = '(sort)';
const ALL = '(all)';

/** Filters and an order over a list: each opens a sheet, the button at the right all filters at once. */
export function FilterBar({ groups, value, onChange, sort, countOf, onDraft, label, className }: FilterBarProps) {
  const [open, setOpen] = useState<string | null>(null);
  const close = () => setOpen(null);
  const total = filterCount(value);
  const sheet = { value, onChange, countOf, onDraft, onClose: close };
  const order = sort?.options.find(({ key }) => key === sort.value)?.text ?? t`排序`;
  return (
    <>
      <div className={cx(styles.bar, className)} role="group" aria-label={label}>
        <div className={styles.scroll}>
          <div className={styles.row}>
            {sort && <Chip text={order} isOpen={open === SORT} isPlain onOpen={() => setOpen(SORT)} />}
            {groups.map((group) => (
              <Chip
                key={group.key}
                text={filterWords(group, value)}
                isActive={(value[group.key]?.length ?? 0) > 0}
                isOpen={open === group.key}
                onOpen={() => setOpen(group.key)}
              />
            ))}
          </div>
        </div>
        <button
          type="button"
          className={styles.all}
          aria-haspopup="dialog"
          aria-label={total > 0 ? t`全部筛选，已选 ${total} 项` : t`全部筛选`}
          onClick={() => setOpen(ALL)}
        >
          <Badge count={total}>
            <Icon name="filter" size={20} />
          </Badge>
        </button>
      </div>
      {groups.map((group) => (
        <FilterSheet key={group.key} {...sheet} isOpen={open === group.key} title={group.text} groups={[group]} />
      ))}
      <FilterSheet {...sheet} isOpen={open === ALL} title={t`筛选`} groups={groups} />
      {sort && (
        <PickerSheet
          isOpen={open === SORT}
          onClose={close}
          title={t`排序`}
          options={sort.options}
          value={sort.value}
          onSelect={sort.onChange}
        />
      )}
    </>
  );
}

interface ChipProps {
  text: string;
  isActive?: boolean;
  isOpen: boolean;
  /** Without a ground: the order, which is always chosen. */
  isPlain?: boolean;
  onOpen: () => void;
}

function Chip({ text, isActive, isOpen, isPlain, onOpen }: ChipProps) {
  return (
    <button
      type="button"
      className={cx(styles.chip, isPlain && styles.plain, isActive && styles.active)}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onOpen}
    >
      <span className={styles.words}>{text}</span>
      <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={12} />
    </button>
  );
}
