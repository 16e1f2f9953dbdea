import type { DraftData } from '@voltfront/contract';
import { NOT_FOUND } from '@voltfront/contract/error-codes';
import { useEffect, useRef, useState } from 'react';
import { ApiError, api, hasCode } from '@/api';
import { type DraftInput, priceKey } from './draft-input';

/** Changes in quick succession are saved together, after this time (ms). */
const SAVE_DELAY_MS = 500;

/** Changed price of the same choice, in fen. */
export interface PriceChange {
  fromFen: number;
  toFen: number;
}

export interface DraftState {
  /** Draft as stored on the server; null before the first response. */
  draft: DraftData | null;
  /** Why the last save was refused. */
  refusal: ApiError | null;
  isSaving: boolean;
  /** Saves the newest input at once. Null when it was refused. */
  save: () => Promise<DraftData | null>;
  /** To be accepted before the order is submitted. */
  change: PriceChange | null;
  acceptChange: () => void;
}

/** Drafts with the same key cost the same unless prices have changed, or a coupon can no longer be used. */
const draftKey = (input: DraftInput, { kind, couponsChosenAt }: DraftData): string =>
  [priceKey(input), kind, couponsChosenAt].join(' ');

/** Keeps the draft on the server in step with what is entered, one save after the other. */
export function useDraft(
  input: DraftInput,
  keptId: string | undefined,
  onDraftId: (draftId: string) => void,
): DraftState {
  const [draft, setDraft] = useState<DraftData | null>(null);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const [waiting, setWaiting] = useState(0);
  const [change, setChange] = useState<PriceChange | null>(null);
  const seen = useRef<{ key: string; totalFen: number } | null>(null);
  const draftId = useRef(keptId);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const latest = useRef(input);
  latest.current = input;

  const take = (next: DraftData, key: string) => {
    const { totalFen } = next.quote;
    const before = seen.current;
    if (before && before.key === key && before.totalFen !== totalFen) {
      setChange({ fromFen: before.totalFen, toFen: totalFen });
    } else if (before?.key !== key) {
      seen.current = { key, totalFen };
      setChange(null);
    }
    if (draftId.current !== next.draftId) onDraftId(next.draftId);
    draftId.current = next.draftId;
    setDraft(next);
    setRefusal(null);
  };

  const write = async (): Promise<DraftData | null> => {
    const body = { ...latest.current, ...(draftId.current ? { draftId: draftId.current } : {}) };
    try {
      const next = await api('POST /api/mporder/v1/order/draft', { body, silent: true });
      take(next, draftKey(body, next));
      return next;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (draftId.current && hasCode(error, NOT_FOUND)) {
        draftId.current = undefined;
        return write();
      }
      setRefusal(error);
      return null;
    }
  };

  const save = (): Promise<DraftData | null> => {
    setWaiting((count) => count + 1);
    const saved = queue.current.then(write).finally(() => setWaiting((count) => count - 1));
    queue.current = saved.catch(() => undefined);
    return saved;
  };
  useSaving(JSON.stringify(input), save);

  const acceptChange = () => {
    if (change && seen.current) seen.current = { ...seen.current, totalFen: change.toFen };
    setChange(null);
  };
  return { draft, refusal, isSaving: waiting > 0, save, change, acceptChange };
}

/** Saves at once at the start, then a moment after each change. */
function useSaving(text: string, save: () => Promise<unknown>): void {
  const latest = useRef(save);
  latest.current = save;
  const saved = useRef<string | null>(null);
  useEffect(() => {
    if (text === saved.current) return undefined;
    const delayMs = saved.current === null ? 0 : SAVE_DELAY_MS;
    const timer = setTimeout(() => {
      saved.current = text;
      latest.current();
    }, delayMs);
    return () => clearTimeout(timer);
  }, [text]);
}
