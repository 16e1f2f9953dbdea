/** A statement is prepared from this use on. */
const HOT_FROM = 3;
/** Most statements that are counted but not yet named. */
const MOST_COUNTED = 2000;

/**
 * Names for frequent statements, so that PostgreSQL plans each of them once per connection. At most
 * `most` names are given, and never reused: statements of variable length, such as lists of values,
 * stay unnamed.
 */
export class StatementNames {
  private readonly names = new Map<string, string>();
  private readonly counts = new Map<string, number>();
  private generation = 0;

  constructor(private readonly most: number) {}

  /**
   * Counts a use of a statement. @returns its name; undefined while it is rare or when no names are
   * left
   */
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

  /**
   * Gives every statement a new name: after a table was altered, those prepared under the old names
   * fail.
   */
  renew(): void {
    this.generation += 1;
    const texts = [...this.names.keys()];
    this.names.clear();
    for (const text of texts) this.names.set(text, `volt_${this.generation}_${this.names.size}`);
  }
}
