import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time';
import { type BookEntry, type FoundDifference, netFen, type StatementLine } from './books';
import { compareBooks } from './compare-books';

const FROM = Date.parse('2026-11-25T00:00:00+08:00');
const NOON = FROM + 12 * HOUR_MS;
const all = () => true;

function line(number: string, amountFen: number, changes: Partial<StatementLine> = {}): StatementLine {
  const money = { amountFen, settledFen: amountFen, feeFen: 0 };
  return { about: 'payment', number, providerNo: `P${number}`, ...money, at: NOON, state: 'done', ...changes };
}

function entry(number: string, amountFen: number, changes: Partial<BookEntry> = {}): BookEntry {
  const at = changes.at === undefined ? NOON : changes.at;
  const base = { about: 'payment' as const, number, amountFen, state: 'paid', openedAt: at ?? NOON };
  return { ...base, isByBank: false, isFailed: false, ...changes, at };
}

const refund = { about: 'refund' } as const;
const compare = (
  lines: StatementLine[],
  entries: BookEntry[],
  more: Partial<Parameters<typeof compareBooks>[0]> = {},
) => compareBooks({ from: FROM, lines, entries, elsewhere: [], hasStatement: all, ...more });
const short = ({ kind, number, ourFen, theirFen, effectFen }: FoundDifference) => [
  kind,
  number,
  ourFen,
  theirFen,
  effectFen,
];

describe('a day', () => {
  it('without differences is balanced', () => {
    const found = compare(
      [line('A', 500_000), line('R', 200_000, refund)],
      [entry('A', 500_000), entry('R', 200_000, { ...refund, state: 'done' })],
    );
    expect(found).toMatchObject({ differences: [], timingFen: 0, pendingCount: 0 });
    expect(found.theirs).toEqual({ paidCount: 1, paidFen: 500_000, refundedCount: 1, refundedFen: 200_000 });
    expect(found.ours).toEqual(found.theirs);
  });

  it('has what one side alone knows', () => {
    const found = compare([line('A', 500_000), line('B', 200_000)], [entry('A', 500_000), entry('C', 300_000)]);
    expect(found.differences.map(short)).toEqual([
      ['missingHere', 'B', null, 200_000, 200_000],
      ['missingThere', 'C', 300_000, null, -300_000],
    ]);
    expect(netFen(found.theirs) - netFen(found.ours)).toBe(-100_000);
  });

  it('has other amounts, where money back counts the other way', () => {
    const found = compare(
      [line('A', 499_900), line('R', 200_100, refund)],
      [entry('A', 500_000), entry('R', 200_000, refund)],
    );
    expect(found.differences.map(short)).toEqual([
      ['amountDiffers', 'A', 500_000, 499_900, -100],
      ['amountDiffers', 'R', 200_000, 200_100, -100],
    ]);
  });

  it('has payments and refunds whose news never came, which asking can put right', () => {
    const found = compare(
      [line('A', 500_000), line('R', 200_000, refund)],
      [
        entry('A', 500_000, { at: null, state: 'pending' }),
        entry('R', 200_000, { ...refund, at: null, state: 'requested' }),
      ],
    );
    expect(found.differences.map(short)).toEqual([
      ['stateDiffers', 'A', 500_000, 500_000, 500_000],
      ['stateDiffers', 'R', 200_000, 200_000, -200_000],
    ]);
    expect(found.differences.map(({ isRepairable }) => isRepairable)).toEqual([true, true]);
  });

  it('has what was charged twice, on the day or a day later, and what staff paid out as well', () => {
    const twice = [line('A', 500_000), line('A', 500_000, { providerNo: 'P2', at: NOON + 1 })];
    expect(compare(twice, [entry('A', 500_000)]).differences.map(short)).toEqual([
      ['double', 'A', 500_000, 500_000, 500_000],
    ]);
    const yesterday = { ...line('B', 100), providerNo: 'P0', day: FROM - DAY_MS, at: NOON - DAY_MS };
    const later = compare([line('B', 100)], [entry('B', 100, { at: NOON - DAY_MS })], { elsewhere: [yesterday] });
    expect(later.differences.map(short)).toEqual([['double', 'B', 100, 100, 100]]);
    const byBank = compare([line('R', 300, refund)], [entry('R', 300, { ...refund, isByBank: true })]);
    expect(byBank.differences.map(short)).toEqual([['double', 'R', 300, 300, -300]]);
  });

  it('has a refund that failed at the provider and is done or waited for here', () => {
    const failed = line('R', 200, { ...refund, state: 'failed' });
    expect(compare([failed], [entry('R', 200, refund)]).differences.map(short)).toEqual([
      ['stateDiffers', 'R', 200, 200, 200],
    ]);
    const waiting = entry('R', 200, { ...refund, at: null, state: 'requested' });
    expect(compare([failed], [waiting]).differences).toMatchObject([{ kind: 'stateDiffers', isRepairable: true }]);
    expect(compare([failed], [{ ...waiting, isFailed: true }]).differences).toEqual([]);
    expect(compare([failed], []).differences).toEqual([]);
  });
});

