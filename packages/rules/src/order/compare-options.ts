/** How a row of a comparison reads: 相同, 升级, 替代, 取消, 新增. */
export type OptionMark = 'same' | 'upgrade' | 'replace' | 'cancel' | 'add';

/** A chosen product as a comparison sees it. */
export interface ComparedOption {
  productCode: string;
  groupCode: string;
  priceFen: number;
}

/** Successor of a product in another model year; `toCode` is null when there is none. */
export interface OptionSuccessor {
  fromCode: string;
  toCode: string | null;
  mark: 'same' | 'upgrade' | 'replace' | 'cancel';
  note: string;
}

/** One row of the comparison: old option, new option, and kind of change. */
export interface ComparedRow<T extends ComparedOption> {
  before: T | null;
  after: T | null;
  mark: OptionMark;
  note: string;
  /** Price after minus before, in fen. */
  differenceFen: number;
}

/** Context of a comparison besides the two lists. */
export interface CompareHints {
  /** Groups in which one product replaces the other. */
  exclusiveGroups?: readonly string[];
  successors?: readonly OptionSuccessor[];
}

function rowOf<T extends ComparedOption>(
  before: T | null,
  after: T | null,
  mark: OptionMark,
  note = '',
): ComparedRow<T> {
  return { before, after, mark, note, differenceFen: (after?.priceFen ?? 0) - (before?.priceFen ?? 0) };
}

/**
 * Puts two lists of options beside each other: named successors first, then equal codes, then the one product of a group
 * that replaces the other. The rest was removed or added. Every option is in exactly one row, old ones first.
 *
 * Example: blue paint (0) and sound (9 000) against green paint (6 000): paint `replace` +6 000, sound `cancel` −9 000 yuan.
 */
export function compareOptions<T extends ComparedOption>(
  before: readonly T[],
  after: readonly T[],
  { exclusiveGroups = [], successors = [] }: CompareHints = {},
): ComparedRow<T>[] {
  const left = new Map(after.map((option) => [option.productCode, option]));
  const take = (option: T | undefined): T | null => {
    if (option) left.delete(option.productCode);
    return option ?? null;
  };
  const named = new Map(successors.map((successor) => [successor.fromCode, successor]));
  const sure = before.map((option) => {
    const successor = named.get(option.productCode);
    const match = take(left.get(successor ? (successor.toCode ?? '') : option.productCode));
    if (!match) return null;
    return rowOf(option, match, successor?.mark ?? 'same', successor?.note);
  });
  const rows = before.map((option, position) => {
    const row = sure[position];
    if (row) return row;
    const rival = exclusiveGroups.includes(option.groupCode)
      ? take([...left.values()].find(({ groupCode }) => groupCode === option.groupCode))
      : null;
    const successor = named.get(option.productCode);
    // What is said about a successor is not true of another product.
    const note = successor?.toCode === null && !rival ? successor.note : '';
    return rowOf(option, rival, rival ? 'replace' : 'cancel', note);
  });
  return [...rows, ...[...left.values()].map((option) => rowOf(null, option, 'add'))];
}
