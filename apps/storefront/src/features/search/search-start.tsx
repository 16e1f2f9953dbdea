import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { IconButton, modal, Text } from '@/ui';
import type { useSearchHistory } from './search-history';
import styles from './search-start.module.css';

export interface SearchStartProps {
  history: ReturnType<typeof useSearchHistory>;
  onSearch: (text: string) => void;
}

/** Before anything is typed: what was searched for on this device, and what is recommended. */
export function SearchStart({ history, onSearch }: SearchStartProps) {
  const recommended = useQuery(apiQuery('GET /api/mpmkt/v1/search/suggestions', {}));
  const clear = async () => {
    if (await modal({ content: t`确定清空搜索记录吗？` })) history.clear();
  };
  return (
    <div className={styles.start}>
      {history.words.length > 0 && (
        <>
          <div className={styles.head}>
            <Text weight="medium" heading={2}>{t`搜索记录`}</Text>
            <IconButton icon="trash" size={18} label={t`清空搜索记录`} onClick={clear} />
          </div>
          {history.words.map((word) => (
            <div key={word} className={styles.line}>
              <button type="button" className={styles.past} onClick={() => onSearch(word)}>
                {word}
              </button>
              <IconButton icon="close" size={14} label={t`删除搜索记录${word}`} onClick={() => history.remove(word)} />
            </div>
          ))}
        </>
      )}
      {recommended.data && recommended.data.words.length > 0 && (
        <>
          <div className={styles.head}>
            <Text weight="medium" heading={2}>{t`大家都在搜`}</Text>
          </div>
          <div className={styles.words}>
            {recommended.data.words.map((word) => (
              <button key={word} type="button" className={styles.word} onClick={() => onSearch(word)}>
                {word}
              </button>
            ))}
          </div>
        </>
      )}
    </div>
  );
}
