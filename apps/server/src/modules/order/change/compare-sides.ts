import type { ChangedOptionData, ChangeMoneyData, ChangeRowData, ChangeSideData } from '@voltfront/contract';
import { compareOptions, type OptionSuccessor } from '@voltfront/rules/order/compare-options';
import { changeTexts } from './change.texts';

/** Groups that allow exactly one product. */
const EXCLUSIVE_GROUPS = ['battery', 'paint', 'wheel', 'interior'];

/** Additional input of a comparison. */
export interface SideHints {
  successors?: readonly OptionSuccessor[];
  /** Product code → why it could not be carried over. */
  reasons?: ReadonlyMap<string, string>;
  /** How the row of the version is labelled when the version differs. */
  versionMark?: 'upgrade' | 'replace';
}

function versionOption({ configuration, modelName, versionName, modelYear, lines }: ChangeSideData): ChangedOptionData {
  const priceFen = lines.find(({ kind }) => kind === 'version')?.amountFen ?? 0;
  return {
    productCode: configuration.versionId,
    groupCode: 'version',
    group: changeTexts.modelVersion,
    name: changeTexts.modelVersionName({ modelName, modelYear, versionName }),
    priceFen,
  };
}

function versionRow(before: ChangeSideData, after: ChangeSideData, mark: 'upgrade' | 'replace'): ChangeRowData {
  const [old, next] = [versionOption(before), versionOption(after)];
  const isSame = old.productCode === next.productCode;
  return {
    groupCode: 'version',
    group: changeTexts.modelVersion,
    before: old,
    after: next,
    mark: isSame ? 'same' : mark,
    note: '',
    differenceFen: next.priceFen - old.priceFen,
  };
}

/** The differences of two configurations row by row, the version first. */
export function rowsOf(before: ChangeSideData, after: ChangeSideData, hints: SideHints = {}): ChangeRowData[] {
  const { successors = [], reasons, versionMark = 'replace' } = hints;
  const rows = compareOptions(before.options, after.options, { exclusiveGroups: EXCLUSIVE_GROUPS, successors });
  const shown = rows.map((row): ChangeRowData => {
    const { groupCode, group } = row.before ?? row.after ?? { groupCode: 'package', group: changeTexts.options };
    const note = row.note || (reasons?.get(row.before?.productCode ?? '') ?? '');
    return { groupCode, group, ...row, note };
  });
  return [versionRow(before, after, versionMark), ...shown];
}

const isOption = ({ groupCode }: ChangeRowData) => groupCode !== 'version';

/** Options that a change adds, or that replace another one. */
export const gainedOf = (rows: readonly ChangeRowData[]): ChangedOptionData[] =>
  rows.filter((row) => isOption(row) && row.mark !== 'same').flatMap(({ after }) => (after ? [after] : []));

/** Options that a change removes, each with the reason. */
export const lostOf = (rows: readonly ChangeRowData[]): (ChangedOptionData & { reason: string })[] =>
  rows
    .filter((row) => isOption(row) && row.mark !== 'same')
    .flatMap(({ before, after, note }) =>
      before
        ? [
            {
              ...before,
              reason: note || (after ? changeTexts.replaced({ name: after.name }) : changeTexts.notIncluded),
            },
          ]
        : [],
    );

function moneyNote(paidFen: number, differenceFen: number): string {
  if (differenceFen === 0) return changeTexts.dueSame({ paidFen });
  return differenceFen > 0
    ? changeTexts.dueMore({ differenceFen, paidFen })
    : changeTexts.dueLess({ differenceFen, paidFen });
}

/**
 * Amounts after a change: the difference is due with the final payment, the paid amount stays paid.
 */
export function moneyOf(paidFen: number, beforeFen: number, afterFen: number): ChangeMoneyData {
  const differenceFen = afterFen - beforeFen;
  return {
    paidFen,
    restBeforeFen: Math.max(0, beforeFen - paidFen),
    restAfterFen: Math.max(0, afterFen - paidFen),
    differenceFen,
    note: moneyNote(paidFen, differenceFen),
  };
}
