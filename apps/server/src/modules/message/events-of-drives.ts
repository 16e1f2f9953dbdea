import type { TestDriveState } from '@voltfront/rules/test-drive/test-drive-moves';
import type { Ctx } from '../../kernel/context';
import type { EventMap } from '../../kernel/jobs';
import { tellLive } from '../live';
import { findStore } from '../store';
import { modelName } from '../vehicle';
import { sendMessage } from './send-message';

/** States of a test drive that its person is told of; while they are at the store nothing is sent. */
const TEMPLATES: Partial<Record<TestDriveState, string>> = {
  submitted: 'drive.submitted',
  inReview: 'drive.inReview',
  confirmed: 'drive.confirmed',
  moved: 'drive.moved',
  cancelled: 'drive.cancelled',
  done: 'drive.done',
  noShow: 'drive.noShow',
};

/** A drive got another state; one without a time is spoken of in other words. */
export async function tellTestDrive(ctx: Ctx, event: EventMap['TestDriveMoved']): Promise<void> {
  const { userId: accountId, driveNo, sequence, to, modelId, storeId, startsAt } = event;
  tellLive(ctx, accountId, 'drives');
  const plain = TEMPLATES[to];
  if (plain === undefined) return;
  const isUntimed = startsAt === null && (to === 'submitted' || to === 'confirmed');
  const model = await modelName(ctx, modelId);
  const store = (await findStore(ctx, storeId))?.name ?? '';
  await sendMessage(ctx, {
    accountId,
    template: isUntimed ? `${plain}Untimed` : plain,
    eventKey: `${driveNo}:${sequence}`,
    params: { driveNo, model, store, ...(startsAt === null ? {} : { startsAt }) },
  });
}
