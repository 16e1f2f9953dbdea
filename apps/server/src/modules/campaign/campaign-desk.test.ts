import { DAY_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { CampaignDesk } from './campaign.fixture';
import { SnapUpDesk } from './snap-up.fixture';

const SWITCH = 'POST /api/mpmkt/v1/staff/campaign/switch' as const;
const DUPLICATE = 'POST /api/mpmkt/v1/staff/campaign/duplicate' as const;
type To = 'published' | 'paused' | 'withdrawn' | 'ended';

let desk: CampaignDesk;
let operator: TestPerson;
beforeAll(async () => {
  desk = await CampaignDesk.open();
  operator = await desk.server.login({ roles: ['operator'] });
});
afterAll(() => desk.server.close());

const turn = (slug: string, to: To, revision: number, { token } = operator) =>
  desk.server.call(SWITCH, { token, body: { slug, to, revision } });
const duplicate = (body: { slug: string; newSlug: string; startsAt: number }) =>
  desk.server.call(DUPLICATE, { token: operator.token, body });

describe('the desk of campaigns', () => {
  it('lists them with their state, also by it', async () => {
    const now = desk.server.clock.now();
    const slugs = {
      announced: await desk.make({ startsAt: now + DAY_MS }),
      running: await desk.make(),
      paused: await desk.make({ switch: 'paused' }),
      ended: await desk.make({ startsAt: now - DAY_MS, endsAt: now - 1 }),
      draft: await desk.make({ switch: 'draft' }),
      withdrawn: await desk.make({ switch: 'withdrawn' }),
    };
    for (const state of Object.keys(slugs) as (keyof typeof slugs)[]) {
      const query = { state, size: 50 };
      const { items } = await desk.server.ask('GET /api/mpmkt/v1/staff/campaign/list', {
        token: operator.token,
        query,
      });
      expect(items.map(({ slug }) => slug)).toContain(slugs[state]);
      expect(new Set(items.map((item) => item.state))).toEqual(new Set([state]));
    }
  });

  it('publishes, pauses, goes on and ends; what is over stays so', async () => {
    const slug = await desk.make({ switch: 'draft' });
    expect((await turn(slug, 'paused', 1)).name).toBe('STATE_CHANGED');
    expect((await turn(slug, 'ended', 1)).name).toBe('STATE_CHANGED');
    expect((await turn(slug, 'published', 1)).data).toMatchObject({ state: 'running', revision: 2 });
    expect((await turn(slug, 'paused', 2)).data.state).toBe('paused');
    const person = await desk.person(100);
    expect((await desk.draw(person, slug)).name).toBe('STATE_CHANGED');
    expect((await turn(slug, 'published', 3)).data.state).toBe('running');
    expect((await desk.draw(person, slug)).name).toBe('SUCCESS');
    expect((await turn(slug, 'ended', 4)).data.state).toBe('ended');
    expect((await turn(slug, 'published', 5)).name).toBe('STATE_CHANGED');
    expect((await turn(slug, 'withdrawn', 5)).data.state).toBe('withdrawn');
    expect((await turn(slug, 'withdrawn', 6)).name).toBe('STATE_CHANGED');
  });

  it('refuses what was changed by somebody else meanwhile, and what is not there', async () => {
    const slug = await desk.make();
    expect((await turn(slug, 'paused', 1)).name).toBe('SUCCESS');
    expect((await turn(slug, 'withdrawn', 1)).name).toBe('STATE_CHANGED');
    expect((await turn('none', 'paused', 1)).name).toBe('NOT_FOUND');
  });

  it('lets an auditor see and not change, and nobody else in', async () => {
    const slug = await desk.make();
    const auditor = await desk.server.login({ roles: ['auditor'] });
    const list = (token: string) => desk.server.call('GET /api/mpmkt/v1/staff/campaign/list', { token, query: {} });
    expect((await list(auditor.token)).name).toBe('SUCCESS');
    expect((await turn(slug, 'paused', 1, auditor)).name).toBe('FORBIDDEN');
    expect((await list((await desk.person()).token)).name).toBe('FORBIDDEN');
  });

  it('duplicates a draw as a draft with a seed of its own and nothing given', async () => {
    const slug = await desk.make();
    await desk.draw(await desk.person(100), slug);
    const startsAt = desk.server.clock.now() + 30 * DAY_MS;
    const newSlug = `${slug}-next`;
    const { data } = await duplicate({ slug, newSlug, startsAt });
    expect(data).toMatchObject({
      slug: newSlug,
      state: 'draft',
      startsAt,
      endsAt: startsAt + 10 * DAY_MS,
      revision: 1,
    });
    expect((await desk.stock(newSlug)).map(({ taken }) => taken)).toEqual([0, 0]);
    expect((await duplicate({ slug, newSlug, startsAt })).name).toBe('ALREADY_DONE');
    await turn(newSlug, 'published', 1);
    expect((await desk.show(newSlug)).seedHash).not.toBe((await desk.show(slug)).seedHash);
  });

  it('moves the sessions of a flash sale along', async () => {
    const sales = SnapUpDesk.of(desk.server);
    const slug = await sales.make();
    const newSlug = `${slug}-next`;
    const startsAt = desk.server.clock.now() + 9 * DAY_MS;
    await duplicate({ slug, newSlug, startsAt });
    const sessions = async (each: string) => {
      const { rows } = await desk.server.database.executeSql(
        `select settings #>> '{sessions,0,startsAt}' as starts from campaigns where slug = $1`,
        [each],
      );
      return Number((rows[0] as { starts: string }).starts);
    };
    expect((await sessions(newSlug)) - (await sessions(slug))).toBe(10 * DAY_MS);
  });
});
