import { HOUR_MS, MINUTE_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../../testing';
import { createShop } from '../order/order.fixture';
import { earn } from '../points';
import { addCampaigns } from './demo/add-campaigns';
import { allCampaigns } from './demo/all-campaigns';
import { players, type Stage } from './players.fixture';

const campaigns = allCampaigns(Date.now());
/** In the first minutes of a flash sale only people with an appointment buy. */
const FIRST_MS = 15 * MINUTE_MS;
const POINTS = 1_000_000;

let server: TestServer;
let people: Pick<Stage, 'person' | 'other' | 'late'>;
beforeAll(async () => {
  const limits = { rateWritePerMinute: 100_000, ratePersonPerMinute: 100_000, riskUnknownLimit: 100_000 };
  ({ server } = await createShop({ ...limits, captchaAfter: 100_000 }));
  await addCampaigns(server.ctx(), campaigns);
  await addTemplates();
  people = { person: await server.login(), other: await server.login(), late: await server.login() };
  for (const { accountId } of Object.values(people))
    await earn(server.ctx(), { accountId, amount: POINTS, reason: 'gift', ref: accountId });
});
afterAll(() => server.close());

/** Coupons of the prizes, of which there are as many as anybody wants. */
const addTemplates = () =>
  server.database.executeSql(
    `insert into coupon_templates (id, kind, title, quantity, valid_days, starts_at, ends_at, created_at)
     select distinct template, 'service', template, 1, 30, $1::timestamptz, $1::timestamptz + interval '1 year', $1::timestamptz
     from campaign_prizes where template is not null`,
    [new Date(server.clock.now()).toISOString()],
  );

const set = (slug: string, column: 'switch' | 'audience', value: string) =>
  server.database.executeSql(`update campaigns set ${column} = $2 where slug = $1`, [slug, value]);

/** Gives a campaign an hour, in which its sessions run and its questions are open as well. */
async function openIn(slug: string, engine: string, ms: number): Promise<void> {
  const startsAt = server.clock.now() + ms;
  const endsAt = startsAt + HOUR_MS;
  const { rows } = await server.database.executeSql('select settings from campaigns where slug = $1', [slug]);
  const { settings } = rows[0] as { settings: { sessions?: object[]; questions?: object[] } };
  const sessions = settings.sessions?.map((session) => ({ ...session, startsAt, endsAt }));
  const questions = settings.questions?.map((question) => ({ ...question, opensAt: startsAt, endsAt }));
  await server.database.executeSql(
    `update campaigns set switch = 'published', starts_at = $2, ends_at = $3, settings = $4 where slug = $1`,
    [
      slug,
      new Date(startsAt).toISOString(),
      new Date(endsAt).toISOString(),
      JSON.stringify({ ...settings, ...(sessions && { sessions }), ...(engine === 'poll' && { questions }) }),
    ],
  );
}

describe.each(campaigns.map(({ slug, engine }) => [slug, engine] as const))('%s (%s)', (slug, engine) => {
  const player = players[engine];
  if (!player) throw new Error(`nobody knows how to take part in campaigns of ${engine}: add it to players.fixture.ts`);
  let stage: Stage;
  const play = async (who: 'person' | 'other' | 'late' | null) => (await player.play(stage, who && stage[who])).name;

  it('begins, pauses and ends for everybody, is for its audience, and gives each person what there is', async () => {
    await openIn(slug, engine, HOUR_MS);
    stage = { server, slug, ...people };
    await player.ready?.(stage);
    const isOpen = (await player.isOpen?.(stage)) ?? true;
    expect(await play('person'), 'not started').toBe('STATE_CHANGED');

    server.clock.advance(HOUR_MS + FIRST_MS);
    expect(await play(null), 'visitor').toBe('LOGIN_EXPIRED');
    const { rows } = await server.database.executeSql('select audience from campaigns where slug = $1', [slug]);
    await set(slug, 'audience', JSON.stringify({ roles: ['auditor'] }));
    server.clock.advance(MINUTE_MS);
    expect(await play('person'), 'wrong audience').toBe('FORBIDDEN');
    await set(slug, 'audience', JSON.stringify((rows[0] as { audience: object }).audience));
    await set(slug, 'switch', 'paused');
    server.clock.advance(MINUTE_MS);
    expect(await play('person'), 'paused').toBe('STATE_CHANGED');
    await set(slug, 'switch', 'published');
    server.clock.advance(MINUTE_MS);

    const first = await player.play(stage, stage.person);
    expect(first.name, 'once').toBe(isOpen ? 'SUCCESS' : 'LIMIT_REACHED');
    const second = await player.play(stage, stage.person);
    if (second.name === 'SUCCESS') expect(second.got, 'twice').toEqual(first.got);
    else expect(second.name, 'twice').toBe('LIMIT_REACHED');

    await player.empty(stage);
    server.clock.advance(MINUTE_MS);
    expect([player.emptied, ...(isOpen ? [] : ['LIMIT_REACHED'])], 'no stock').toContain(await play('other'));

    await player.refill?.(stage);
    server.clock.advance(HOUR_MS);
    expect(await play('late'), 'ended').toBe('STATE_CHANGED');
  });
});
