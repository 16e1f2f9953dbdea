import type { Ctx } from '../../kernel/context';
import type { DemoStaffStep, PlayedOrder } from '../../kernel/demo-staff';
import { findOrderForStaff } from '../order';
import { arrive, type MovedCar, ship, startProduction } from './move-car';

/** A step that the demo shop makes while the order is in the state before it. */
const step = (
  name: string,
  before: string,
  run: (ctx: Ctx, input: { orderNo: string }) => Promise<MovedCar>,
): DemoStaffStep => ({
  name,
  async play(ctx: Ctx, { orderNo }: PlayedOrder) {
    const { state } = await findOrderForStaff(ctx, orderNo);
    if (state !== before) return false;
    await run(ctx, { orderNo });
    return true;
  },
});

/** Production and transport as the demo shop plays them. */
export const carSteps: DemoStaffStep[] = [
  step('startProduction', 'locked', startProduction),
  step('ship', 'inProduction', ship),
  step('arrive', 'inTransit', arrive),
];
