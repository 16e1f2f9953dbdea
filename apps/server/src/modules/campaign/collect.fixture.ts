import type { BodyOf, CollectData, CollectSettingsData } from '@voltfront/contract';
import type { CollectTask } from '@voltfront/rules/campaign/collect';
import { DAY_MS } from '@voltfront/rules/time';
import type { TestPerson } from '../../testing';
import type { CampaignDesk } from './campaign.fixture';
import { findCampaign } from './campaign.repository';
import type { CampaignInput, PrizeInput } from './define-campaign';
import { addItems } from './engines/collect/holdings';

const PICTURE = '/assets/covers/scene-city.webp';
const COLLECT_PAGE = 'GET /api/mpmkt/v1/campaign/collect' as const;
export const NOTE = 'POST /api/mpmkt/v1/campaign/collect/note' as const;
const ANSWER = 'POST /api/mpmkt/v1/campaign/collect/answer' as const;
export const TAKE = 'POST /api/mpmkt/v1/campaign/collect/take' as const;
export const CLAIM = 'POST /api/mpmkt/v1/campaign/collect/claim' as const;
export const COMPOSE = 'POST /api/mpmkt/v1/campaign/collect/compose' as const;
export const GIVE = 'POST /api/mpmkt/v1/campaign/collect/give' as const;
const ASK = 'POST /api/mpmkt/v1/campaign/collect/ask' as const;
export const LINK = 'GET /api/mpmkt/v1/campaign/collect/link' as const;
export const USE = 'POST /api/mpmkt/v1/campaign/collect/link/use' as const;
const LINKS = 'GET /api/mpmkt/v1/campaign/collect/links' as const;
export const REMIND = 'POST /api/mpmkt/v1/campaign/collect/remind' as const;
export const REVIEW = 'GET /api/mpmkt/v1/campaign/collect/review' as const;

const item = (key: string, set: string, rank: 'bronze' | 'silver' | null) => ({
  ...{ key, title: key, text: '', picture: PICTURE, set, rank },
});
const any = { rank: null, set: null, isDistinct: false };

/** Three bronze pins make a silver one; `word` is a set of two, which together enter a draw. */
export const COLLECT_SETTINGS: CollectSettingsData = {
  look: 'album',
  sets: [
    { key: 'town', title: '城市' },
    { key: 'word', title: '字' },
  ],
  items: [
    item('a', 'town', 'bronze'),
    item('b', 'town', 'bronze'),
    item('s', 'town', 'silver'),
    item('x', 'word', null),
    item('y', 'word', null),
  ],
  pools: [{ key: 'all', title: '今日', odds: [{ item: 'a', weight: 10_000 }] }],
  tasks: ['share', 'checkIn', 'quiz', 'store'],
  itemsPerDay: 3,
  recipes: [
    {
      key: 'up',
      title: '升级',
      needs: { ...any, takes: 3, rank: 'bronze' },
      gives: [{ item: 's', weight: 10_000 }],
      enters: false,
    },
    {
      key: 'enter',
      title: '合成',
      needs: { takes: 2, rank: null, set: 'word', isDistinct: true },
      gives: [],
      enters: true,
    },
  ],
  keepsLast: true,
  givesPerDay: 5,
  asksPerDay: 2,
  takesPerDay: 3,
  linkHours: 24,
  composeUntil: null,
  drawsAt: null,
  quiz: [{ question: '哪一年？', options: ['2021', '2022'], right: 2 }],
  warmUp: null,
};

/** Points for a set, for each entry, or drawn. */
export const prizeOf = (
  detail: { for: 'set'; set: string } | { for: 'entry' | 'draw' },
  more: Partial<PrizeInput> = {},
): PrizeInput => ({
  ...{ kind: 'points', title: detail.for, picture: PICTURE, amount: 100, ...more, detail },
});

