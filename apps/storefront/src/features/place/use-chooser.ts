import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Coordinate } from '@voltfront/rules/coordinates';
import { useState } from 'react';
import { apiQuery, type ReplyOf } from '@/api';
import { useDebounced } from '@/api/use-debounced';

/** A place to choose. */
export type PlaceData = ReplyOf<'GET /api/mpaccount/v1/place/nearby'>['items'][number];

const DEBOUNCE_MS = 300;
const LEAST_WORDS = 2;
/** Digits of a point that is asked about: about ten metres. */
const DIGITS = 4;

const rounded = ({ latitude, longitude }: Coordinate) => ({
  latitude: Number(latitude.toFixed(DIGITS)),
  longitude: Number(longitude.toFixed(DIGITS)),
});

const spotOf = ({ latitude, longitude }: Coordinate): Coordinate => ({ latitude, longitude });

/** Everything the page of the choice shows: the map's middle, the places around it, a search, and what is chosen. */
export function useChooser(start: Coordinate, cityCode: string | undefined) {
  const [centre, setCentre] = useState(start);
  /** Point that the places around are asked for: the customer's last move, not every choice from the list. */
  const [anchor, setAnchor] = useState(start);
  const [chosen, setChosen] = useState<PlaceData | null>(null);
  const [words, setWords] = useState('');
  const keywords = useDebounced(words.trim(), DEBOUNCE_MS);
  const isSearching = words.trim().length >= LEAST_WORDS;
  const point = rounded(anchor);

  const nearby = useQuery({
    ...apiQuery('GET /api/mpaccount/v1/place/nearby', point),
    placeholderData: keepPreviousData,
  });
  const here = useQuery({
    ...apiQuery('POST /{product}-mp-account/v1/account/getMapPositionDTO', point),
    placeholderData: keepPreviousData,
  });
  const found = useQuery({
    ...apiQuery('GET /api/mpaccount/v1/place/search', { keywords, cityCode, ...point }),
    enabled: isSearching && keywords.length >= LEAST_WORDS,
    placeholderData: keepPreviousData,
  });

  const goTo = (place: Coordinate) => {
    setCentre(place);
    setAnchor(place);
    setChosen(null);
  };
  return {
    centre,
    words,
    setWords,
    isSearching,
    isWaiting: found.isFetching || keywords !== words.trim(),
    nearby,
    here,
    found,
    chosen,
    goTo,
    choose: (place: PlaceData) => {
      setChosen(place);
      setCentre(spotOf(place));
    },
    /** A place of the search: the map goes there, and what lies around it is listed. */
    take: (place: PlaceData) => {
      goTo(spotOf(place));
      setChosen(place);
      setWords('');
    },
  };
}
