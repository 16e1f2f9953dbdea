import { type MutableRefObject, useRef } from 'react';

/** The value of the latest render, for handlers that run later. */
export function useLatest<T>(value: T): MutableRefObject<T> {
  const latest = useRef(value);
  latest.current = value;
  return latest;
}
