import { useEffect, useRef, useState } from 'react';
import type { FormValues } from '@/features/form/use-data-form';
import { onLogin, onLogout } from '@/session';

/** What visitors had typed when they logged in, by channel. Only in memory: it is about people. */
const kept = new Map<string, FormValues>();
onLogout(() => kept.clear());

/** What was typed into the form of a channel before the login that brought the person back to it; empty otherwise. */
export function useTypedBefore(code: string): FormValues {
  const [typed] = useState(() => kept.get(code) ?? {});
  useEffect(() => void kept.delete(code), [code]);
  return typed;
}

/** Keeps what is in a form for the one that follows a login, which asks less. */
export function useKeepTyped(code: string, values: FormValues): void {
  const latest = useRef(values);
  latest.current = values;
  useEffect(() => onLogin(() => void kept.set(code, latest.current)), [code]);
}
