import type { BodyOf } from '@voltfront/contract';
import { DAY_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { CampaignDesk } from './campaign.fixture';
import { InviteDesk } from './invite.fixture';

const SAVE = 'POST /api/mpmkt/v1/staff/campaign/save' as const;
const SHOW = 'GET /api/mpmkt/v1/staff/campaign' as const;
type Body = BodyOf<typeof SAVE>;

let desk: CampaignDesk;
let operator: TestPerson;
beforeAll(async () => {
  desk = await CampaignDesk.open();
  operator = await desk.server.login({ roles: ['operator'] });
});
afterAll(() => desk.server.close());

const save = (body: Body, { token } = operator) => desk.server.call(SAVE, { token, body });
const show = (slug: string, { token } = operator) => desk.server.call(SHOW, { token, query: { slug } });

/** A campaign as staff write it: what the server shows, without what it adds. */
async function written(slug: string, changes: Partial<Body> = {}): Promise<Body> {
  const { state: _, rulesVersion: __, prizes, ...fields } = (await show(slug)).data;
  return { ...fields, prizes: prizes.map(({ taken: _taken, ...prize }) => prize), ...changes };
}

/** A new draw from one that is there. */
const drafted = async (slug: string, changes: Partial<Body> = {}) =>
  written(await desk.make(), { slug, revision: 0, ...changes });

/** Properties and choices of a schema that staff would see by their names in the code. */
function unnamed(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {}, enum: values = [], enumNames = [] } = schema as Record<string, Record<string, object>>;
  const choices = Object.values(values).filter(
    (value, place) => String(Object.values(enumNames)[place]) === String(value),
  );
  const fields = Object.entries(properties).filter(([name, each]) => (each as { title?: string }).title === name);
  return [
    ...[...choices.map(String), ...fields.map(([name]) => name)].map((name) => `${path}: ${name}`),
    ...Object.entries(schema).flatMap(([name, each]) => (name === 'enum' ? [] : unnamed(each, path))),
  ];
}

