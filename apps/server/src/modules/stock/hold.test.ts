import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publish } from '../../kernel/jobs';
import { statements } from './demo/data';
import { createYard, type Yard } from './stock.fixture';

const MINUTE_MS = 60_000;
const CONFIRM = 'POST /api/mporder/v1/stock/confirm' as const;
const HOLD = 'GET /api/mporder/v1/stock/hold' as const;
const RELEASE = 'POST /api/mporder/v1/stock/hold/release' as const;
const INSTRUCTION = 'GET /api/mporder/v1/stock/instruction' as const;

let yard: Yard;
beforeAll(async () => {
  yard = await createYard();
});
afterAll(() => yard.close());

describe('the instruction', () => {
  it('names what is known of the car, filled in', async () => {
    const person = await yard.server.login();
    const stockCarId = await yard.receive({ mileageKm: 17 });
    const shown = await yard.server.ask(INSTRUCTION, { token: person.token, query: { stockCarId } });
    expect(shown.statements.map(({ statementId }) => statementId)).toEqual(yard.statementIds);
    const texts = shown.statements.map(({ text }) => text).join();
    expect(texts).toContain('17 公里');
    expect(texts).not.toContain('{');
    expect(texts).toContain(shown.car.vinTail);
    expect(shown.car.vinTail).toHaveLength(6);
    expect(JSON.stringify(shown)).not.toContain('LZ0EV20A0SB1');
    expect([shown.confirmedAt, shown.otherHold, shown.hasConvertibleOrder]).toEqual([null, null, false]);
  });

  it('has other statements for sale cars', async () => {
    const person = await yard.server.login();
    const now = yard.server.clock.now();
    const sale = { startsAt: now - 1, endsAt: now + 60 * MINUTE_MS };
    const stockCarId = await yard.receive({ kind: 'testDrive', sale });
    const shown = await yard.server.ask(INSTRUCTION, { token: person.token, query: { stockCarId } });
    const expected = statements.filter(({ kinds, scope }) => kinds.includes('testDrive') && scope !== 'stock');
    expect(shown.statements.map(({ statementId }) => statementId)).toEqual(
      expected.map(({ statementId }) => statementId),
    );
  });

  it('is for people who are logged in, and for cars that exist', async () => {
    expect((await yard.server.call(INSTRUCTION, { query: { stockCarId: 'x' } })).name).toBe('LOGIN_EXPIRED');
    const { token } = await yard.server.login();
    expect((await yard.server.call(INSTRUCTION, { token, query: { stockCarId: 'x' } })).name).toBe('NOT_FOUND');
  });
});

