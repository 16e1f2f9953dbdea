/** A text is worth preparing from this time on. */
const HOT_FROM = 3;
/** Texts that are counted and have no name yet, at most. */
const MOST_COUNTED = 2000;

/**
 * Names for statements that come again and again, so that PostgreSQL plans each of them once per connection. Names are
 * given for good and at most `most` of them: statements of any length, such as lists of values, keep going without.
 */
export class StatementNames {
  private readonly names = new Map<string, string>();
  private readonly counts = new Map<string, number>();
  private generation = 0;

  constructor(private readonly most: number) {}

  /** Counts a use of a text. @returns its name, undefined while it is rare or when all names are given away */
  nameOf(text: string): string | undefined {
    const known = this.names.get(text);
    if (known !== undefined || this.names.size >= this.most) return known;
    const count = (this.counts.get(text) ?? 0) + 1;
    if (count < HOT_FROM) {
      if (this.counts.size >= MOST_COUNTED) this.counts.clear();
      this.counts.set(text, count);
      return undefined;
    }
    this.counts.delete(text);
    const name = `volt_${this.generation}_${this.names.size}`;
    this.names.set(text, name);
    return name;
  }

  /** Gives every statement a new name: after a table changed its shape, what is prepared under the old ones fails. */
  renew(): void {
    this.generation += 1;
    const texts = [...this.names.keys()];
    this.names.clear();
    for (const text of texts) this.names.set(text, `volt_${this.generation}_${this.names.size}`);
  }
}
