import { useCallback, useId } from 'react';

/** Ids for the children of a strip by their index; mini-programs know ids of letters and digits only. */
export function useStripIds(): (index: number) => string {
  const prefix = `strip${useId().replace(/\W/g, '')}at`;
  return useCallback((index: number) => `${prefix}${index}`, [prefix]);
}
