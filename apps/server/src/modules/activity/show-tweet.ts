import type { TweetData } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { findStores } from '../store';
import { loadModels } from '../vehicle';
import { presentActivity } from './activity.presenter';
import { findSignUp, findTweet } from './activity.repository';
import type { Mention } from './activity.tables';
import { activityTexts } from './activity.texts';

/** Models and stores that a post mentions; those that left the shop are left out. */
async function presentMentions(ctx: Ctx, mentions: readonly Mention[]): Promise<TweetData['mentions']> {
  const models = await loadModels(ctx);
  const stores = await findStores(
    ctx,
    mentions.flatMap((mention) => (mention.kind === 'store' ? mention.storeId : [])),
  );
  return mentions.flatMap((mention): TweetData['mentions'] => {
    if (mention.kind === 'car') {
      const model = models.find(({ modelId }) => modelId === mention.modelId);
      return model ? [{ kind: 'car', id: model.modelId, name: model.name, note: model.tagline }] : [];
    }
    const store = stores.get(mention.storeId);
    return store ? [{ kind: 'store', id: store.storeId, name: store.name, note: store.address }] : [];
  });
}

/** What an official post says besides its text: its activity and what it mentions. @throws NOT_FOUND */
export async function showTweet(ctx: Ctx, { articleId }: { articleId: string }): Promise<TweetData> {
  const found = await findTweet(ctx.db, articleId);
  if (!found) throw refuse('NOT_FOUND', { message: activityTexts.missing });
  const { tweet, activity } = found;
  const own = ctx.actor ? await findSignUp(ctx.db, ctx.actor.accountId, activity.id) : undefined;
  return {
    activity: { ...presentActivity(activity), ownState: own?.state ?? null },
    mentions: await presentMentions(ctx, tweet.mentions),
  };
}