describe('confirming it', () => {
  it('holds the car 30 minutes for the one who ticked everything', async () => {
    const [anna, ben] = [await yard.server.login(), await yard.server.login()];
    const stockCarId = await yard.receive();
    const { hold, confirmedAt, next } = await yard.hold(anna, stockCarId);
    expect(hold).toEqual({ stockCarId, heldUntil: yard.server.clock.now() + 30 * MINUTE_MS, orderNo: null });
    expect([confirmedAt, next]).toEqual([yard.server.clock.now(), 'confirm']);
    expect([await yard.stateOf(stockCarId, anna), await yard.stateOf(stockCarId, ben)]).toEqual(['heldByMe', 'held']);
    expect(await yard.stateOf(stockCarId)).toBe('held');
    expect((await yard.tick(ben, stockCarId)).name).toBe('CAR_TAKEN');
    const shown = await yard.server.ask(INSTRUCTION, { token: anna.token, query: { stockCarId } });
    expect(shown.confirmedAt).toBe(confirmedAt);
  });

  it('is refused while a statement is open, and for an older version', async () => {
    const person = await yard.server.login();
    const stockCarId = await yard.receive();
    const open = await yard.tick(person, stockCarId, { statementIds: yard.statementIds.slice(1) });
    expect([open.name, open.data]).toEqual(['STATEMENTS_OPEN', { statementIds: yard.statementIds.slice(0, 1) }]);
    expect((await yard.tick(person, stockCarId, { version: '2.0' })).name).toBe('AGREEMENT_OUTDATED');
    expect(await yard.stateOf(stockCarId)).toBe('free');
  });

  it('again returns the same hold and does not make it longer', async () => {
    const person = await yard.server.login();
    const stockCarId = await yard.receive();
    const first = await yard.hold(person, stockCarId);
    yard.server.clock.advance(10 * MINUTE_MS);
    expect(await yard.hold(person, stockCarId)).toEqual(first);
  });

  it('ends by the clock alone, and then anybody can hold the car', async () => {
    const [anna, ben] = [await yard.server.login(), await yard.server.login()];
    const stockCarId = await yard.receive();
    const { hold } = await yard.hold(anna, stockCarId);
    yard.server.clock.set(hold.heldUntil - 1);
    expect(await yard.stateOf(stockCarId, ben)).toBe('held');
    yard.server.clock.set(hold.heldUntil);
    expect(await yard.stateOf(stockCarId, ben)).toBe('free');
    expect((await yard.server.ask(HOLD, { token: anna.token })).hold).toBeNull();
    expect((await yard.hold(ben, stockCarId)).hold.heldUntil).toBe(hold.heldUntil + 30 * MINUTE_MS);
  });

  it('of a second car asks first, then releases the one before', async () => {
    const person = await yard.server.login();
    const [first, second] = [await yard.receive(), await yard.receive()];
    await yard.hold(person, first);
    const refused = await yard.tick(person, second);
    expect([refused.name, refused.data.hold.stockCarId]).toEqual(['HOLD_ELSEWHERE', first]);
    const shown = await yard.server.ask(INSTRUCTION, { token: person.token, query: { stockCarId: second } });
    expect(shown.otherHold?.stockCarId).toBe(first);
    await yard.hold(person, second, { releaseOther: true });
    expect([await yard.stateOf(first), await yard.stateOf(second, person)]).toEqual(['free', 'heldByMe']);
    expect((await yard.server.ask(HOLD, { token: person.token })).car?.stockCarId).toBe(second);
  });

  it('of sale cars works within their window only', async () => {
    const person = await yard.server.login();
    const startsAt = yard.server.clock.now() + MINUTE_MS;
    const stockCarId = await yard.receive({ sale: { startsAt, endsAt: startsAt + MINUTE_MS } });
    const ids = statements.filter((one) => one.kinds.includes('new') && one.scope !== 'stock');
    const statementIds = ids.map(({ statementId }) => statementId);
    expect((await yard.tick(person, stockCarId, { statementIds })).name).toBe('SALE_NOT_RUNNING');
    yard.server.clock.set(startsAt + MINUTE_MS);
    expect((await yard.tick(person, stockCarId, { statementIds })).name).toBe('SALE_NOT_RUNNING');
    yard.server.clock.set(startsAt);
    expect((await yard.tick(person, stockCarId, { statementIds })).name).toBe('SUCCESS');
  });

  it('is refused to visitors and with bad input', async () => {
    const body = { stockCarId: 'x', version: '2.1', statementIds: [] };
    expect((await yard.server.call(CONFIRM, { body })).name).toBe('LOGIN_EXPIRED');
    const { token } = await yard.server.login();
    expect((await yard.server.call(CONFIRM, { token, body })).name).toBe('NOT_FOUND');
    expect((await yard.server.call(CONFIRM, { token, body: { ...body, version: 2 } })).name).toBe('BAD_INPUT');
  });
});

describe('giving a hold up', () => {
  it('frees the car, and does nothing to somebody else’s', async () => {
    const [anna, ben] = [await yard.server.login(), await yard.server.login()];
    const stockCarId = await yard.receive();
    await yard.hold(anna, stockCarId);
    await yard.server.ask(RELEASE, { token: ben.token, body: { stockCarId } });
    expect(await yard.stateOf(stockCarId, anna)).toBe('heldByMe');
    await yard.server.ask(RELEASE, { token: anna.token, body: { stockCarId } });
    expect(await yard.stateOf(stockCarId)).toBe('free');
    expect((await yard.server.call(RELEASE, { body: { stockCarId } })).name).toBe('LOGIN_EXPIRED');
  });

  it('happens when an account ends', async () => {
    const person = await yard.server.login();
    const stockCarId = await yard.receive();
    await yard.hold(person, stockCarId);
    await yard.server.database.transaction((db) =>
      publish({ ...yard.server.ctx(), db }, 'AccountCancelled', { accountId: person.accountId }),
    );
    await yard.server.runJobs();
    expect(await yard.stateOf(stockCarId)).toBe('free');
  });
});
