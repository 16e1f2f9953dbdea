import { INSPECTION_ANGLES } from '@voltfront/contract';
import { DAY_MS, HOUR_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../kernel/context';
import { newId } from '../../../kernel/ids';
import { DELIVERY_PERSON } from '../../account/demo';
import { carNumber } from '../../logistics';
import { newestOrders, type OrderRow } from '../../order';
import { addInspection, addQuestion, type NewInspection } from '../inspection.repository';
import { itemKeys } from '../template';

const MOST_ORDERS = 50;
/** Models whose photos are committed. */
const PHOTOGRAPHED = ['YL01', 'YLX', 'YL09'];

type State = NewInspection['state'];

/** State of the report of a demo order: one of each, and confirmed where the order says so. */
function stateOf({ userId, state, inspectionConfirmedAt }: OrderRow): State | null {
  if (state === 'delivered' || inspectionConfirmedAt !== null) return 'confirmed';
  if (userId === DELIVERY_PERSON.accountId) return state === 'paidInFull' ? 'corrected' : null;
  if (state === 'arrived') return 'ready';
  return state === 'paidInFull' ? 'questioned' : null;
}

const itemsOf = (state: State) =>
  itemKeys.map((itemKey) => {
    if (itemKey === 'wheels') return { itemKey, isPassed: true, remark: '右后轮胎压已补至 2.5 bar' };
    if (itemKey === 'paint' && state !== 'corrected')
      return { itemKey, isPassed: false, remark: '左后门下沿有 2 mm 划痕，已安排抛光' };
    if (itemKey === 'paint') return { itemKey, isPassed: true, remark: '左后门划痕已抛光处理' };
    return { itemKey, isPassed: true, remark: '' };
  });

/** The report of a demo car in a state. */
export function reportOf(order: OrderRow, state: State, vin: string, now: number): NewInspection {
  const { userId, orderNo, modelId, createdAt } = order;
  const inspectedAt = Math.min(now - 3 * HOUR_MS, createdAt + 39 * DAY_MS);
  const folder = PHOTOGRAPHED.includes(modelId) ? modelId : 'YL01';
  return {
    userId,
    orderNo,
    state,
    revision: state === 'ready' ? 1 : 2,
    openQuestions: state === 'questioned' ? 1 : 0,
    inspectorName: '周建成',
    inspectedAt,
    vin,
    mileageKm: 12,
    batteryPercent: 86,
    photos: INSPECTION_ANGLES.map((angle) => ({ angle, picture: `/assets/inspections/${folder}_${angle}.webp` })),
    items: itemsOf(state),
    confirmedAt: state === 'confirmed' ? (order.inspectionConfirmedAt ?? inspectedAt + DAY_MS) : null,
    createdAt: inspectedAt,
    updatedAt: inspectedAt,
  };
}

async function seedQuestion(ctx: Ctx, { userId, orderNo }: OrderRow, state: State): Promise<void> {
  if (state !== 'questioned' && state !== 'corrected') return;
  const askedAt = ctx.now() - 2 * HOUR_MS;
  const isAnswered = state === 'corrected';
  await addQuestion(ctx.db, {
    userId,
    orderNo,
    questionId: newId(askedAt),
    itemKey: 'paint',
    text: '照片里左后门下沿好像有一道划痕，麻烦再确认一下',
    pictures: [],
    askedAt,
    answer: isAnswered ? '已安排抛光，漆面恢复如新，报告照片已更新' : null,
    answeredAt: isAnswered ? askedAt + HOUR_MS : null,
  });
}

/** Reports about the arrived cars of one demo person. */
export async function seedReportsOf(ctx: Ctx, accountId: string): Promise<void> {
  for (const order of await newestOrders(ctx, accountId, MOST_ORDERS)) {
    const state = stateOf(order);
    if (state === null) continue;
    await addInspection(ctx.db, reportOf(order, state, (await carNumber(ctx, order)) ?? '', ctx.now()));
    await seedQuestion(ctx, order, state);
  }
}

/** Reports about the cars of demo people that arrived, in every state. */
export async function seedReports(ctx: Ctx): Promise<void> {
  for (const accountId of ['person-orders', 'person-owner', 'person-pickup', DELIVERY_PERSON.accountId])
    await seedReportsOf(ctx, accountId);
}
