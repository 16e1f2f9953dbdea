import { useEffect } from 'react';

/** What the demo's list fills in: the phone at the login, the code at the second factor. */
export type Filled = { mobile: string } | { code: string };

let take: ((filled: Filled) => void) | null = null;

/** Fills the form that is shown. */
export const fillPhone = (filled: Filled): void => take?.(filled);

/** Lets a form be filled while it is shown. */
export function useFilled(onFilled: (filled: Filled) => void): void {
  useEffect(() => {
    take = onFilled;
    return () => {
      take = null;
    };
  });
}
