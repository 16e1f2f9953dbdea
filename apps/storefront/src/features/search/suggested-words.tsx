import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { apiQuery, useDebounced } from '@/api';
import { Cell } from '@/ui';

/** Pause in typing (ms) after which the server is asked. */
const DEBOUNCE_MS = 300;

export interface SuggestedWordsProps {
  typed: string;
  onSearch: (text: string) => void;
}

/** What was typed, and titles that fit it. */
export function SuggestedWords({ typed, onSearch }: SuggestedWordsProps) {
  const asked = useDebounced(typed, DEBOUNCE_MS);
  const suggested = useQuery(apiQuery('GET /api/mpmkt/v1/search/suggestions', { text: asked.slice(0, 40) }));
  const words = (suggested.data?.words ?? []).filter((word) => word !== typed);
  return (
    <>
      <Cell icon="search" title={t`搜索“${typed}”`} onClick={() => onSearch(typed)} />
      {words.map((word) => (
        <Cell key={word} title={word} onClick={() => onSearch(word)} />
      ))}
    </>
  );
}
