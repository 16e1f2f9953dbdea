import { type ReactNode, useId } from 'react';
import styles from './controls.module.css';

/** Joins class names and skips empty ones. */
export const cx = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');

/** A group of controls under a heading. */
export function Card({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.heading}>
        <h2 id={id}>{title}</h2>
        {note && <span className={styles.note}>{note}</span>}
      </div>
      <div className={styles.rows}>{children}</div>
    </section>
  );
}

/** A label with its control beside it. */
export function Row({ label, htmlFor, children }: { label: string; htmlFor?: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      {htmlFor ? (
        <label className={styles.label} htmlFor={htmlFor}>
          {label}
        </label>
      ) : (
        <span className={styles.label} aria-hidden="true">
          {label}
        </span>
      )}
      <div>{children}</div>
    </div>
  );
}

interface ChoiceProps<T extends string> {
  /** Accessible name of the group. */
  label: string;
  value: T;
  options: readonly { value: T; label: string; picture?: string }[];
  onChange: (value: T) => void;
}

/** Segmented control: a choice of few options, all visible. */
export function Segmented<T extends string>({ label, value, options, onChange }: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset className={styles.segmented} aria-label={label} style={{ border: 0, margin: 0, minInlineSize: 0 }}>
      {options.map((option) => (
        <label key={option.value} className={styles.segment}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** A choice among a few pictures. */
export function PictureChoice<T extends string>({ label, value, options, onChange }: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset className={styles.pictures} aria-label={label} style={{ border: 0, minInlineSize: 0 }}>
      {options.map((option) => (
        <label key={option.value} className={styles.picture}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <img src={`${option.picture}?w=160`} alt={option.label} loading="lazy" />
        </label>
      ))}
    </fieldset>
  );
}

/** Select box: a choice of many options. */
export function Select<T extends string>({ label, value, options, onChange }: ChoiceProps<T>) {
  return (
    <select
      className={styles.field}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value as T)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

/** Text or number field. */
export function Field(props: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  isNumber?: boolean;
}) {
  return (
    <input
      className={styles.field}
      aria-label={props.label}
      value={props.value}
      placeholder={props.placeholder}
      inputMode={props.isNumber ? 'numeric' : undefined}
      autoComplete="off"
      onChange={(event) => props.onChange(event.target.value)}
    />
  );
}

export function Button(props: { children: ReactNode; onClick: () => void; isMain?: boolean; isDisabled?: boolean }) {
  return (
    <button
      type="button"
      className={cx(styles.button, props.isMain && styles.main)}
      disabled={props.isDisabled}
      onClick={props.onClick}
    >
      {props.children}
    </button>
  );
}

export const Buttons = ({ children }: { children: ReactNode }) => <div className={styles.buttons}>{children}</div>;

/** Status label in the colour of its tone. */
export const Badge = ({ tone, children }: { tone?: 'good' | 'bad' | 'warn'; children: ReactNode }) => (
  <span className={cx(styles.badge, tone && styles[tone])}>{children}</span>
);

export const Note = ({ children }: { children: ReactNode }) => <p className={styles.note}>{children}</p>;
