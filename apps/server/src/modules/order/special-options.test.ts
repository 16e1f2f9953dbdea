import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShop, type Shop } from './order.fixture';
import { seedSpecialOffers } from './seed-agreements';

const LOCK = 'POST /api/mporder/v1/order/lock' as const;
const SIGN = 'POST /api/mporder/v1/special/sign/agreement' as const;
const SHOW = 'POST /api/mporder/v1/special/getSpecialOrderOption' as const;
const SAVE = 'POST /api/mporder/v1/special/save/option' as const;
const CHOOSE = 'POST /api/mporder/v1/special/agreement/choice' as const;
const DAY_MS = 86_400_000;

let shop: Shop;
beforeAll(async () => {
  shop = await createShop();
});
afterAll(() => shop.close());

describe('special agreements', () => {
  it('are offered after the deposit, chosen once, and then to be signed before the lock', async () => {
    const person = await shop.server.login();
    const { orderNo } = await shop.paidOrder(person);
    const post = <K extends typeof SAVE | typeof CHOOSE>(key: K, optionCode: string) =>
      shop.server.call(key, { token: person.token, body: { orderNo, optionCode } });
    const shown = await shop.server.ask(SHOW, { token: person.token, body: { orderNo } });
    expect(shown).toMatchObject({ savedCode: null, chosenCode: null, chosenAt: null });
    expect(shown.options).toHaveLength(2);
    expect((await post(SAVE, 'homeCharger')).name).toBe('SUCCESS');
    expect((await post(SAVE, 'nothing')).name).toBe('NOT_FOUND');
    const remembered = await shop.server.ask(SHOW, { token: person.token, body: { orderNo } });
    const first = await post(CHOOSE, 'freeCharging');
    expect(first.data.chosenCode).toBe('freeCharging');
    expect(remembered.savedCode).toBe('homeCharger');
    expect((await post(CHOOSE, 'homeCharger')).data).toEqual(first.data);
    expect((await post(SAVE, 'homeCharger')).name).toBe('ALREADY_DONE');
    const locked = await shop.server.call(LOCK, { token: person.token, body: { orderNo } });
    expect(locked.name).toBe('AGREEMENT_UNSIGNED');
  });

  it('can be read and signed once one of them is saved, without being asked for', async () => {
    const person = await shop.server.login();
    const { orderNo } = await shop.paidOrder(person);
    const body = { orderNo, optionCode: 'homeCharger' };
    const text = { agreementId: 'special', orderNo };
    const read = () =>
      shop.server.call('GET /api/mporder/v1/order/agreement/text', { token: person.token, query: text });
    expect((await read()).name).toBe('NOT_FOUND');
    await shop.server.ask(SAVE, { token: person.token, body });
    const { agreement } = await shop.server.ask('GET /api/mporder/v1/order/agreement/text', {
      token: person.token,
      query: text,
    });
    expect(agreement).toMatchObject({ state: 'unsigned', isRequired: false });
    const signing = { agreementId: 'special', version: agreement.version, orderNo };
    await shop.server.ask(SIGN, { token: person.token, body: signing });
    await shop.server.ask(CHOOSE, { token: person.token, body });
    expect((await shop.server.call(LOCK, { token: person.token, body: { orderNo } })).name).toBe('SUCCESS');
  });

  it('another choice than the signed one has to be signed again', async () => {
    const person = await shop.server.login();
    const { orderNo } = await shop.paidOrder(person);
    const save = (optionCode: string) => shop.server.ask(SAVE, { token: person.token, body: { orderNo, optionCode } });
    await save('homeCharger');
    await shop.server.ask(SIGN, { token: person.token, body: { agreementId: 'special', version: '1.0', orderNo } });
    await save('freeCharging');
    const { agreement } = await shop.server.ask('GET /api/mporder/v1/order/agreement/text', {
      token: person.token,
      query: { agreementId: 'special', orderNo },
    });
    expect(agreement.state).toBe('unsigned');
  });

  it.each(['lock', 'selfLock'])(
    'the default applies to who did not choose before the %s, without a signature',
    async (by) => {
      const person = await shop.server.login();
      const { orderNo } = await shop.paidOrder(person);
      const before = await shop.server.ask(SHOW, { token: person.token, body: { orderNo } });
      expect(before).toMatchObject({ state: 'open', defaultCode: 'freeCharging', isChosenByDefault: false });
      if (by === 'lock') await shop.server.ask(LOCK, { token: person.token, body: { orderNo } });
      else {
        shop.server.clock.set(before.deadlineAt ?? 0);
        await shop.server.runJobs();
      }
      const after = await shop.server.ask(SHOW, { token: person.token, body: { orderNo } });
      expect(after).toMatchObject({ state: 'chosen', chosenCode: 'freeCharging', isChosenByDefault: true });
      const agreements = await shop.server.ask('GET /api/mporder/v1/order/agreements', {
        token: person.token,
        query: { orderNo },
      });
      expect(agreements.map(({ agreementId }) => agreementId)).not.toContain('special');
    },
  );

  it('are not offered before the deposit, nor to a stranger', async () => {
    const [person, stranger] = [await shop.server.login(), await shop.server.login()];
    const { orderNo } = await shop.order(person);
    expect((await shop.server.ask(SHOW, { token: person.token, body: { orderNo } })).options).toEqual([]);
    expect((await shop.server.call(SHOW, { token: stranger.token, body: { orderNo } })).name).toBe('NOT_FOUND');
    const body = { orderNo, optionCode: 'freeCharging' };
    expect((await shop.server.call(CHOOSE, { token: person.token, body })).name).toBe('STATE_CHANGED');
    expect((await shop.server.call(SAVE, { token: stranger.token, body })).name).toBe('NOT_FOUND');
  });
});

describe('the window of special agreements', () => {
  it('are offered within their window only', async () => {
    const person = await shop.server.login();
    const { orderNo } = await shop.paidOrder(person);
    const now = shop.server.clock.now();
    const offered = { offerId: 'of-YL01', modelId: 'YL01', defaultOption: 'homeCharger', terms: ['仅限首任车主'] };
    await seedSpecialOffers(shop.server.ctx(), [{ ...offered, startsAt: now + DAY_MS, endsAt: now + 2 * DAY_MS }]);
    const show = () => shop.server.ask(SHOW, { token: person.token, body: { orderNo } });
    const choose = () =>
      shop.server.call(CHOOSE, { token: person.token, body: { orderNo, optionCode: 'freeCharging' } });
    expect(await show()).toMatchObject({ state: 'notStarted', startsAt: now + DAY_MS, terms: offered.terms });
    expect((await choose()).name).toBe('STATE_CHANGED');
    shop.server.clock.advance(2 * DAY_MS);
    expect(await show()).toMatchObject({ state: 'ended', defaultCode: 'homeCharger' });
    expect((await choose()).name).toBe('STATE_CHANGED');
    expect(await show()).toMatchObject({ chosenCode: null });
  });
});
