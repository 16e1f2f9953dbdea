import { z } from 'zod';
import { At, Fen, Id, Paging, PicturePath, pageOf } from './common';
import { FeedCard } from './community';
import { defineEndpoints } from './define';
import { StoryFilm } from './story';
import { ModelDetail, ModelSummary, VersionSummary } from './vehicle';

/** Which page a layout is for: a model's community page, a model's home, the hub of campaigns. */
export const LayoutKind = z.enum(['community', 'car', 'campaigns']);

/** A picture with its words that leads somewhere: a page of the app, or an https address. */
const Link = z.object({ title: z.string().max(40), picture: PicturePath, link: z.string().max(300) });
const Card = Link.extend({ text: z.string().max(80) });
const Nothing = z.object({});
/** Cards of the feed, by id. */
export const CardIds = z.array(Id).max(8);

/**
 * What an operator sets in a block, by type. A block whose type or settings are not among these is left out of the page, so
 * an older server shows what it knows.
 */
export const BlockSettings = z.discriminatedUnion('type', [
  z.object({ type: z.literal('banners'), settings: z.object({ items: z.array(Link).max(8) }) }),
  z.object({ type: z.literal('entries'), settings: z.object({ items: z.array(Link).max(10) }) }),
  z.object({ type: z.literal('cards'), settings: z.object({ items: z.array(Card).max(12) }) }),
  z.object({
    type: z.literal('countdown'),
    settings: Card.extend({ until: At }),
  }),
  z.object({ type: z.literal('activities'), settings: z.object({ cardIds: CardIds }) }),
  z.object({ type: z.literal('reviews'), settings: z.object({ cardIds: CardIds }) }),
  z.object({ type: z.literal('topics'), settings: z.object({ names: z.array(z.string().max(20)).max(12) }) }),
  z.object({ type: z.literal('vehicle'), settings: Nothing }),
  z.object({ type: z.literal('versions'), settings: Nothing }),
  z.object({ type: z.literal('rights'), settings: Nothing }),
  z.object({ type: z.literal('accessories'), settings: Nothing }),
  z.object({ type: z.literal('articles'), settings: Nothing }),
  z.object({ type: z.literal('campaigns'), settings: z.object({ state: z.enum(['running', 'ended']) }) }),
]);

const base = { blockId: Id, title: z.string() };

/** A block with what it shows. Blocks that would be empty are not sent. */
export const LayoutBlock = z.discriminatedUnion('type', [
  z.object({ type: z.literal('banners'), ...base, items: z.array(Link) }),
  z.object({ type: z.literal('entries'), ...base, items: z.array(Link) }),
  z.object({ type: z.literal('cards'), ...base, items: z.array(Card) }),
  z.object({ type: z.literal('countdown'), ...base, card: Card, until: At }),
  z.object({ type: z.literal('activities'), ...base, cards: z.array(FeedCard) }),
  z.object({ type: z.literal('reviews'), ...base, cards: z.array(FeedCard) }),
  z.object({ type: z.literal('topics'), ...base, names: z.array(z.string()) }),
  z.object({ type: z.literal('vehicle'), ...base }),
  z.object({ type: z.literal('versions'), ...base, versions: z.array(VersionSummary) }),
  z.object({ type: z.literal('rights'), ...base, rights: ModelDetail.shape.benefits }),
  z.object({
    type: z.literal('accessories'),
    ...base,
    items: z.array(
      z.object({ productCode: Id, name: z.string(), text: z.string(), picture: PicturePath, priceFen: Fen.nullable() }),
    ),
  }),
  /** The articles of the page's model, which have a list of their own. */
  z.object({ type: z.literal('articles'), ...base }),
  z.object({ type: z.literal('campaigns'), ...base, state: z.enum(['running', 'ended']) }),
]);

export const CampaignCard = z.object({
  campaignId: Id,
  title: z.string(),
  text: z.string(),
  picture: PicturePath,
  link: z.string(),
  startsAt: At,
  endsAt: At,
});

const Slug = z.string().regex(/^[A-Za-z0-9-]{1,40}$/);

export const layout = defineEndpoints({
  'GET /api/mpmkt/v1/layout': {
    summary:
      'A page that operators lay out in blocks. Of a model: `slug` is its id, the first model without one. NOT_FOUND when it is unknown or not published.',
    auth: 'public',
    query: z.object({ kind: LayoutKind, slug: Slug.optional() }),
    reply: z.object({
      kind: LayoutKind,
      slug: Slug,
      title: z.string(),
      /** For sharing. */
      text: z.string(),
      picture: PicturePath,
      /** Plays at the head of the page. */
      film: StoryFilm.nullable(),
      /** The model that the page is about; null for campaigns. */
      model: ModelSummary.omit({ openOrderNo: true, stockCount: true }).nullable(),
      blocks: z.array(LayoutBlock),
    }),
  },
  'GET /api/mpmkt/v1/campaigns': {
    summary:
      'Campaigns of the platform of the call. `running`: those that run or begin within a week, the next to end first; `ended`: the last to end first.',
    auth: 'public',
    query: Paging.extend({ state: z.enum(['running', 'ended']) }),
    reply: pageOf(CampaignCard),
  },
});