describe('midnight', () => {
  const late = FROM + DAY_MS - MINUTE_MS;

  it('is no difference when the line is on the next statement, and none before that is known', () => {
    const ours = [entry('A', 500, { at: late })];
    const unknown = compare([], ours, { hasStatement: (day) => day <= FROM });
    expect(unknown).toMatchObject({ differences: [], timingFen: -500, pendingCount: 1 });
    const next = { ...line('A', 500, { at: late + 2 * MINUTE_MS }), day: FROM + DAY_MS };
    expect(compare([], ours, { elsewhere: [next] })).toMatchObject({
      differences: [],
      timingFen: -500,
      pendingCount: 0,
    });
    const onNext = compareBooks({
      from: FROM + DAY_MS,
      lines: [next],
      entries: ours,
      elsewhere: [],
      hasStatement: all,
    });
    expect(onNext).toMatchObject({ differences: [], timingFen: 500 });
  });

  it('is a difference when neither statement has it', () => {
    expect(compare([], [entry('A', 500, { at: late })]).differences.map(short)).toEqual([
      ['missingThere', 'A', 500, null, -500],
    ]);
  });

  it('lies between a refund that a provider accepted and the news of it', () => {
    const done = entry('R', 500, { ...refund, openedAt: NOON - 3 * DAY_MS });
    const accepted = {
      ...line('R', 500, { ...refund, state: 'processing', at: NOON - 3 * DAY_MS }),
      day: FROM - 3 * DAY_MS,
    };
    expect(compare([], [done], { elsewhere: [accepted] })).toMatchObject({ differences: [], timingFen: 500 });
    const again = compare([line('R', 500, refund)], [done], { elsewhere: [accepted] });
    expect(again).toMatchObject({ differences: [], timingFen: 500, theirs: { refundedFen: 0 } });
    const noStatement = compare([], [done], { hasStatement: (day) => day !== FROM - 2 * DAY_MS });
    expect(noStatement).toMatchObject({ differences: [], pendingCount: 1 });
  });
});

/** How a sound pair of a line and an entry is spoiled, and the kind of difference that has to be found. */
const SPOILED = ['sound', 'shifted', 'missingHere', 'missingThere', 'amountDiffers', 'stateDiffers', 'double'] as const;

const money = fc.record({
  isRefund: fc.boolean(),
  amountFen: fc.integer({ min: 2, max: 10 ** 9 }),
  spoiled: fc.constantFrom(...SPOILED),
  minute: fc.integer({ min: 16, max: 24 * 60 - 16 }),
});

describe('random books of two days', () => {
  it('show exactly the planted differences, and every fen of both sides is told', () => {
    fc.assert(
      fc.property(fc.array(money, { maxLength: 40 }), (moneys) => {
        const days: StatementLine[][] = [[], []];
        const entries: BookEntry[] = [];
        moneys.forEach(({ isRefund, amountFen, spoiled, minute }, i) => {
          const about = isRefund ? ('refund' as const) : ('payment' as const);
          const isShifted = spoiled === 'shifted';
          const at = isShifted ? FROM + DAY_MS - MINUTE_MS : FROM + minute * MINUTE_MS;
          const theirs = line(`N${i}`, amountFen, { about, at: isShifted ? at + 2 * MINUTE_MS : at });
          const ours = entry(`N${i}`, amountFen, { about, at });
          const day = days[isShifted ? 1 : 0] as StatementLine[];
          if (spoiled !== 'missingThere')
            day.push(spoiled === 'amountDiffers' ? { ...theirs, amountFen: amountFen - 1 } : theirs);
          if (spoiled === 'double') day.push({ ...theirs, providerNo: `again${i}`, at: at + 1 });
          if (spoiled !== 'missingHere') entries.push(spoiled === 'stateDiffers' ? { ...ours, at: null } : ours);
        });
        const found = days.map((lines, k) => {
          const from = FROM + k * DAY_MS;
          const numbers = new Set(lines.map(({ number }) => number));
          const isOf = (at: number | null) => at !== null && at >= from && at < from + DAY_MS;
          const elsewhere = (days[1 - k] ?? []).map((one) => ({ ...one, day: FROM + (1 - k) * DAY_MS }));
          const own = entries.filter((one) => isOf(one.at) || numbers.has(one.number));
          return compareBooks({ from, lines, entries: own, elsewhere, hasStatement: all });
        });
        const planted = moneys.flatMap(({ spoiled }, i) =>
          spoiled === 'sound' || spoiled === 'shifted' ? [] : [`${spoiled} N${i}`],
        );
        const told = found.flatMap(({ differences }) => differences.map(({ kind, number }) => `${kind} ${number}`));
        expect(told.sort()).toEqual(planted.sort());
        for (const { theirs, ours, differences, timingFen } of found) {
          const effects = differences.reduce((sum, { effectFen }) => sum + effectFen, 0);
          expect(netFen(theirs) - netFen(ours)).toBe(effects + timingFen);
        }
        expect(found.reduce((sum, { timingFen }) => sum + timingFen, 0)).toBe(0);
      }),
      { numRuns: 300 },
    );
  });
});