/** A campaign of collectors that runs for ten days from now. */
export const makeCollect = (
  desk: CampaignDesk,
  settings: Partial<CollectSettingsData> = {},
  changes: Partial<CampaignInput> = {},
): Promise<string> => {
  const startsAt = desk.server.clock.now();
  const plainSettings = { ...COLLECT_SETTINGS, ...settings };
  return desk.make({
    engine: 'collect',
    startsAt,
    endsAt: startsAt + 10 * DAY_MS,
    plainSettings,
    prizes: [],
    ...changes,
  });
};

/** Steps of people in a campaign of collectors. */
export function collectOf(desk: CampaignDesk, slug: string) {
  const { server } = desk;
  const tokenOf = (person?: TestPerson) => (person ? { token: person.token } : {});
  const countsOf = ({ own }: CollectData) =>
    Object.fromEntries((own?.counts ?? []).filter(({ count }) => count > 0).map((each) => [each.item, each.count]));
  const show = (person?: TestPerson) => server.ask(COLLECT_PAGE, { query: { slug }, ...tokenOf(person) });
  return {
    show,
    /** How many of each item somebody has. */
    counts: async (person: TestPerson): Promise<Record<string, number>> => countsOf(await show(person)),
    /** Puts items into somebody's album. */
    async fill({ accountId }: TestPerson, ...items: string[]): Promise<void> {
      const campaign = await findCampaign(server.database.db, slug);
      await server.database.transaction(async (db) => {
        for (const [index, key] of items.entries())
          await addItems({ ...server.ctx(), db }, { accountId, campaignId: campaign?.id ?? '' }, key, 1, {
            reason: 'reminder',
            ref: `${items.join()}:${index}`,
          });
      });
    },
    note: ({ token }: TestPerson, task: 'share' | 'store') => server.call(NOTE, { token, body: { slug, task } }),
    answer: ({ token }: TestPerson, option: number) => server.call(ANSWER, { token, body: { slug, option } }),
    take: ({ token }: TestPerson, task: CollectTask) => server.call(TAKE, { token, body: { slug, task } }),
    claim: ({ token }: TestPerson, set: string) => server.call(CLAIM, { token, body: { slug, set } }),
    compose: ({ token }: TestPerson, recipe: string, ...items: string[]) =>
      server.call(COMPOSE, { token, body: { slug, recipe, items } }),
    give: ({ token }: TestPerson, key: string, more: Partial<BodyOf<typeof GIVE>> = {}) =>
      server.call(GIVE, { token, body: { slug, item: key, greeting: '送给你', ...more } }),
    ask: ({ token }: TestPerson, key: string) => server.call(ASK, { token, body: { slug, item: key } }),
    link: (linkId: string, person?: TestPerson) => server.ask(LINK, { query: { linkId }, ...tokenOf(person) }),
    use: ({ token }: TestPerson, linkId: string) => server.call(USE, { token, body: { linkId } }),
    links: ({ token }: TestPerson) => server.ask(LINKS, { token, query: { slug } }),
  };
}

/** What is in albums and in gifts of a campaign together, by item; and whether each album is what its movements say. */
export async function everythingIn(desk: CampaignDesk, slug: string) {
  const { rows } = await desk.server.database.executeSql(
    `with here as (select id from campaigns where slug = $1),
       held as (select account_id, item, count from campaign_collect_holdings where campaign_id in (select id from here)),
       moved as (select account_id, item, sum(delta)::int as count from campaign_collect_moves
         where campaign_id in (select id from here) group by account_id, item),
       locked as (select item, 1 as count from campaign_collect_links
         where campaign_id in (select id from here) and state = 'open' and kind = 'give')
     select
       (select coalesce(jsonb_object_agg(item, n), '{}') from
         (select item, sum(count)::int as n from (select item, count from held union all select * from locked) as both_ group by item
           having sum(count) > 0) as summed) as items,
       (select count(*)::int from held full join moved using (account_id, item)
         where coalesce(held.count, 0) <> coalesce(moved.count, 0)) as wrong`,
    [slug],
  );
  return rows[0] as { items: Record<string, number>; wrong: number };
}
