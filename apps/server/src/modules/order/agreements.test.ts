import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShop, type Shop } from './order.fixture';
import { seedAgreements } from './seed-agreements';

let shop: Shop;
beforeAll(async () => {
  shop = await createShop();
});
afterAll(() => shop.close());

const LIST = 'GET /api/mporder/v1/order/agreements' as const;
const TEXT = 'GET /api/mporder/v1/order/agreement/text' as const;
const SIGN = 'POST /api/mporder/v1/special/sign/agreement' as const;

describe('agreements', () => {
  it('are listed by kind before an order or draft exists', async () => {
    const { token } = await shop.server.login();
    const deposit = await shop.server.ask(LIST, { token, query: { kind: 'deposit' } });
    const intention = await shop.server.ask(LIST, { token, query: { kind: 'intention' } });
    expect(deposit.map(({ kind, state }) => [kind, state])).toEqual([
      ['booking', 'unsigned'],
      ['purchase', 'unsigned'],
      ['personalInfo', 'unsigned'],
    ]);
    expect(intention.map(({ kind }) => kind)).toEqual(['booking', 'personalInfo']);
    expect((await shop.server.call(LIST, {})).name).toBe('LOGIN_EXPIRED');
  });

  it('are filled in from the draft, without a placeholder left and without numbers of the buyer', async () => {
    const person = await shop.server.login();
    const draft = await shop.draft(person);
    const query = { agreementId: 'purchase', draftId: draft.draftId };
    const { clauses, copyNo } = await shop.server.ask(TEXT, { token: person.token, query });
    const text = JSON.stringify(clauses);
    expect(copyNo).toBeNull();
    expect(text).toContain('林夏');
    expect(text).toContain(draft.quote.versionName);
    expect(text).toContain('5,000.00');
    expect(text).not.toMatch(/\{\{|\{company\}|11010519491231002X|13812345678/);
  });

  it('keep the text as it was signed, and sign once', async () => {
    const person = await shop.server.login();
    const draft = await shop.draft(person);
    const body = { agreementId: 'booking', version: '1.0', draftId: draft.draftId };
    const first = await shop.server.ask(SIGN, { token: person.token, body });
    shop.server.clock.advance(5000);
    const second = await shop.server.ask(SIGN, { token: person.token, body });
    expect(second.signedAt).toBe(first.signedAt);
    const query = { agreementId: 'booking', draftId: draft.draftId };
    const copy = await shop.server.ask(TEXT, { token: person.token, query });
    expect(copy.copyNo).toMatch(/^VA\d+$/);
    expect(copy.agreement.state).toBe('signed');
  });

  it('want a new signature for a purchase at another price, and none for the rest', async () => {
    const person = await shop.server.login();
    const draft = await shop.signedDraft(person);
    const renewed = await shop.draft(person, { draftId: draft.draftId, subsidy: 'none' });
    expect(renewed.quote.totalFen).not.toBe(draft.quote.totalFen);
    expect(renewed.agreements.map(({ kind, state }) => [kind, state])).toEqual([
      ['booking', 'signed'],
      ['purchase', 'unsigned'],
      ['personalInfo', 'signed'],
    ]);
  });

  it('belong to the order once the draft is submitted, and are void when it is over', async () => {
    const person = await shop.server.login();
    const { orderNo } = await shop.order(person);
    const states = async () =>
      (await shop.server.ask(LIST, { token: person.token, query: { orderNo } })).map(({ state }) => state);
    expect(await states()).toEqual(['signed', 'signed', 'signed']);
    await shop.server.ask('POST /api/mporder/v1/order/cancel', { token: person.token, body: { orderNo } });
    expect(await states()).toEqual(['void', 'void', 'void']);
  });

  it('refuse an old version, an unknown agreement, a stranger and nothing to sign for', async () => {
    const [person, stranger] = [await shop.server.login(), await shop.server.login()];
    const { draftId } = await shop.draft(person);
    const sign = (body: object, token = person.token) =>
      shop.server.call(SIGN, { token, body: { agreementId: 'purchase', version: '1.1', draftId, ...body } });
    expect((await sign({ version: '1.0' })).name).toBe('AGREEMENT_OUTDATED');
    expect((await sign({ agreementId: 'other' })).name).toBe('NOT_FOUND');
    expect((await sign({}, stranger.token)).name).toBe('NOT_FOUND');
    expect((await sign({ draftId: undefined })).name).toBe('BAD_INPUT');
    const query = { agreementId: 'purchase', draftId };
    expect((await shop.server.call(TEXT, { token: stranger.token, query })).name).toBe('NOT_FOUND');
    expect(
      (await shop.server.call(TEXT, { token: person.token, query: { agreementId: 'special', draftId } })).name,
    ).toBe('NOT_FOUND');
  });

  it('say so when a newer version came, mark what changed, and keep the lock closed until it is signed', async () => {
    const person = await shop.server.login();
    const { orderNo } = await shop.paidOrder(person);
    const now = shop.server.clock.now();
    const old = await shop.server.ask(TEXT, { token: person.token, query: { agreementId: 'personalInfo' } });
    const clauses = old.clauses.map((clause, index) =>
      index === 1 ? { ...clause, paragraphs: ['新的条款'] } : { ...clause },
    );
    const version = { agreementId: 'personalInfo', kind: 'personalInfo' as const, title: '授权书', version: '9.0' };
    await seedAgreements(shop.server.ctx(), { versions: [{ ...version, clauses, effectiveAt: now }], options: [] });
    const lock = await shop.server.call('POST /api/mporder/v1/order/lock', { token: person.token, body: { orderNo } });
    expect(lock.name).toBe('AGREEMENT_OUTDATED');
    const query = { agreementId: 'personalInfo', orderNo };
    const text = await shop.server.ask(TEXT, { token: person.token, query });
    expect(text.agreement).toMatchObject({ state: 'signed', isOutdated: true, version: '9.0' });
    expect(text.clauses[1]).toMatchObject({ paragraphs: ['新的条款'], isChanged: true });
    await shop.server.ask(SIGN, { token: person.token, body: { ...query, version: '9.0' } });
    const copy = await shop.server.ask(TEXT, { token: person.token, query });
    expect(copy.clauses[1]).toMatchObject({ paragraphs: ['新的条款'], isChanged: false });
    const locked = await shop.server.ask('POST /api/mporder/v1/order/lock', { token: person.token, body: { orderNo } });
    expect(locked.state).toBe('locked');
  });
});
