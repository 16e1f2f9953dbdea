import { randomBytes } from 'node:crypto';
import { CampaignSlug } from '@voltfront/contract';
import { z } from 'zod';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { newId } from '../../kernel/ids';
import { type CampaignRow, insertCampaign, type PrizeRow, ticketsOf } from './campaign.repository';
import { engines } from './engines';

const SEED_BYTES = 32;

/** A prize as its operator writes it. */
export type PrizeInput = Pick<PrizeRow, 'kind' | 'title' | 'picture'> &
  Partial<
    Pick<
      PrizeRow,
      'amount' | 'template' | 'weight' | 'stock' | 'perPerson' | 'claimDays' | 'isConsolation' | 'costFen' | 'detail'
    >
  >;

/** A campaign as its operator writes it. */
export interface CampaignInput
  extends Pick<CampaignRow, 'slug' | 'engine' | 'title' | 'lead' | 'startsAt' | 'endsAt' | 'rules' | 'artwork'> {
  switch?: CampaignRow['switch'];
  audience?: CampaignRow['audience'];
  settings: Record<string, unknown>;
  prizes: readonly PrizeInput[];
  /** Of the draws, in hexadecimal; drawn at random unless it is given, as for the demo. */
  seed?: string;
}

const Accent = z.string().regex(/^#[0-9a-f]{6}$/);

/** What the kind of a prize needs. */
function faultOfPrize({ kind, amount, template, title, detail = {} }: PrizeInput): string[] {
  const isCounted = kind === 'points' || kind === 'chances' || kind === 'tickets';
  if (isCounted && !(amount && amount > 0)) return [`prize ${title}: no amount`];
  if (kind === 'tickets' && ticketsOf(detail) === null) return [`prize ${title}: no catalogue for its tickets`];
  return kind === 'coupon' && !template ? [`prize ${title}: no template`] : [];
}

/** A prize as it is stored. */
export function prizeRow(campaignId: string, input: PrizeInput, position: number, now: number): PrizeRow {
  const { kind, title, picture, amount = null, template = null, weight = 0, stock = null } = input;
  const { perPerson = null, claimDays = null, isConsolation = false, costFen = null, detail = {} } = input;
  const limits = { weight, stock, perPerson, claimDays, isConsolation, costFen };
  return { id: newId(now), campaignId, kind, title, picture, amount, template, ...limits, detail, taken: 0, position };
}

/**
 * Refuses a campaign that makes no sense, with its prizes as they would be stored.
 * @throws BAD_INPUT with `data.faults`
 */
export function assertSense(input: CampaignInput, prizes: readonly PrizeRow[]): void {
  const { slug, engine, startsAt, endsAt, rules, artwork, settings } = input;
  const faults = [
    ...(CampaignSlug.safeParse(slug).success ? [] : ['slug: small letters, digits and single hyphens']),
    ...(endsAt > startsAt ? [] : ['endsAt: not after startsAt']),
    ...(Accent.safeParse(artwork.accent).success ? [] : ['artwork.accent: no colour']),
    ...(rules.sections.length > 0 ? [] : ['rules: no sections']),
    ...input.prizes.flatMap(faultOfPrize),
    ...(engines[engine]?.faults(settings, prizes) ?? [`engine: ${engine} is unknown`]),
  ];
  if (faults.length > 0) throw refuse('BAD_INPUT', { message: faults[0] ?? '', data: { faults } });
}

/**
 * Adds a campaign with its prizes.
 * @returns false when the slug is taken; nothing is changed then
 * @throws BAD_INPUT with `data.faults` for what makes no sense
 */
export async function defineCampaign(ctx: Ctx, input: CampaignInput): Promise<boolean> {
  const now = ctx.now();
  const { slug, engine, title, lead, startsAt, endsAt, rules, artwork, settings, audience = {} } = input;
  const id = newId(now);
  const prizes = input.prizes.map((prize, position) => prizeRow(id, prize, position, now));
  assertSense(input, prizes);
  const row: CampaignRow = {
    id,
    slug,
    engine,
    title,
    lead,
    switch: input.switch ?? 'published',
    startsAt,
    endsAt,
    audience,
    rules,
    artwork,
    settings,
    seed: input.seed ?? randomBytes(SEED_BYTES).toString('hex'),
    revision: 1,
    createdAt: now,
    updatedAt: now,
  };
  return insertCampaign(ctx.db, row, prizes);
}