describe('writing a campaign', () => {
  it('describes every kind by the schemas that its settings are checked with', async () => {
    const query = { token: operator.token };
    const { items } = await desk.server.ask('GET /api/mpmkt/v1/staff/campaign/kinds', query);
    const draw = items.find(({ engine }) => engine === 'draw');
    expect(draw).toMatchObject({
      hasOdds: true,
      settings: { properties: { look: { enum: ['boxes', 'wheel', 'board', 'stage'] } } },
    });
    expect(items.find(({ engine }) => engine === 'packet')).toMatchObject({ detail: null, hasOdds: false });
    expect(JSON.stringify(items)).toContain('"format":"moment"');
    expect(
      items.flatMap(({ engine, settings, detail }) => unnamed(settings, engine).concat(unnamed(detail, engine))),
    ).toEqual([]);
  });

  it('makes a draft that customers do not see, and changes all of it', async () => {
    const body = await drafted('made-by-staff');
    const made = await save(body);
    expect(made.data).toMatchObject({ state: 'draft', revision: 1, rulesVersion: 1 });
    const asCustomer = { query: { slug: body.slug } };
    expect((await desk.server.call('GET /api/mpmkt/v1/campaign/draw', asCustomer)).name).toBe('NOT_FOUND');
    const [first, second] = made.data.prizes;
    const prizes = [{ ...first, weight: 10_000, costFen: 990, isConsolation: true }] as Body['prizes'];
    expect(second?.isConsolation).toBe(true);
    const sections = [{ title: '新规则', paragraphs: ['一', '二'] }];
    const changed = await save(await written(body.slug, { title: '改过的抽奖', prizes, sections }));
    expect(changed.data).toMatchObject({ title: '改过的抽奖', revision: 2, rulesVersion: 2, sections });
    expect(changed.data.prizes).toMatchObject([{ weight: 10_000, costFen: 990, taken: 0 }]);
    expect((await save(body)).name).toBe('ALREADY_DONE');
  });

  it('refuses what the demo data could not say either, with every fault', async () => {
    const body = await drafted('wrong-one');
    const [first, ...others] = body.prizes;
    const wrong = [{ ...first, weight: 1, amount: null }, ...others] as Body['prizes'];
    const odds = await save({ ...body, prizes: wrong, settings: { look: 'wheel' } });
    expect(odds.name).toBe('BAD_INPUT');
    expect((odds.data as unknown as { faults: string[] }).faults.length).toBeGreaterThan(2);
    for (const changes of [
      { endsAt: body.startsAt },
      { engine: 'none' },
      { prizes: body.prizes.map((prize) => ({ ...prize, kind: 'coupon' as const, template: 'none' })) },
      { prizes: body.prizes.map((prize) => ({ ...prize, detail: { chancesOf: 'none' } })) },
    ])
      expect((await save({ ...body, ...changes })).name, JSON.stringify(changes)).toBe('BAD_INPUT');
    expect((await show('wrong-one')).name).toBe('NOT_FOUND');
    expect((await save({ ...body, revision: 1 })).name).toBe('NOT_FOUND');
  });

  it('loses neither of two staff at once', async () => {
    await save(await drafted('twice'));
    const body = await written('twice');
    const answers = await Promise.all(['甲的标题', '乙的标题'].map((title) => save({ ...body, title })));
    expect(answers.map(({ name }) => name).sort()).toEqual(['STATE_CHANGED', 'SUCCESS']);
    const { title } = (await show('twice')).data;
    expect(title).toBe(answers.find(({ name }) => name === 'SUCCESS')?.data.title);
  });

  it('keeps odds, prizes and start of what is published; texts, end and stock change', async () => {
    const slug = await desk.make();
    await desk.draw(await desk.person(100), slug);
    const body = await written(slug);
    const swapped = [...body.prizes].reverse();
    const others = body.prizes.map((prize) => ({ ...prize, weight: 10_000 - prize.weight, amount: 500 }));
    for (const prizes of [swapped, others, body.prizes.slice(1).map((prize) => ({ ...prize, weight: 10_000 }))])
      expect((await save({ ...body, prizes })).name).toBe('STATE_CHANGED');
    expect((await save({ ...body, startsAt: body.startsAt + DAY_MS })).name).toBe('STATE_CHANGED');
    expect((await save({ ...body, endsAt: body.startsAt + 1 })).name).toBe('BAD_INPUT');
    const stocked = (stock: number) => body.prizes.map((prize) => ({ ...prize, stock, title: `${prize.title}！` }));
    expect((await save({ ...body, prizes: stocked(0) })).name).toBe('STATE_CHANGED');
    const saved = await save({ ...body, lead: '还剩几天', endsAt: body.endsAt + DAY_MS, prizes: stocked(7) });
    expect(saved.data).toMatchObject({ lead: '还剩几天', revision: 2, rulesVersion: 1 });
    expect(saved.data.prizes.map(({ stock }) => stock)).toEqual([7, 7]);
    desk.server.clock.advance(12 * DAY_MS);
    operator = await desk.server.login({ roles: ['operator'] });
    expect((await save(await written(slug))).name).toBe('STATE_CHANGED');
  });

  it('keeps the rules that held before, whatever is sent about them, and dates the new ones', async () => {
    const slug = await InviteDesk.of(desk.server).make({ prizes: [] });
    const rules = (version?: number) =>
      desk.server.ask('GET /api/mpmkt/v1/campaign/invite/rules', {
        query: { slug, ...(version !== undefined && { version }) },
      });
    const before = await rules();
    desk.server.clock.advance(DAY_MS);
    operator = await desk.server.login({ roles: ['operator'] });
    const sections = [{ title: '新规则', paragraphs: ['自今日起。'] }];
    const body = await written(slug, { sections });
    const settings = { ...body.settings, rulesSince: 0, earlierRules: [] };
    expect((await save({ ...body, settings })).data).toMatchObject({ rulesVersion: 2 });
    const now = desk.server.clock.now();
    expect(await rules()).toMatchObject({ version: 2, sections, effectiveAt: now, versions: { length: 2 } });
    expect(await rules(1)).toMatchObject({ sections: before.sections, effectiveAt: before.effectiveAt });
    const texts = await written(slug, { lead: '另一句', settings });
    expect((await save(texts)).name).toBe('SUCCESS');
    expect((await rules()).versions).toHaveLength(2);
  });

  it('lets an auditor see and not save, and nobody else in', async () => {
    const body = await drafted('auditors-own');
    const auditor = await desk.server.login({ roles: ['auditor'] });
    expect((await save(body, auditor)).name).toBe('FORBIDDEN');
    await save(body);
    expect((await show(body.slug, auditor)).name).toBe('SUCCESS');
    expect((await show(body.slug, await desk.person())).name).toBe('FORBIDDEN');
  });
});
