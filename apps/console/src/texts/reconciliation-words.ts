import type { DifferenceAbout, DifferenceKind } from '@voltfront/rules/reconciliation/books';
import type { DifferenceState } from '@voltfront/rules/reconciliation/difference-moves';
import type { ItemOf } from '../ui/resource-table';
import type { TonedWords } from '../ui/word-tag';
import type { Words } from './domain';
import { paymentWords } from './money-words';

type Day = ItemOf<'GET /api/mporder/v1/staff/reconciliation/days'>;

/** States of a day. */
export const dayWords: TonedWords<Day['state']> = {
  waiting: ['待账单', 'Statement to come', 'waiting'],
  failed: ['账单异常', 'No statement', 'bad'],
  balanced: ['一致', 'Balanced', 'good'],
  open: ['有差异', 'Differences', 'todo'],
  cleared: ['差异已处理', 'Cleared', 'over'],
};

/** What is wrong with a statement. */
export const faultWords: Words<NonNullable<Day['fault']>> = {
  hash: ['账单文件校验不符', 'Not the file that was announced'],
  cutOff: ['账单文件不完整', 'The file is cut off'],
  totals: ['账单明细与合计不符', 'Its lines are not its own sums'],
  format: ['账单文件无法识别', 'The file cannot be read'],
  down: ['渠道暂时无法访问', 'The provider does not answer'],
  late: ['渠道尚未生成账单', 'The provider has not made it yet'],
};

/** States of a difference. */
export const differenceWords: TonedWords<DifferenceState> = {
  open: ['待处理', 'Open', 'todo'],
  explained: ['已说明', 'Explained', 'waiting'],
  settled: ['已平', 'Settled', 'over'],
};

/** Kinds of differences. */
export const differenceKindWords: Words<DifferenceKind> = {
  missingHere: ['渠道有，商城无', 'Unknown to the shop'],
  missingThere: ['商城有，渠道无', 'On no statement'],
  amountDiffers: ['金额不一致', 'Amount differs'],
  stateDiffers: ['状态不一致', 'State differs'],
  double: ['重复', 'Double'],
  feeDiffers: ['手续费不符', 'Fee differs'],
  flowDiffers: ['资金流水与账单不符', 'Account differs from the bill'],
};

/** What a difference is about. */
export const aboutWords: Words<DifferenceAbout> = {
  payment: ['收款', 'Payment'],
  refund: ['退款', 'Refund'],
  fee: ['手续费', 'Fees'],
};

/** Where the two sides of a difference come from: the books and the bill, the rate and the bill, the bill and the account. */
const OF_BOOKS = [
  ['商城', 'Ours'],
  ['渠道', 'Theirs'],
] as const;
export const sidesOf: Readonly<
  Record<DifferenceKind, readonly [readonly [string, string], readonly [string, string]]>
> = {
  missingHere: OF_BOOKS,
  missingThere: OF_BOOKS,
  amountDiffers: OF_BOOKS,
  stateDiffers: OF_BOOKS,
  double: OF_BOOKS,
  feeDiffers: [
    ['约定', 'Agreed'],
    ['实收', 'Taken'],
  ],
  flowDiffers: [
    ['账单', 'Bill'],
    ['流水', 'Account'],
  ],
};

/** States that either side names: those of payments; `requested`, `processing` and `done` of refunds; `bank` is a transfer by staff. */
const sideWords: Readonly<Record<string, readonly [string, string, ...unknown[]]>> = {
  ...paymentWords,
  requested: ['退款中', 'Under way'],
  processing: ['处理中', 'Under way'],
  done: ['成功', 'Done'],
  bank: ['银行转账', 'Bank transfer'],
};

/** A state of one side in words. */
export function sideStateWords(state: string): readonly [string, string] {
  const [chinese, english] = sideWords[state] ?? [state, state];
  return [chinese, english];
}
