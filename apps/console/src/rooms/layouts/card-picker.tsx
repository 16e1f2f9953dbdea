import type { LayoutOfStaffData } from '@voltfront/contract';
import { Select } from 'antd';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { useCall } from '../../api/use-call';
import { useTexts } from '../../texts/texts';
import type { OwnInput } from '../../ui/schema/schema-field';
import styles from './layouts.module.css';

interface Titles {
  titleOf: (cardId: string) => string | undefined;
  keep: (found: Readonly<Record<string, string>>) => void;
}

const Context = createContext<Titles>({ titleOf: () => undefined, keep: () => undefined });

/** Titles of the cards that a page names, and of those that were found while it is written. */
export function CardTitles({ known, children }: { known: LayoutOfStaffData['cards']; children: ReactNode }) {
  const [titles, setTitles] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(known.map(({ cardId, title }) => [cardId, title])),
  );
  const value: Titles = {
    titleOf: (cardId) => titles[cardId],
    keep: (found) => setTitles((before) => ({ ...before, ...found })),
  };
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

/** The title of a card by its id. */
export const useCardTitles = (): Titles['titleOf'] => useContext(Context).titleOf;

const KINDS = ['article', 'activity'];
const MOST = 8;
const FOUND = 20;

/** Articles and activities, found as customers find them. */
export const CardPicker: OwnInput = ({ value, onChange }) => {
  const { t } = useTexts();
  const { titleOf, keep } = useContext(Context);
  const [text, setText] = useState('');
  const wanted = text.trim().slice(0, 40);
  const search = useCall(
    'GET /api/mpmkt/v1/search',
    { text: wanted || '-', size: FOUND },
    { isOff: wanted === '', isPaged: true },
  );
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const found = wanted === '' ? [] : (search.data?.items ?? []).filter(({ kind }) => KINDS.includes(kind));
  const options = [
    ...chosen.map((id) => ({ value: id, label: titleOf(id) ?? `${t('layoutGone')} · ${id}` })),
    ...found.filter(({ refId }) => !chosen.includes(refId)).map(({ refId, title }) => ({ value: refId, label: title })),
  ];
  return (
    <Select
      className={styles.picker}
      mode="multiple"
      maxCount={MOST}
      placeholder={t('layoutFind')}
      loading={search.isFetching}
      value={chosen}
      options={options}
      showSearch={{ filterOption: false, onSearch: setText }}
      onChange={(ids: string[]) => {
        keep(Object.fromEntries(found.map(({ refId, title }) => [refId, title])));
        onChange(ids);
      }}
    />
  );
};
