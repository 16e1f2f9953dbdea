import { DAY_MS, MINUTE_MS } from '../time';
import {
  type BookEntry,
  type FoundDifference,
  type MoneyAbout,
  moneyKey,
  type SideTotals,
  type StatementLine,
  totalsOf,
} from './books';

/** Clocks differ, so money so close to midnight may be on the statement of the neighbouring day. */
export const MIDNIGHT_MARGIN_MS = 15 * MINUTE_MS;

/** Both sides of a day. */
export interface BooksOfDay {
  /** Midnight in Asia/Shanghai at which the day begins (epoch ms). */
  from: number;
  /** The provider's statement of the day. */
  lines: readonly StatementLine[];
  /** The shop's entries that count on the day, and those that a line names, whenever they count. */
  entries: readonly BookEntry[];
  /** Lines of other days about the same payments and refunds; `day` is the midnight of their statement. */
  elsewhere: readonly (StatementLine & { day: number })[];
  /** Whether the statement of a day (its midnight) is known. */
  hasStatement: (day: number) => boolean;
}

/** What a comparison of a day says. */
export interface Comparison {
  differences: FoundDifference[];
  theirs: SideTotals;
  ours: SideTotals;
  /** The part of the two sides' difference that is no fault: one side counts it on another day. */
  timingFen: number;
  /** Entries of the day whose statement is still to come. */
  pendingCount: number;
  /** Lines of the statement that moved money on its day. */
  countedLines: StatementLine[];
}

type Entry = BookEntry & { at: number };

const signOf = (about: MoneyAbout) => (about === 'payment' ? 1 : -1);
const signed = ({ about, amountFen }: { about: MoneyAbout; amountFen: number }) => signOf(about) * amountFen;
const isCounted = (entry: BookEntry | undefined): entry is Entry =>
  entry !== undefined && entry.at !== null && !entry.isByBank;

function groupBy<T extends { about: MoneyAbout; number: string }>(rows: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(moneyKey(row));
    if (group) group.push(row);
    else groups.set(moneyKey(row), [row]);
  }
  return groups;
}

function difference(
  kind: FoundDifference['kind'],
  line: StatementLine | null,
  entry: BookEntry | null,
  effectFen: number,
  more: Partial<FoundDifference> = {},
): FoundDifference {
  const { about, number } = (line ?? entry) as StatementLine | BookEntry;
  return {
    kind,
    about,
    number,
    providerNo: line?.providerNo ?? null,
    ourFen: entry?.amountFen ?? null,
    theirFen: line?.amountFen ?? null,
    effectFen,
    ourState: entry ? (entry.isByBank ? 'bank' : entry.state) : null,
    theirState: line?.state ?? null,
    ourAt: entry?.at ?? null,
    theirAt: line?.at ?? null,
    isRepairable: false,
    ...more,
  };
}

/** Days (midnights) on whose statement an entry may be. */
function daysOf({ openedAt, at }: Entry, from: number): number[] {
  const first = Math.min(openedAt, at) - MIDNIGHT_MARGIN_MS;
  const count = Math.ceil((at + MIDNIGHT_MARGIN_MS + 1 - from) / DAY_MS);
  const days: number[] = [];
  for (let day = from + (count - 1) * DAY_MS; day + DAY_MS > first; day -= DAY_MS) days.push(day);
  return days;
}

/** Compares one day, number by number; every fen of both sides is matched, moved to another day, or in a difference. */
class DayComparison {
  private readonly differences: FoundDifference[] = [];
  private readonly countedLines: StatementLine[] = [];
  private readonly lines: Map<string, StatementLine[]>;
  private readonly elsewhere: Map<string, (StatementLine & { day: number })[]>;
  private readonly entries: Map<string, BookEntry>;
  private timingFen = 0;
  private pendingCount = 0;

  constructor(private readonly books: BooksOfDay) {
    this.lines = groupBy(books.lines);
    this.elsewhere = groupBy(books.elsewhere);
    this.entries = new Map(books.entries.map((entry) => [moneyKey(entry), entry]));
  }

  run(): Comparison {
    for (const [key, lines] of this.lines) this.compareLines(key, lines);
    const ours = this.books.entries.filter((entry): entry is Entry => isCounted(entry) && this.isOfDay(entry.at));
    for (const entry of ours) this.lookFor(entry);
    return {
      differences: this.differences,
      theirs: totalsOf(this.countedLines),
      ours: totalsOf(ours),
      timingFen: this.timingFen,
      pendingCount: this.pendingCount,
      countedLines: this.countedLines,
    };
  }

