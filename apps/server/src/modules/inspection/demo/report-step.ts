import type { DemoStaffStep } from '../../../kernel/demo-staff';
import { publish } from '../../../kernel/jobs';
import { numberOfCar } from '../../logistics';
import { lockOrderForStaff, noteOrder } from '../../order';
import { inspectionTexts } from '../inspection.texts';
import { inspectionStates, lockBegun } from '../move-inspection';
import { reportOf } from './seed-reports';

/** The demo shop writes the report of an arrived car by itself; questions are answered by people. */
export const reportStep: DemoStaffStep = {
  name: 'writeReport',
  async play(ctx, { orderNo }) {
    const order = await lockOrderForStaff(ctx, orderNo);
    if (order.state !== 'arrived' && order.state !== 'paidInFull') return false;
    const begun = await lockBegun(ctx, order);
    if (inspectionStates.next(begun, 'write', 'staff', ctx.now()) === null) return false;
    const now = ctx.now();
    const { inspectorName, vin, mileageKm, batteryPercent, photos, items } = reportOf(
      order,
      'ready',
      await numberOfCar(ctx, order),
      now,
    );
    const changes = { inspectorName, vin, mileageKm, batteryPercent, photos, items, inspectedAt: now };
    const revision = begun.revision + 1;
    await inspectionStates.move(ctx, begun, 'write', { who: 'staff', changes: { ...changes, revision } });
    const line = { title: inspectionTexts.written, note: inspectionTexts.writtenNote, who: 'staff' as const };
    const { userId, modelId } = await noteOrder(ctx, order, line);
    await publish(ctx, 'InspectionReady', { userId, orderNo, modelId, isCorrected: false, revision, at: now });
    return true;
  },
};
