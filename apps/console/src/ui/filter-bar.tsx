import { DatePicker, Input, Select } from 'antd';
import dayjs from 'dayjs';
import { useEffect, useState } from 'react';
import { useTexts } from '../texts/texts';

/** One filter of a list: what is typed, chosen, or a span of days in two fields of the query. */
export type Filter =
  | { kind: 'text'; name: string; label: string }
  | {
      kind: 'choice';
      name: string;
      label: string;
      options: readonly { value: string; label: string }[];
      /** What the server takes when none is chosen; the filter then always has a value. */
      preset?: string;
    }
  | { kind: 'day'; name: string; label: string }
  | { kind: 'days'; from: string; to: string; label: string };

interface FilterBarProps {
  filters: readonly Filter[];
  values: Readonly<Record<string, string>>;
  change: (changes: Record<string, string | undefined>) => void;
}

function TextFilter({ label, value, change }: { label: string; value: string; change: (value: string) => void }) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const send = () => {
    if (typed.trim() !== value) change(typed.trim());
  };
  return (
    <Input
      allowClear
      style={{ width: 210 }}
      placeholder={label}
      aria-label={label}
      maxLength={60}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        if (target.value === '' && value !== '') change('');
      }}
      onPressEnter={send}
      onBlur={send}
    />
  );
}

const FORMAT = 'YYYY-MM-DD';

/** The filters of a list in a row. */
export function FilterBar({ filters, values, change }: FilterBarProps) {
  const { t } = useTexts();
  return filters.map((filter) => {
    if (filter.kind === 'text') {
      const set = (value: string) => change({ [filter.name]: value || undefined });
      return <TextFilter key={filter.name} label={filter.label} value={values[filter.name] ?? ''} change={set} />;
    }
    if (filter.kind === 'choice') {
      return (
        <Select
          key={filter.name}
          allowClear={filter.preset === undefined}
          showSearch={{ optionFilterProp: 'label' }}
          style={{ minWidth: 128 }}
          popupMatchSelectWidth={false}
          placeholder={filter.label}
          aria-label={filter.label}
          options={[...filter.options]}
          value={values[filter.name] ?? filter.preset ?? null}
          onChange={(value: string | null | undefined) => change({ [filter.name]: value ?? undefined })}
        />
      );
    }
    if (filter.kind === 'day') {
      const day = values[filter.name];
      return (
        <DatePicker
          key={filter.name}
          placeholder={filter.label}
          aria-label={filter.label}
          value={day ? dayjs(day) : null}
          onChange={(chosen) => change({ [filter.name]: chosen?.format(FORMAT) })}
        />
      );
    }
    const [from, to] = [values[filter.from], values[filter.to]];
    return (
      <DatePicker.RangePicker
        key={filter.from}
        style={{ width: 236 }}
        aria-label={filter.label}
        value={from && to ? [dayjs(from), dayjs(to)] : null}
        presets={[7, 30].map((days) => ({
          label: t(days === 7 ? 'last7' : 'last30'),
          value: [dayjs().subtract(days - 1, 'day'), dayjs()],
        }))}
        onChange={(span) =>
          change({ [filter.from]: span?.[0]?.format(FORMAT), [filter.to]: span?.[1]?.format(FORMAT) })
        }
      />
    );
  });
}
