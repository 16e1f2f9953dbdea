import { useCallback, useEffect, useRef, useState } from 'react';
import { type InputOf, useApiMutation } from '@/api';
import type { Writing } from './writing-calls';

const SAVE = 'POST /api/mpmkt/v1/community/writing/save';
/** A pause in writing after which it is saved (ms). */
const PAUSE_MS = 1500;

/** What is written. */
export type DraftFields = Omit<InputOf<typeof SAVE>, 'writingId' | 'revision'>;

const EMPTY: DraftFields = { title: '', text: '', pictures: [], topic: null, modelId: null, place: null };

const fieldsOf = ({ title, text, pictures, topic, modelId, place }: Writing): DraftFields => ({
  ...{ title, text, pictures, topic, modelId, place },
});

/** A draft that saves itself after each pause, one save after the other, and when the editor closes. */
export function useDraft(start: Writing | null) {
  const [fields, setFields] = useState(() => (start ? fieldsOf(start) : EMPTY));
  const [isSaved, setSaved] = useState(start !== null);
  const { mutateAsync } = useApiMutation(SAVE);
  const latest = useRef(fields);
  const stored = useRef(fields);
  const place = useRef(start ? { writingId: start.writingId, revision: start.revision } : null);
  const running = useRef<Promise<unknown> | null>(null);

  /** Saves what is not saved yet; gives the draft's id, null while nothing was written. */
  const flush = useCallback(async (): Promise<string | null> => {
    await running.current;
    const wanted = latest.current;
    if (wanted === stored.current) return place.current?.writingId ?? null;
    const saving = mutateAsync({ ...wanted, ...place.current }).then((reply) => {
      place.current = reply;
      stored.current = wanted;
      setSaved(wanted === latest.current);
    });
    running.current = saving.catch(() => undefined);
    await saving;
    return flush();
  }, [mutateAsync]);

  useEffect(() => {
    if (fields === stored.current) return;
    // A refusal was shown by the call; the next change tries again.
    const timer = setTimeout(() => flush().catch(() => undefined), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [fields, flush]);
  useEffect(() => () => void flush().catch(() => undefined), [flush]);

  const change = (changes: Partial<DraftFields>) => {
    latest.current = { ...latest.current, ...changes };
    setFields(latest.current);
    setSaved(false);
  };
  return { fields, change, flush, isSaved };
}
