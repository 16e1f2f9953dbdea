import { useState } from 'react';
import { useLatest } from './use-latest';

/** Error messages by field. A field without an entry is valid. */
export type FormErrors<V> = { [F in keyof V]?: string };

export interface FormOptions<V> {
  /** Prefix of the fields' ids, letters only; unique on the page. */
  name: string;
  initial: V;
  /** Everything that is wrong with the values. */
  check: (values: V) => FormErrors<V>;
  /** The fields as they follow each other on the screen, to find the first error; default: the order of `initial`. */
  order?: readonly (keyof V & string)[];
  /** Brings the element with this id into view and puts the focus into it: `showInMiddle` of the platform. */
  reveal: (id: string) => void;
  /** Whether a field's error shows even before a try to submit; `isLeft`: it had the focus once. Default: never. */
  isRipe?: (values: V, field: keyof V & string, isLeft: boolean) => boolean;
}

/** Props for one control of the form. */
export interface FormFieldProps<T> {
  id: string;
  value: T;
  onChange: (value: T) => void;
  onBlur: () => void;
  error: string | undefined;
}

/** A form under way. */
export interface FormState<V> {
  values: V;
  /** The errors to show now. */
  errors: FormErrors<V>;
  set: (changes: Partial<V>) => void;
  /** Props of the field's control; controls that take no id or error go into a `Field` that does. */
  field: <F extends keyof V & string>(field: F) => FormFieldProps<V[F]>;
  /** Marks every error and goes to the first one; gives the values when there is none, else null. */
  validate: () => V | null;
  /** Shows what the server refused, by field, until the field is changed, and goes to the first one. */
  refuse: (errors: FormErrors<V>) => void;
  /** Back to the first values, nothing marked. */
  reset: () => void;
}

interface Marks<V> {
  isTried: boolean;
  left: readonly (keyof V)[];
  /** The field being changed; it stays unmarked until it is left if it was right before. */
  editing: { field: keyof V; isSpared: boolean } | null;
  refused: FormErrors<V>;
}

const noMarks = { isTried: false, left: [], editing: null, refused: {} };

/**
 * A form with errors at its fields. They show after a try to submit, and from then on when a field is left; an error
 * goes as soon as it is mended.
 *
 * @example
 * const form = useForm({ name: 'drive', initial: { phone: '' }, check, reveal: showInMiddle });
 * <Form form={form} onSubmit={send}><PhoneField label="手机号" {...form.field('phone')} /></Form>
 */
export function useForm<V extends object>(options: FormOptions<V>): FormState<V> {
  const { name, initial } = options;
  const [values, setValues] = useState(initial);
  const [marks, setMarks] = useState<Marks<V>>(noMarks);
  const errors = shownErrors(options, values, marks);
  const latest = useLatest({ values, errors, options });

  const set = (changes: Partial<V>) => {
    const changed = Object.keys(changes) as (keyof V & string)[];
    setMarks((before) => withChange(before, changed, latest.current.errors));
    setValues((before) => ({ ...before, ...changes }));
  };
  const leave = (field: keyof V & string) =>
    setMarks((before) => ({
      ...before,
      editing: null,
      left: [...before.left.filter((each) => each !== field), field],
    }));
  const goTo = (wrong: FormErrors<V>) => {
    const first = fieldsInOrder(latest.current.options).find((field) => wrong[field]);
    if (first) options.reveal(fieldId(name, first));
  };
  return {
    values,
    errors,
    set,
    field: (field) => ({
      id: fieldId(name, field),
      value: values[field],
      onChange: (value) => set({ [field]: value } as unknown as Partial<V>),
      onBlur: () => leave(field),
      error: errors[field],
    }),
    validate: () => {
      const wrong = latest.current.options.check(latest.current.values);
      setMarks((before) => ({ ...before, isTried: true, editing: null, refused: {} }));
      goTo(wrong);
      return hasError(wrong) ? null : latest.current.values;
    },
    refuse: (refused) => {
      setMarks((before) => ({ ...before, refused }));
      goTo(refused);
    },
    reset: () => {
      setValues(initial);
      setMarks(noMarks);
    },
  };
}

/** Id of a form's field. */
const fieldId = (form: string, field: string): string => `${form}-${field}`;

function fieldsInOrder<V extends object>({ order, initial }: FormOptions<V>): readonly (keyof V & string)[] {
  return order ?? (Object.keys(initial) as (keyof V & string)[]);
}

const hasError = (errors: object): boolean => Object.values(errors).some(Boolean);

function withChange<V>(marks: Marks<V>, changed: readonly (keyof V)[], errors: FormErrors<V>): Marks<V> {
  const refused = { ...marks.refused };
  for (const field of changed) delete refused[field];
  const [field] = changed;
  if (field === undefined || marks.editing?.field === field) return { ...marks, refused };
  return { ...marks, refused, editing: { field, isSpared: !errors[field] } };
}

function shownErrors<V extends object>(options: FormOptions<V>, values: V, marks: Marks<V>): FormErrors<V> {
  const { isTried, left, editing, refused } = marks;
  const wrong = options.check(values);
  const shown: FormErrors<V> = {};
  for (const field of fieldsInOrder(options)) {
    const isSpared = editing?.field === field && editing.isSpared;
    const isRipe = options.isRipe?.(values, field, left.includes(field)) ?? false;
    const isShown = isRipe || (isTried && !isSpared);
    const error = refused[field] ?? (isShown ? wrong[field] : undefined);
    if (error) shown[field] = error;
  }
  return shown;
}
