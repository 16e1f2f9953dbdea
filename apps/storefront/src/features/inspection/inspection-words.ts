import { t } from '@lingui/core/macro';
import type { ReplyOf } from '@voltfront/contract';

/** The inspection of an own car as the server tells it. */
export type InspectionData = ReplyOf<'GET /api/mporder/v1/order/inspection'>;
/** What was found. */
export type ReportData = NonNullable<InspectionData['report']>;
/** A checked item. */
export type ReportItem = ReportData['groups'][number]['items'][number];
/** A question with its answer. */
export type QuestionData = InspectionData['questions'][number];

type State = InspectionData['state'];
type Group = ReportData['groups'][number]['group'];
type Angle = ReportData['photos'][number]['angle'];

/** How people call the state of a report. */
export function inspectionTitle(state: State): string {
  const names: Record<State, string> = {
    notReady: t`等待门店验车`,
    ready: t`请确认验车报告`,
    questioned: t`门店正在核实`,
    corrected: t`报告已更正，请重新确认`,
    confirmed: t`报告已确认`,
  };
  return names[state];
}

/** What a state asks of the customer. */
export function inspectionNote({ state, storeName }: Pick<InspectionData, 'state' | 'storeName'>): string {
  const store = storeName ?? t`交付门店`;
  const notes: Record<State, string> = {
    notReady: t`车辆到店后，${store}将逐项检查并上传照片，报告出具后会通知您`,
    ready: t`请逐项核对，如有疑问可直接提出；确认后方可提车`,
    questioned: t`已收到您的疑问，${store}核实后会回复并更新报告`,
    corrected: t`${store}已回复全部疑问，请核对更正内容后确认`,
    confirmed: t`感谢您的确认，付清尾款并选择保险后即可提车`,
  };
  return notes[state];
}

/** How people call a group of items. */
export function groupName(group: Group): string {
  const names: Record<Group, string> = {
    exterior: t`外观`,
    interior: t`内饰`,
    functions: t`功能`,
    accessories: t`随车物品`,
  };
  return names[group];
}

/** How people call a side of the car. */
export function angleName(angle: Angle): string {
  const names: Record<Angle, string> = {
    front: t`前脸`,
    rear: t`车尾`,
    left: t`左侧`,
    right: t`右侧`,
    cabin: t`前排`,
    secondRow: t`后排`,
    wheel: t`轮毂`,
    lamp: t`灯组`,
  };
  return names[angle];
}

/** Whether an item has a remark, did not pass, or was asked about. */
const isRemarked = (item: ReportItem, questions: readonly QuestionData[]): boolean =>
  !item.isPassed || item.remark !== '' || questions.some(({ itemKey }) => itemKey === item.itemKey);

/** Groups with the items that are shown: all, or those with remarks; groups without any are left out. */
export function shownGroups(
  report: Pick<ReportData, 'groups'>,
  questions: readonly QuestionData[],
  onlyRemarks: boolean,
): ReportData['groups'] {
  const isShown = (item: ReportItem) => !onlyRemarks || isRemarked(item, questions);
  return report.groups
    .map(({ group, items }) => ({ group, items: items.filter(isShown) }))
    .filter(({ items }) => items.length > 0);
}

/** Whether the customer can ask about items now. */
export const canAsk = (state: State): boolean => state === 'ready' || state === 'corrected' || state === 'questioned';

/** Whether the customer can confirm the report now. */
export const canConfirm = (state: State): boolean => state === 'ready' || state === 'corrected';

/** Whether a question about an item waits for its answer, so that no other can be asked. */
export const isWaiting = (itemKey: string, questions: readonly QuestionData[]): boolean =>
  questions.some((question) => question.itemKey === itemKey && question.answer === null);
