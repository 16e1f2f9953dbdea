import type { BodyInputOf, CampaignOfStaffData, ReplyOf } from '@voltfront/contract';
import { DAY_MS, HOUR_MS } from '@voltfront/rules/time';
import { call } from '../../api/call';
import { randomText } from '../../api/sign';
import { firstValue, type Schema, valuesOf } from '../../ui/schema/schema';

export type Kind = ReplyOf<'GET /api/mpmkt/v1/staff/campaign/kinds'>['items'][number];
export type Campaign = CampaignOfStaffData;
const SAVE = 'POST /api/mpmkt/v1/staff/campaign/save';
type Body = BodyInputOf<typeof SAVE>;
type PrizeBody = Body['prizes'][number];

/** A prize while it is written; `key` tells it from others. */
export type DraftPrize = Omit<PrizeBody, 'prizeId'> & { prizeId?: string; key: string; taken: number };
/** A campaign while it is written. */
export type Draft = Omit<Body, 'prizes'> & { prizes: DraftPrize[] };

const NEW_ACCENT = '#0f5f63';
const NEW_DAYS = 14;

/** A campaign of a kind with nothing written yet. */
export function newDraft({ engine, settings }: Kind): Draft {
  const startsAt = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + DAY_MS;
  return {
    slug: '',
    engine,
    revision: 0,
    title: '',
    lead: '',
    startsAt,
    endsAt: startsAt + NEW_DAYS * DAY_MS,
    audience: {},
    sections: [{ title: '', paragraphs: [''] }],
    artwork: { wide: '', tall: '', accent: NEW_ACCENT },
    settings: valuesOf(firstValue(settings as Schema)),
    prizes: [],
  };
}

/** A campaign that is there, to be written anew. */
export function draftOf({ state: _, rulesVersion: __, prizes, ...fields }: Campaign): Draft {
  return { ...fields, prizes: prizes.map((prize) => ({ ...prize, key: prize.prizeId })) };
}

/** A prize with nothing written yet. */
export const newPrize = (detail: Schema | null): DraftPrize => ({
  key: randomText(8),
  taken: 0,
  kind: 'goods',
  title: '',
  picture: '',
  amount: null,
  template: null,
  weight: 0,
  stock: null,
  perPerson: null,
  claimDays: null,
  isConsolation: false,
  costFen: null,
  detail: detail ? valuesOf(firstValue(detail)) : {},
});

/** Texts of lists without the empty lines in which somebody typed. */
function tidy(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((each) => typeof each !== 'string' || each.trim() !== '').map(tidy);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, tidy(each)]));
}

/** Saves what is written. @throws CallError */
export function saveDraft(draft: Draft, idempotencyKey: string): Promise<Campaign> {
  const prizes = draft.prizes.map(({ key: _, taken: __, ...prize }) => prize);
  return call(SAVE, { body: tidy({ ...draft, prizes }) as Body, idempotencyKey });
}
