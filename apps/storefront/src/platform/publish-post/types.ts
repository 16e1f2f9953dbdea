/** What a post begins with. */
export interface PostStart {
  title: string;
  /** Tags without their hash sign. */
  tags: readonly string[];
}

/** What became of it; `failed` with the platform's words, which may be empty. */
export type PublishOutcome = { state: 'opened' | 'cancelled' } | { state: 'failed'; words: string };
