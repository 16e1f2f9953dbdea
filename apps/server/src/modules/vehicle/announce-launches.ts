import { type Ctx, withTransaction } from '../../kernel/context';
import { publish } from '../../kernel/jobs';
import { loadModels } from './find-version';
import { takeReminders } from './vehicle.repository';

declare module '../../kernel/jobs' {
  interface EventMap {
    /** A model can be ordered, of which the person wanted to be told. */
    ModelLaunched: { accountId: string; modelId: string };
  }
}

/** Reminders that are taken at a time. */
const BATCH = 500;

/** Takes the reminders of a model and publishes them; one transaction per batch, safe in several processes at once. */
async function announce(ctx: Ctx, modelId: string): Promise<void> {
  let taken = BATCH;
  while (taken === BATCH) {
    taken = await withTransaction(ctx, async (tx) => {
      const people = await takeReminders(tx.db, modelId, BATCH);
      for (const accountId of people) await publish(tx, 'ModelLaunched', { accountId, modelId });
      return people.length;
    });
  }
}

/** Tells people with a reminder that a model is on sale; once, however often this runs. */
export async function announceLaunches(ctx: Ctx): Promise<void> {
  for (const { modelId, stage } of await loadModels(ctx)) if (stage === 'onSale') await announce(ctx, modelId);
}
