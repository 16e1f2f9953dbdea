import type { BodyOf, CollectRecipeData, CollectSettingsData, ReplyOf } from '@voltfront/contract';
import { countItems, fulfils } from '@voltfront/rules/campaign/collect';
import type { ActorCtx } from '../../../../kernel/context';
import { refuse } from '../../../../kernel/errors';
import { type CampaignRow, listPrizes } from '../../campaign.repository';
import { grantAward } from '../../grant-award';
import { type Collector, countTurns, insertEntry } from './collect.repository';
import { collectTexts } from './collect.texts';
import { itemOf, prizesFor } from './collect-settings';
import { addItems, type Booking, drawnItem, settleGifts, takeItems } from './holdings';
import { presentCollect } from './present-collect';
import { openForPart } from './take-item';

type Key = 'POST /api/mpmkt/v1/campaign/collect/compose';

/** The recipe that is followed. @throws NOT_FOUND, BAD_INPUT for what it does not take */
function assertFits(settings: CollectSettingsData, { recipe: key, items }: BodyOf<Key>): CollectRecipeData {
  const recipe = settings.recipes.find((each) => each.key === key);
  if (!recipe) throw refuse('NOT_FOUND', { message: collectTexts.noRecipe });
  const placed = items.map((item) => itemOf(settings, item));
  if (!fulfils(recipe.needs, placed))
    throw refuse('BAD_INPUT', { message: collectTexts.misfit, data: { fields: ['body.items'] } });
  return recipe;
}

/** Enters the draw with what each gets for it. @throws STATE_CHANGED after the time, LIMIT_REACHED for a second entry */
async function enter(ctx: ActorCtx, who: Collector, row: CampaignRow, { composeUntil }: CollectSettingsData) {
  const now = ctx.now();
  if (composeUntil !== null && now >= composeUntil)
    throw refuse('STATE_CHANGED', { message: collectTexts.composeOver });
  if (!(await insertEntry(ctx.db, { ...who, createdAt: now })))
    throw refuse('LIMIT_REACHED', { message: collectTexts.entered });
  for (const prize of prizesFor(await listPrizes(ctx.db, row.id), 'entry'))
    await grantAward(ctx, { accountId: who.accountId, prize, reason: 'entry' });
}

/**
 * Makes one item of several, or enters the draw with them, in one step; needs a transaction. It never fails half: what was taken
 * comes back with the error.
 * @throws NOT_FOUND, STATE_CHANGED, FORBIDDEN, BAD_INPUT, LIMIT_REACHED
 */
export async function compose(ctx: ActorCtx, body: BodyOf<Key>): Promise<ReplyOf<Key>> {
  const { row, settings, who } = await openForPart(ctx, body.slug);
  const recipe = assertFits(settings, body);
  if (recipe.enters) await enter(ctx, who, row, settings);
  await settleGifts(ctx, who);
  const booking: Booking = { reason: 'compose', ref: String((await countTurns(ctx.db, who, 'compose')) + 1) };
  // In one order for everybody, so that nobody waits in a circle.
  const taken = [...countItems(body.items)].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [item, n] of taken)
    if (!(await takeItems(ctx, who, { item, n, keepsLast: settings.keepsLast }, booking)))
      throw refuse('STATE_CHANGED', { message: collectTexts.short });
  const made = recipe.gives.length === 0 ? null : drawnItem(row, who.accountId, recipe.gives, booking);
  if (made !== null) await addItems(ctx, who, made, 1, { ...booking, reason: 'made' });
  return { collect: await presentCollect(ctx, row), item: made };
}
