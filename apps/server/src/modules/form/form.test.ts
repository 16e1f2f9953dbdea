import { caseOffers, driveForm, formCases, formOfCase } from '@voltfront/rules/form/form.fixture';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../../kernel/errors';
import { publish } from '../../kernel/jobs';
import { exportOwnData } from '../../kernel/personal-data/own-data';
import { createTestServer, type TestPerson, type TestServer } from '../../testing';
import { listSlots } from '../slot';
import { seedRegions } from '../store';
import { regionsSeed } from '../store/demo';
import { uploadedFiles } from '../upload/upload.tables';
import { checkEntry, defineForm, openAnswers, removeEntry, selectEntry, submitEntry } from '.';
import { FormDesk, STORE } from './form.fixture';
import { formEntries } from './form.tables';

const DETAIL = 'GET /api/mpmkt/v1/form/detail';
const OFFERS = 'POST /api/mpmkt/v1/form/offers';

let server: TestServer;
let desk: FormDesk;
let person: TestPerson;
beforeAll(async () => {
  server = await createTestServer();
  await server.database.transaction((db) => seedRegions({ ...server.ctx(), db }, regionsSeed()));
  desk = new FormDesk(server);
  await desk.open(3);
});
afterAll(() => server.close());

const freshPhone = () => `137${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof AppError ? error : Promise.reject(error)),
  );
const problemsOf = async (work: Promise<unknown>) =>
  ((await refusalOf(work))?.data as { problems?: Record<string, string> } | null)?.problems;
const entries = () => server.database.db.select().from(formEntries);
const left = async (startsAt = desk.slot()) =>
  (await listSlots(server.ctx(), { kind: 'drive', placeId: STORE })).find((slot) => slot.startsAt === startsAt)?.left;

describe('a form', () => {
  it('is told in its version in force', async () => {
    expect(await server.ask(DETAIL, { query: { formId: 'drive' } })).toEqual(driveForm);
    expect((await server.call(DETAIL, { query: { formId: 'none' } })).name).toBe('NOT_FOUND');
    expect((await server.call(DETAIL, { query: { formId: '' } })).name).toBe('BAD_INPUT');
  });

  it('offers cities, the stores of a city and the slots of a store', async () => {
    const offers = (fieldId: string, within = {}) => server.ask(OFFERS, { body: { formId: 'drive', fieldId, within } });
    expect((await offers('city')).map(({ key }) => key)).toContain('310100');
    expect((await offers('store', { city: '310100' })).map(({ key }) => key)).toContain(STORE);
    expect(await offers('store')).toEqual([]);
    expect(await offers('slot', { store: STORE })).toContainEqual(
      expect.objectContaining({ startsAt: desk.slot(), left: 3 }),
    );
    expect(await offers('slot')).toEqual([]);
    for (const fieldId of ['name', 'none'])
      expect((await server.call(OFFERS, { body: { formId: 'drive', fieldId } })).name).toBe('NOT_FOUND');
  });

  it('keeps a version as it is, takes the next, and names every fault of a senseless one', async () => {
    const next = { ...driveForm, id: 'versions' };
    await defineForm(server.ctx(), next);
    await defineForm(server.ctx(), next);
    await expect(defineForm(server.ctx(), { ...next, title: '改' })).rejects.toThrow('another content');
    await defineForm(server.ctx(), { ...next, title: '改', version: 2 });
    expect((await server.ask(DETAIL, { query: { formId: 'versions' } })).title).toBe('改');
    const refusal = await refusalOf(defineForm(server.ctx(), { ...next, version: 3, groups: [] }));
    expect(refusal?.data).toEqual({ faults: ['groups: a form has a group at least'] });
  });
});

describe('answers', () => {
  it.each(formCases.filter(([, { kind }]) => !['city', 'store', 'pick'].includes(kind)))(
    'are told as on the phone: %s',
    async (_, field, given, outcome) => {
      const now = Date.parse('2026-11-20T16:30:00Z');
      const work = checkEntry({ ...server.ctx(), now: () => now }, formOfCase(field), { [field.id]: given });
      if (typeof outcome === 'string') expect(await problemsOf(work)).toEqual({ [field.id]: outcome });
      else expect((await work)[field.id]).toEqual(outcome.is);
    },
  );

  it('are held against what is offered now', async () => {
    const phone = freshPhone();
    const given = await desk.answers(phone, { code: '123456', store: 'hz-none' });
    const work = checkEntry(server.ctx(), driveForm, given);
    expect(await problemsOf(work)).toEqual({ store: '所选门店已不可选，请重新选择' });
    expect(caseOffers.store).toContain(STORE);
  });
});

describe('an entry', () => {
  it('keeps its version, without codes and hidden answers, and seals who somebody is', async () => {
    person = await server.login();
    const phone = freshPhone();
    const pictures = await desk.pictures(person);
    const given = await desk.answers(phone, { photos: pictures, address: '愚园路 1088 弄', spy: 1 });
    const { entry, result } = await desk.submit(person, given);
    expect(result).toBe('kept');
    expect(entry).toMatchObject({ userId: person.accountId, formId: 'drive', version: 1, once: 'spring' });
    expect(entry.masked).toEqual({ name: '林*', phone: `${phone.slice(0, 3)}****${phone.slice(-4)}` });
    expect(Object.keys(entry.answers).sort()).toEqual(['city', 'consent', 'photos', 'slot', 'store', 'way']);
    expect(JSON.stringify((await entries()).map(({ sealed: _, ...row }) => row))).not.toContain(phone);
    expect(openAnswers(server.ctx(), entry)).toMatchObject({ name: '林夏', phone, store: STORE });
    expect(await left()).toBe(2);
    const section = (await exportOwnData(server.ctx(), person.accountId)).find(({ title }) => title === '填写的表单');
    expect(section?.rows).toHaveLength(1);
    expect(JSON.stringify(section)).not.toContain(phone);
  });

  it('is stored once: sending it again gives the first, whatever it says', async () => {
    const before = (await entries()).length;
    const again = await desk.submit(person, {});
    expect([again.result, again.entry.answers.store]).toEqual([null, STORE]);
    expect((await entries()).length).toBe(before);
    expect(await left()).toBe(2);
  });

  it('takes no picture that is another entry’s, or somebody else’s', async () => {
    const [other, third] = [await server.login(), await server.login()];
    const photos = await desk.pictures(third);
    const given = await desk.answers(freshPhone(), { photos, slot: desk.slot(1) });
    expect(await problemsOf(desk.submit(other, given))).toEqual({ photos: '所选照片已不可选，请重新选择' });
    expect(await left(desk.slot(1))).toBe(3);
  });

  it('that is refused leaves its code good; a wrong code counts', async () => {
    const visitor = freshPhone();
    const given = await desk.answers(visitor, { slot: desk.slot(30) });
    expect(await problemsOf(desk.submit(null, given))).toEqual({ slot: '所选试驾时间已不可选，请重新选择' });
    const wrong = given.code === '000000' ? '111111' : '000000';
    expect((await refusalOf(desk.submit(null, { ...given, code: wrong })))?.data).toEqual({ triesLeft: 3 });
    const { entry } = await desk.submit(null, { ...given, slot: desk.slot(2) });
    expect(entry.userId).toMatch(/^phone:/);
    expect((await refusalOf(desk.submit(null, { ...given, slot: desk.slot(2) }, 'again')))?.rowName).toBe('CODE_WRONG');
  });

  it('of a visitor wants a proven phone', async () => {
    const open = { ...driveForm, id: 'open', groups: [{ fields: [{ ...formCases[0]?.[1] }] }] };
    await defineForm(server.ctx(), open);
    const send = submitEntry(
      server.ctx(),
      { formId: 'open', version: 1, answers: { post: '采购' }, once: 'a' },
      async () => 1,
    );
    expect((await refusalOf(send))?.rowName).toBe('LOGIN_EXPIRED');
  });

  it('of a version before is taken for a day', async () => {
    const next = { ...driveForm, version: 2, title: '预约试驾（新）' };
    const [early, late] = [await server.login(), await server.login()];
    await defineForm(server.ctx(), next);
    const given = await desk.answers(freshPhone(), { slot: desk.slot(3) });
    expect((await desk.submit(early, given)).entry.version).toBe(1);
    server.clock.advance(25 * 3_600_000);
    expect((await refusalOf(desk.submit(late, await desk.answers(freshPhone()))))?.rowName).toBe('STATE_CHANGED');
  });

  it('that is removed gives its slot back, and its pictures go', async () => {
    const owner = await server.login();
    const photos = await desk.pictures(owner);
    const given = await desk.answers(freshPhone(), { photos, slot: desk.slot(4) });
    const { entry } = await submitNow(owner, given);
    expect(await left(desk.slot(4))).toBe(2);
    await server.database.transaction((db) => removeEntry({ ...server.ctx(), db }, entry));
    expect(await left(desk.slot(4))).toBe(3);
    expect(await selectEntry(server.database.db, entry)).toBeUndefined();
    const files = await server.database.db.select().from(uploadedFiles);
    expect(files.filter(({ path }) => photos.includes(path)).map(({ removeAt }) => removeAt !== null)).not.toContain(
      false,
    );
  });

  it('goes with its account', async () => {
    const { accountId } = person;
    await server.database.transaction((db) => publish({ ...server.ctx(), db }, 'AccountCancelled', { accountId }));
    await server.runJobs();
    expect((await entries()).filter(({ userId }) => userId === accountId)).toEqual([]);
  });
});

/** Submits with the version in force at that time. */
async function submitNow(owner: TestPerson, answers: Record<string, unknown>) {
  return submitEntry(await desk.as(owner), { formId: 'drive', version: 2, answers, once: 'x' }, async () => 1);
}
