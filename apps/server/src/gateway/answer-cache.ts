/** Most answers kept per endpoint. */
const LIMIT = 500;

interface Kept {
  endsAt: number;
  answer: Promise<unknown>;
}

/** Keeps visitors' answers of one endpoint for a moment; callers at once share one run. Failures are not kept. */
export class AnswerCache {
  private readonly kept = new Map<string, Kept>();

  constructor(private readonly ttlMs: number) {}

  get(key: string, now: number, make: () => Promise<unknown>): Promise<unknown> {
    const found = this.kept.get(key);
    if (found && found.endsAt > now) return found.answer;
    const entry: Kept = { endsAt: now + this.ttlMs, answer: make() };
    this.kept.delete(key);
    this.kept.set(key, entry);
    entry.answer.catch(() => this.drop(key, entry));
    const [oldest] = this.kept.keys();
    if (this.kept.size > LIMIT && oldest !== undefined) this.kept.delete(oldest);
    return entry.answer;
  }

  private drop(key: string, entry: Kept): void {
    if (this.kept.get(key) === entry) this.kept.delete(key);
  }
}
