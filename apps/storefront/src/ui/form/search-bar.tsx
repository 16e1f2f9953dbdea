import { t } from '@lingui/core/macro';
import { cx } from '../cx';
import { Icon } from '../icon/icon';
import { enterKey } from './enter-key';
import { inputValue } from './input-value';
import styles from './search-bar.module.css';

export interface SearchBarProps {
  value: string;
  onChange: (value: string) => void;
  /** Enter, or the search key of the phone. */
  onSearch?: (value: string) => void;
  placeholder?: string;
  /** Shows a cancel button at the right. */
  onCancel?: () => void;
  className?: string;
}

/** A field to search with. Escape empties it. */
export function SearchBar({ value, onChange, onSearch, placeholder, onCancel, className }: SearchBarProps) {
  return (
    <div
      className={cx(styles.bar, className)}
      role="search"
      aria-label={placeholder ?? t`搜索`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !value) return;
        event.stopPropagation();
        onChange('');
      }}
    >
      <div className={styles.box}>
        <Icon name="search" size={18} className={styles.icon} />
        <input
          className={styles.input}
          value={value}
          type="text"
          inputMode="search"
          placeholder={placeholder ?? t`搜索`}
          aria-label={placeholder ?? t`搜索`}
          onChange={(event) => onChange(inputValue(event))}
          {...enterKey(onSearch && (() => onSearch(value)), 'search')}
        />
        {value && (
          <button type="button" className={styles.clear} aria-label={t`清空`} onClick={() => onChange('')}>
            <Icon name="close" size={12} />
          </button>
        )}
      </div>
      {onCancel && (
        <button type="button" className={styles.cancel} onClick={onCancel}>
          {t`取消`}
        </button>
      )}
    </div>
  );
}
