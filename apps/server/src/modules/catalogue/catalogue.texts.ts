import { formatYuan } from '@voltfront/rules/money';
import { defineTexts } from '../../kernel/texts';

/** Texts of changes of the catalogue. */
export const catalogueTexts = defineTexts('catalogue', {
  missing: ['该变更不存在', 'There is no such change'],
  subjectMissing: ['该版本没有这个选项', 'The version has no such option'],
  severalModels: ['一次只能变更同一车型', 'One change concerns one model only'],
  nothingChanges: ['变更前后相同', 'Nothing would change'],
  inPast: ['生效时间须晚于现在，且在一年内', 'It has to take effect later than now, and within a year'],
  freeVersion: ['版本价格不能为零', 'A version cannot be free'],
  discountTooHigh: [
    '优惠不能高于价格，版本不能优惠至零元',
    'A discount is at most the price, and leaves something of a version',
  ],
  discountSpan: ['优惠须晚于开始时间结束，且在一年内', 'A discount has to end after it begins, and within a year'],
  discountOver: [
    '优惠期已结束，请驳回后重新提交',
    'The time of the discount is over; please reject it and propose anew',
  ],
  aboveMost: ['现车价格不能高于同款指导价', 'A stock car cannot cost more than its list price'],
  wrongSale: ['选项只能售罄，现车只能下架', 'Options are sold out and cars withdrawn, nothing else'],
  priceMoved: [
    ({ fen }: { fen: number }) => `价格此后已变为 ${formatYuan(fen)}，请按现价重新提交`,
    ({ fen }) => `The price is ${formatYuan(fen)} by now; please propose it anew`,
  ],
  textMoved: ['文字此后已变更，请刷新后重试', 'The text was changed meanwhile; please reload'],
  textEmpty: ['名称和文字不能为空', 'Names and texts cannot be empty'],
  textTooLong: [({ most }: { most: number }) => `最多 ${most} 个字`, ({ most }) => `At most ${most} letters`],
  textSign: [
    '不能包含换行、不可见字符、尖括号和未知的 {占位符}',
    'No line breaks, invisible signs, angle brackets or unknown {tokens}',
  ],
  saleMoved: ['售卖状态此后已变更，请刷新后重试', 'What is on sale was changed meanwhile; please reload'],
  ownChange: ['不能审批本人提交的变更', 'Nobody decides about their own proposal'],
  othersChange: ['只能撤回本人提交的变更', 'Only whoever proposed it can withdraw it'],
});
