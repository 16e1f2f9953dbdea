import { shanghaiWeek } from '@voltfront/rules/campaign/voice';
import { HOUR_MS } from '@voltfront/rules/time';
import { asset } from '../../../demo/fill';
import type { Ctx } from '../../../kernel/context';
import { findPeople } from '../../account';
import { type CampaignRow, findCampaign, listPrizes } from '../campaign.repository';
import { grandOf, grandReasons, reasonOfStamp } from '../engines/voice/present-voice';
import { insertPost, type VoicePostRow } from '../engines/voice/voice.repository';
import { stampPrizesOf } from '../engines/voice/voice-settings';
import { grantAward } from '../grant-award';
import { addCampaigns } from './add-campaigns';
import { voiceCampaigns } from './campaigns/voice';
import { DEMO_POSTS, type DemoPost } from './voice-posts';

const REVIEWER = 'person-operator';

/** Link or screenshot of a demo post: no post of a real person. */
function contentOf({ id, channel }: DemoPost): Pick<VoicePostRow, 'link' | 'linkKey' | 'picture'> {
  const code = id.replace(/[^a-z0-9]/g, '');
  if (channel === 'douyin') {
    const linkKey = `v.douyin.com/${code}`;
    return { link: `https://${linkKey}/`, linkKey, picture: null };
  }
  if (channel === 'redbook') {
    const linkKey = `xhslink.com/${code}`;
    return { link: `https://${linkKey}`, linkKey, picture: null };
  }
  return { link: null, linkKey: null, picture: asset('covers/scene-city-night.webp') };
}

function rowOf(ctx: Ctx, post: DemoPost, campaign: CampaignRow): VoicePostRow {
  const { id, person: accountId, channel, state, name = '', reason = '', reads, best, hasStamp } = post;
  const createdAt = ctx.now() - post.hoursAgo * HOUR_MS;
  const decidedAt = state === 'review' || state === 'withdrawn' ? null : createdAt + HOUR_MS;
  const content = contentOf(post);
  return {
    ...{ id, accountId, campaignId: campaign.id, channel, state, name, reason, resends: 0, ...content },
    ...(state === 'withdrawn' && { linkKey: null }),
    week: shanghaiWeek(createdAt),
    readCount: reads ?? null,
    stampOf: hasStamp ? id : null,
    bestTitle: best ?? null,
    decidedAt,
    decidedBy: decidedAt === null ? null : REVIEWER,
    ...{ sentAt: createdAt, updatedAt: decidedAt ?? createdAt, createdAt },
  };
}

async function addPost(ctx: Ctx, post: DemoPost): Promise<void> {
  const campaign = await findCampaign(ctx.db, post.slug ?? 'voice');
  const { person: accountId } = post;
  if (!campaign || !(await findPeople(ctx, [accountId])).has(accountId)) return;
  const row = rowOf(ctx, post, campaign);
  await insertPost(ctx.db, row);
  if (row.stampOf === null || row.decidedAt === null) return;
  const at = row.decidedAt;
  for (const prize of stampPrizesOf(await listPrizes(ctx.db, campaign.id)))
    await grantAward({ ...ctx, now: () => at }, { accountId, prize, reason: reasonOfStamp(row.id) });
}

/** Gives the last prize for all stamps of a campaign to who has them there. */
async function takeLast(ctx: Ctx, slug: string): Promise<void> {
  const campaign = await findCampaign(ctx.db, slug);
  const post = DEMO_POSTS.find((each) => each.slug === slug);
  if (!campaign || !post || !(await findPeople(ctx, [post.person])).has(post.person)) return;
  const prize = grandOf(await listPrizes(ctx.db, campaign.id));
  await grantAward(ctx, { accountId: post.person, prize, reason: grandReasons[0] });
}

/** Campaigns of posts on public channels, with posts of demo people in each state. */
export async function seedVoice(ctx: Ctx): Promise<void> {
  await addCampaigns(ctx, voiceCampaigns(ctx.now()));
  for (const post of DEMO_POSTS) await addPost(ctx, post);
  await takeLast(ctx, 'voice-gone');
}
