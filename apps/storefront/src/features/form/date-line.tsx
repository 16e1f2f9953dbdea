import { resolveDay } from '@voltfront/rules/form/form-day';
import type { FormDay } from '@voltfront/rules/form/form-types';
import { serverNow } from '@/api';
import { DateField } from '@/ui';
import { type LineProps, typed, useLine } from './field-props';

const dayOf = (day: FormDay | undefined) => day && resolveDay(day, serverNow());

/** A day within its limits. */
export function DateLine(props: LineProps<'date'>) {
  const { words, placeholder, value, onChange, onBlur } = useLine(props);
  const { min, max, start } = props.field;
  return (
    <DateField
      {...words}
      placeholder={placeholder}
      value={value === undefined ? null : typed(value)}
      min={dayOf(min)}
      max={dayOf(max)}
      start={dayOf(start)}
      now={serverNow}
      onBlur={onBlur}
      onChange={onChange}
    />
  );
}
