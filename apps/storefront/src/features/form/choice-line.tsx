import { t } from '@lingui/core/macro';
import { useContext } from 'react';
import { openAddress } from '@/navigation';
import {
  Checkbox,
  ConsentBox,
  Field,
  pressable,
  RadioGroup,
  Rating,
  SegmentedControl,
  Select,
  Stack,
  Stepper,
} from '@/ui';
import { type LineProps, typed, useLine } from './field-props';
import { FormSurroundingsContext } from './form-surroundings';

/** One of several options: rows, tiles, segments beside each other, or a sheet. */
export function ChoiceLine(props: LineProps<'choice'>) {
  const { words, placeholder, value, onChange } = useLine(props);
  const { isOff } = useContext(FormSurroundingsContext);
  const { id, label, look = 'rows', options } = props.field;
  const items = options.map((option) => ({ ...option, disabled: isOff?.(id, option.key) ?? false }));
  const common = { label, value: value === undefined ? null : typed(value), onChange };
  if (look === 'sheet') return <Select {...words} {...common} placeholder={placeholder} options={items} />;
  // Segments say themselves what they are about.
  if (look === 'segments')
    return (
      <Field {...words} label={undefined} layout="column" bare>
        <SegmentedControl {...common} value={typed(value)} items={items} />
      </Field>
    );
  return (
    <Field {...words} layout="column">
      <RadioGroup {...common} options={items} variant={look} />
    </Field>
  );
}

const listOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value : []);

export function ChoicesLine(props: LineProps<'choices'>) {
  const { words, value, onChange } = useLine(props);
  const chosen = listOf(value);
  const turn = (key: string, isOn: boolean) =>
    onChange(isOn ? [...chosen, key] : chosen.filter((each) => each !== key));
  return (
    <Field {...words} layout="column">
      <Stack gap={3}>
        {props.field.options.map(({ key, text }) => (
          <Checkbox key={key} checked={chosen.includes(key)} onChange={(isOn) => turn(key, isOn)}>
            {text}
          </Checkbox>
        ))}
      </Stack>
    </Field>
  );
}

/** A small number, up and down. */
export function StepperLine(props: LineProps<'number'>) {
  const { words, value, onChange } = useLine(props);
  const { label, min, max } = props.field;
  return (
    <Field {...words} end>
      <Stepper label={label} value={Number(value ?? min)} min={min} max={max} onChange={onChange} />
    </Field>
  );
}

/** What has to be agreed to; its document opens by its name. */
export function ConsentLine(props: LineProps<'consent'>) {
  const { words, value, onChange } = useLine(props);
  const { title, version, route } = props.field.document;
  const label = t`我已阅读并同意《${title}》`;
  return (
    <Field id={words.id} error={words.error} hint={words.hint} bare={words.bare}>
      <ConsentBox checked={value === version} onChange={(isOn) => onChange(isOn ? version : undefined)} label={label}>
        {route ? <span {...pressable(() => openAddress(route))}>{label}</span> : label}
      </ConsentBox>
    </Field>
  );
}

/** An opinion in stars, or in numbers with words for both ends. */
export function ScaleLine(props: LineProps<'scale'>) {
  const { words, value, onChange } = useLine(props);
  const { label, min = 1, max, look = 'stars', words: ends = [] } = props.field;
  const numbers = Array.from({ length: max - min + 1 }, (_, index) => String(min + index));
  return (
    <Field
      {...words}
      layout="column"
      hint={words.hint ?? (look === 'numbers' ? ends.join(' → ') || undefined : undefined)}
    >
      {look === 'stars' ? (
        <Rating label={label} value={Number(value ?? 0)} onChange={onChange} max={max} words={ends} />
      ) : (
        <RadioGroup
          label={label}
          variant="tiles"
          options={numbers.map((key) => ({ key, text: key }))}
          value={value === undefined ? null : typed(value)}
          onChange={(key) => onChange(Number(key))}
        />
      )}
    </Field>
  );
}
