import { useState } from 'react';
import { ensureLogin } from '@/navigation';
import type { LikeTarget } from './like';

/** Opens and closes the report sheet of an article or comment; visitors are sent to login. */
export function useReport() {
  const [target, setTarget] = useState<LikeTarget | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = (next: LikeTarget) => {
    if (!ensureLogin()) return;
    setTarget(next);
    setOpen(true);
  };
  return { target, isOpen, open, close: () => setOpen(false) };
}
