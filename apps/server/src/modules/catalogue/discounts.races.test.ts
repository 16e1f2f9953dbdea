import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { APPROVE, CatalogueDesk, REJECT, REVERT } from './catalogue.fixture';

const ROUNDS = [0, 1, 2];
const YUAN = 100;

let desk: CatalogueDesk;
let carl: TestPerson;
beforeAll(async () => {
  desk = await CatalogueDesk.open();
  carl = await desk.yard.server.login({ roles: ['operator'] });
});
afterAll(() => desk.yard.close());

/** Forty callers at once, of two kinds in turn. */
const forty = <A>(one: () => Promise<A>, other: () => Promise<A>) =>
  Promise.all(Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? one() : other())));

const done = (answers: { name: string }[]) => answers.filter(({ name }) => name === 'SUCCESS').length;

describe('at once', () => {
  it('forty approvals by two people take a discount off once, and forty ends end it once', async () => {
    const before = await desk.quoteFen();
    const change = await desk.proposeDiscount(1000 * YUAN);
    const approvals = await forty(
      () => desk.decide(APPROVE, desk.ben, change),
      () => desk.decide(APPROVE, carl, change),
    );
    expect(done(approvals)).toBe(1);
    expect(await desk.quoteFen()).toBe(before - 100_000);
    const backs = await Promise.all([1, 2].map(async () => (await desk.decide(REVERT, desk.anna, change)).data));
    const [first, second] = backs;
    if (!first || !second) throw new Error('nothing to take back');
    const ends = await forty(
      () => desk.decide(APPROVE, desk.ben, first),
      () => desk.decide(APPROVE, carl, second),
    );
    expect(done(ends)).toBe(1);
    expect(await desk.quoteFen()).toBe(before);
  });

  it.each(ROUNDS)('approvals and rejections leave one story (%i)', async () => {
    const before = await desk.quoteFen();
    const change = await desk.proposeDiscount(1000 * YUAN);
    const answers = await forty(
      () => desk.decide(APPROVE, desk.ben, change),
      () => desk.decide(REJECT, carl, change),
    );
    expect(done(answers)).toBe(1);
    const isOn = (await desk.change(change)).state === 'applied';
    expect(await desk.quoteFen()).toBe(isOn ? before - 100_000 : before);
  });

  it.each(ROUNDS)('a discount and another price: none that began from a price which is gone (%i)', async () => {
    const before = await desk.quoteFen();
    const { priceFen } = await desk.version();
    const discount = await desk.proposeDiscount(1000 * YUAN);
    const price = await desk.propose(priceFen + 50 * YUAN);
    await forty(
      () => desk.decide(APPROVE, desk.ben, discount),
      () => desk.decide(APPROVE, carl, price),
    );
    const [ofDiscount, ofPrice] = [await desk.change(discount), await desk.change(price)];
    expect(ofPrice.state).toBe('applied');
    expect(await desk.quoteFen()).toBe(before + 5_000 - (ofDiscount.state === 'applied' ? 100_000 : 0));
    if (ofDiscount.state === 'applied') expect(ofDiscount.appliedAt).toBeLessThanOrEqual(ofPrice.appliedAt ?? 0);
    else expect(ofDiscount).toMatchObject({ state: 'proposed', isStale: true });
  });
});
