import { Input, Select } from 'antd';
import { useTexts } from '../../texts/texts';
import type { FormCondition, FormField } from './form-data';
import styles from './form-editor.module.css';

interface ShownWhenProps {
  value: FormCondition | undefined;
  /** Fields that can be asked: those before. */
  before: readonly FormField[];
  onChange: (value: FormCondition | undefined) => void;
}

type Ask = 'is' | 'answered' | 'unanswered';

function askOf(value: FormCondition): Ask | null {
  if ('is' in value) return 'is';
  if ('isAnswered' in value) return value.isAnswered ? 'answered' : 'unanswered';
  return null;
}

/** When a field is shown: always, or by the answer of one field before it. */
export function ShownWhen({ value, before, onChange }: ShownWhenProps) {
  const { t } = useTexts();
  const ask = value ? askOf(value) : 'answered';
  if (ask === null) return <p className={styles.note}>{t('formWhenComplex')}</p>;
  const field = value && 'field' in value ? value.field : undefined;
  const asked = before.find(({ id }) => id === field);
  const change = (id: string, how: Ask, is: string | number = '') =>
    onChange(how === 'is' ? { field: id, is } : { field: id, isAnswered: how === 'answered' });
  const asks = { is: t('formWhenIs'), answered: t('formWhenAnswered'), unanswered: t('formWhenUnanswered') };
  return (
    <div className={styles.when}>
      <Select
        aria-label={t('formShownWhen')}
        value={field ?? ''}
        onChange={(id) => (id === '' ? onChange(undefined) : change(id, 'answered'))}
        options={[
          { value: '', label: t('formAlways') },
          ...before.map(({ id, label }) => ({ value: id, label: `${label}（${id}）` })),
        ]}
      />
      {field === undefined ? null : (
        <Select
          value={ask}
          onChange={(how: Ask) => change(field, how)}
          options={Object.entries(asks).map(([key, label]) => ({ value: key, label }))}
        />
      )}
      {field !== undefined && value && 'is' in value ? (
        asked && 'options' in asked ? (
          <Select
            value={value.is}
            onChange={(is) => change(field, 'is', is)}
            options={asked.options.map(({ key, text }) => ({ value: key, label: text }))}
          />
        ) : (
          <Input
            value={value.is}
            onChange={({ target }) =>
              change(field, 'is', asked?.kind === 'number' ? Number(target.value) : target.value)
            }
          />
        )
      ) : null}
    </div>
  );
}