  private isOfDay(at: number): boolean {
    return at >= this.books.from && at < this.books.from + DAY_MS;
  }

  /** Lines of a number on earlier statements that moved money. */
  private earlier(key: string): StatementLine[] {
    return (this.elsewhere.get(key) ?? []).filter(({ day, state }) => day < this.books.from && state !== 'failed');
  }

  private compareLines(key: string, all: readonly StatementLine[]): void {
    const earlier = this.earlier(key);
    // A refund that an earlier statement has as accepted is named again when it is carried out: the same money.
    const isTold = (line: StatementLine) =>
      earlier.some(({ providerNo, state }) => state === 'processing' && providerNo === line.providerNo);
    const lines = all.filter((line) => line.state !== 'failed' && !isTold(line)).sort((a, b) => a.at - b.at);
    this.countedLines.push(...lines);
    const entry = this.entries.get(key);
    const [first, ...more] = lines;
    if (!first) this.compareFailed(all, entry, earlier.length > 0);
    else if (earlier.length > 0 || entry?.isByBank) this.addDouble(lines, entry);
    else {
      this.compareFirst(first, entry);
      if (more.length > 0) this.addDouble(more, entry);
    }
  }

  private addDouble(lines: readonly StatementLine[], entry: BookEntry | undefined): void {
    const theirFen = lines.reduce((sum, { amountFen }) => sum + amountFen, 0);
    const [line] = lines as [StatementLine];
    this.differences.push(
      difference('double', line, entry ?? null, signed({ ...line, amountFen: theirFen }), { theirFen }),
    );
  }

  private compareFailed(all: readonly StatementLine[], entry: BookEntry | undefined, isTold: boolean): void {
    const line = all.find(({ state }) => state === 'failed');
    if (!line || !entry || isTold) return;
    // What the shop counts on this day is looked at among its own entries.
    if (!isCounted(entry) && entry.about === 'refund' && !entry.isFailed && !entry.isByBank)
      this.differences.push(difference('stateDiffers', line, entry, 0, { isRepairable: true }));
  }

  private compareFirst(line: StatementLine, entry: BookEntry | undefined): void {
    if (!entry) this.differences.push(difference('missingHere', line, null, signed(line)));
    else if (!isCounted(entry)) this.compareUncounted(line, entry);
    else {
      const isSameDay = this.isOfDay(entry.at);
      const effectFen = signed(line) - signed(entry);
      if (!isSameDay) this.timingFen += signed(entry);
      if (effectFen !== 0) this.differences.push(difference('amountDiffers', line, entry, effectFen));
    }
  }

  private compareUncounted(line: StatementLine, entry: BookEntry): void {
    if (line.amountFen !== entry.amountFen)
      this.differences.push(difference('amountDiffers', line, entry, signed(line)));
    else if (line.state === 'processing') this.timingFen += signed(line);
    else this.differences.push(difference('stateDiffers', line, entry, signed(line), { isRepairable: true }));
  }

  /** Looks for an entry of the day that is not on the day's statement. */
  private lookFor(entry: Entry): void {
    const key = moneyKey(entry);
    const here = this.lines.get(key) ?? [];
    if (here.some(({ state }) => state !== 'failed') && this.earlier(key).length === 0) return;
    const others = this.elsewhere.get(key) ?? [];
    if (others.some(({ state }) => state !== 'failed')) this.timingFen -= signed(entry);
    else if (daysOf(entry, this.books.from).some((day) => !this.books.hasStatement(day))) {
      this.timingFen -= signed(entry);
      this.pendingCount += 1;
    } else {
      const failed = [...here, ...others].find(({ state }) => state === 'failed');
      const kind = failed ? 'stateDiffers' : 'missingThere';
      this.differences.push(difference(kind, failed ?? null, entry, -signed(entry)));
    }
  }
}

/**
 * Compares the shop's books of a day with the provider's statement of it.
 *
 * Example: the statement has 5,000.00 for A and 2,000.00 for B; the shop has 5,000.00 for A and 3,000.00 for C. B is
 * `missingHere` (+200 000 fen), C `missingThere` (−300 000); theirs is 700 000, ours 800 000, and −100 000 is their sum.
 *
 * For every day: net of theirs − net of ours = sum of the differences' effects + timing.
 */
export const compareBooks = (books: BooksOfDay): Comparison => new DayComparison(books).run();
