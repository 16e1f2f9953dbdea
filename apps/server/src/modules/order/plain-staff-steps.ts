import type { OrderEvent } from '@voltfront/rules/order/order-moves';
import type { DemoStaffStep } from '../../kernel/demo-staff';
import { moveOrder } from './move-order';
import { selectOrderForUpdate } from './order.repository';
import { nextState } from './order.states';
import { timelineTexts } from './timeline.texts';

const step = (event: OrderEvent, note: string): DemoStaffStep => ({
  name: event,
  async play(ctx, key) {
    const row = await selectOrderForUpdate(ctx.db, key);
    if (!row || nextState(row, event, 'staff', ctx.now()) === null) return false;
    await moveOrder(ctx, row, event, { who: 'staff', note });
    return true;
  },
});

/** Steps from the lock to the arrival without production and transport of their own. */
export const plainStaffSteps: readonly DemoStaffStep[] = [
  step('startProduction', timelineTexts.assembly),
  step('ship', timelineTexts.leftPlant),
  step('arrive', timelineTexts.atStore),
];
