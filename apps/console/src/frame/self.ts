import type { ReplyOf } from '@voltfront/contract';
import { createContext, useContext } from 'react';

export type Self = ReplyOf<'GET /api/mpaccount/v1/staff/self'>;

/** The member of staff who is logged in. */
export const SelfContext = createContext<Self | null>(null);

/** The member of staff who is logged in; only inside of the frame. */
export function useSelf(): Self {
  const self = useContext(SelfContext);
  if (!self) throw new Error('useSelf outside of the frame');
  return self;
}
