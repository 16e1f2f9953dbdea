import { DeleteOutlined, StarOutlined } from '@ant-design/icons';
import { Button, Input, Popover, Space } from 'antd';
import { useState } from 'react';
import { useSelf } from '../frame/self';
import { useTexts } from '../texts/texts';
import styles from './ui.module.css';

type Values = Record<string, string>;

function read(key: string): Record<string, Values> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}');
  } catch {
    return {};
  }
}

/** Filters of a list that somebody keeps by name, on this computer and for their account. */
export function SavedFilters({
  list,
  values,
  apply,
}: {
  list: string;
  values: Values;
  apply: (values: Values) => void;
}) {
  const { t } = useTexts();
  const { accountId } = useSelf();
  const key = `console.filters.${accountId}.${list}`;
  const [saved, setSaved] = useState(() => read(key));
  const [name, setName] = useState('');
  const keep = (next: Record<string, Values>) => {
    localStorage.setItem(key, JSON.stringify(next));
    setSaved(next);
  };
  const names = Object.keys(saved);
  const isNew = name.trim() !== '' && Object.keys(values).length > 0;
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      content={
        <div className={styles.saved}>
          {names.length === 0 ? <p className={styles.quiet}>{t('noSaved')}</p> : null}
          {names.map((one) => (
            <div key={one} className={styles.savedLine}>
              <Button type="link" onClick={() => apply(saved[one] ?? {})}>
                {one}
              </Button>
              <Button
                type="text"
                size="small"
                icon={<DeleteOutlined />}
                aria-label={t('remove')}
                onClick={() => keep(Object.fromEntries(Object.entries(saved).filter(([other]) => other !== one)))}
              />
            </div>
          ))}
          <Space.Compact block>
            <Input
              placeholder={t('filterName')}
              maxLength={20}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
            <Button
              disabled={!isNew}
              onClick={() => {
                keep({ ...saved, [name.trim()]: values });
                setName('');
              }}
            >
              {t('save')}
            </Button>
          </Space.Compact>
        </div>
      }
    >
      <Button icon={<StarOutlined />}>{t('savedFilters')}</Button>
    </Popover>
  );
}
