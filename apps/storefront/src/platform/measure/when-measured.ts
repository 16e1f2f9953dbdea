/** Most attempts to measure an element that is not rendered yet. */
const MEASURE_TRIES = 5;

export interface Measuring<T> {
  /** One try: what was found, null as long as the element is not there. */
  measure: () => T | null | Promise<T | null>;
  /** Between two tries. */
  everyMs: number;
  use: (found: T) => void;
  /** After the last try that found nothing. */
  onGiveUp?: () => void;
}

/** Measures at once and then up to four times more, until the element is there. Returns what calls it off. */
export function whenMeasured<T>({ measure, everyMs, use, onGiveUp }: Measuring<T>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWanted = true;
  const take = (found: T | null, triesLeft: number) => {
    if (!isWanted) return;
    if (found !== null) use(found);
    else if (triesLeft === 0) onGiveUp?.();
    else timer = setTimeout(() => attempt(triesLeft - 1), everyMs);
  };
  const attempt = (triesLeft: number) => {
    const answer = measure();
    if (answer instanceof Promise) void answer.then((found) => take(found, triesLeft));
    else take(answer, triesLeft);
  };
  attempt(MEASURE_TRIES - 1);
  return () => {
    isWanted = false;
    clearTimeout(timer);
  };
}
