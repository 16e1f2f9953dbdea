import { type ReactNode, useMemo, useState } from 'react';
import { FormContext } from './form-context';
import type { FormState } from './use-form';
import { useLatest } from './use-latest';

export interface FormProps<V> {
  form: FormState<V>;
  /** Called with values that are all right; while it runs, further tries do nothing. */
  onSubmit: (values: V) => unknown;
  /** The fields, and the button: `({ submit, isBusy }) => …`. */
  children: ReactNode | ((state: { submit: () => void; isBusy: boolean }) => ReactNode);
  /** Accessible name of the form. */
  label: string;
  className?: string;
}

/** Fields that belong together. Enter in a field submits; what is wrong is marked and the first of it shown. */
export function Form<V>({ form, onSubmit, children, label, className }: FormProps<V>) {
  const [isBusy, setIsBusy] = useState(false);
  const latest = useLatest({ form, onSubmit, isBusy });
  const surroundings = useMemo(() => {
    const run = async () => {
      const values = latest.current.isBusy ? null : latest.current.form.validate();
      if (values === null) return;
      setIsBusy(true);
      try {
        await latest.current.onSubmit(values);
      } finally {
        setIsBusy(false);
      }
    };
    return { submit: () => void run() };
  }, [latest]);
  return (
    <FormContext.Provider value={surroundings}>
      <div role="form" aria-label={label} aria-busy={isBusy || undefined} className={className}>
        {typeof children === 'function' ? children({ ...surroundings, isBusy }) : children}
      </div>
    </FormContext.Provider>
  );
}
