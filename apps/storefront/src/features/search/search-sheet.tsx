import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Popup, SearchBar } from '@/ui';
import { useSearchHistory } from './search-history';
import { SearchResults } from './search-results';
import styles from './search-sheet.module.css';
import { SearchStart } from './search-start';
import { SuggestedWords } from './suggested-words';

export interface SearchSheetProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Search over everything there is to read and to visit. What was found stays until the sheet is emptied. */
export function SearchSheet({ isOpen, onClose }: SearchSheetProps) {
  const [typed, setTyped] = useState('');
  const [searched, setSearched] = useState('');
  const history = useSearchHistory();
  const type = (text: string) => {
    setTyped(text);
    setSearched('');
  };
  const search = (text: string) => {
    const words = text.trim();
    if (words === '') return;
    setTyped(words);
    setSearched(words);
    history.add(words);
  };
  const words = typed.trim();
  return (
    <Popup isOpen={isOpen} onClose={onClose} label={t`搜索`} tall>
      <div className={styles.bar}>
        <SearchBar value={typed} onChange={type} onSearch={search} placeholder={t`搜索文章、活动、车型、门店与问题`} />
      </div>
      {words === '' && <SearchStart history={history} onSearch={search} />}
      {words !== '' && searched === '' && <SuggestedWords typed={words} onSearch={search} />}
      {searched !== '' && <SearchResults key={searched} text={searched} onLeave={onClose} />}
    </Popup>
  );
}
