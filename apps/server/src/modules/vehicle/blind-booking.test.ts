import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing';
import { account } from '../account';
import { points } from '../points';
import { catalogueChanged, seedCatalogue, vehicle } from '.';
import { blindBookingState } from './blind-booking';
import type { BlindWindowRow } from './blind-booking.repository';
import { catalogueSeed } from './demo/catalogue-seed';
import { vehicleModel } from './vehicle.tables';
import { seedVehicleModel } from './vehicle-model.fixture';

const BLIND = 'GET /api/mporder/v1/vehicle/blindBooking' as const;
const ENTRANCE = 'GET /api/mporder/v1/vehicle/entrance' as const;
const DAY_MS = 86_400_000;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ modules: [account, points, vehicle] });
  await server.database.transaction((db) => seedCatalogue({ ...server.ctx(), db }, catalogueSeed(server.clock.now())));
  await seedVehicleModel(server);
});
afterAll(() => server.close());

const show = (windowId?: string, token?: string) =>
  server.ask(BLIND, { query: { modelId: 'CS1E', ...(windowId ? { windowId } : {}) }, ...(token ? { token } : {}) });

async function setStage(stage: string): Promise<void> {
  await server.database.transaction(async (db) => {
    await db.update(vehicleModel).set({ stage }).where(eq(vehicleModel.modelId, 'CS1E'));
    await catalogueChanged({ ...server.ctx(), db });
  });
}

describe('state of a blind booking', () => {
  const blindWindow = (changes: Partial<BlindWindowRow>): BlindWindowRow => ({
    windowId: 'c',
    modelId: 'M',
    title: '',
    startsAt: 100,
    endsAt: 200,
    launchAt: 300,
    isPaused: false,
    pauseNote: null,
    bookingLimit: 500,
    taken: 0,
    paidCount: 0,
    content: { films: [], highlights: [], benefits: [] },
    position: 0,
    ...changes,
  });

  it('follows the window, the pause and the places; the launch comes before all else', () => {
    expect(blindBookingState(blindWindow({}), false, 99)).toBe('notStarted');
    expect(blindBookingState(blindWindow({}), false, 100)).toBe('open');
    expect(blindBookingState(blindWindow({ taken: 500 }), false, 150)).toBe('full');
    expect(blindBookingState(blindWindow({ taken: 500, isPaused: true }), false, 150)).toBe('paused');
    expect(blindBookingState(blindWindow({ taken: 500, isPaused: true }), false, 200)).toBe('ended');
    expect(blindBookingState(blindWindow({}), true, 150)).toBe('launched');
  });

  it('is open only inside the window, unpaused, with a place left and prices not out', () => {
    const numbers = fc.record({ now: fc.integer({ min: 0, max: 300 }), taken: fc.integer({ min: 0, max: 500 }) });
    fc.assert(
      fc.property(numbers, fc.boolean(), fc.boolean(), ({ now, taken }, isPaused, isLaunched) => {
        const isOpen = blindBookingState(blindWindow({ taken, isPaused }), isLaunched, now) === 'open';
        expect(isOpen).toBe(now >= 100 && now < 200 && taken < 500 && !isPaused && !isLaunched);
      }),
    );
  });
});

describe('the blind booking of a model', () => {
  it('is the one that runs now, told without versions or prices', async () => {
    const booking = await show();
    expect(booking).toMatchObject({ windowId: 'CS1E-first', state: 'open', depositFen: 200_000, ownBooking: null });
    expect([booking.bookingCount, booking.bookingsLeft]).toEqual([3286, 5000 - 3286]);
    expect(booking.films.length * booking.highlights.length * booking.benefits.length).toBeGreaterThan(0);
    expect(Object.keys(booking)).not.toContain('versions');
  });

  it('is there in every state', async () => {
    const states = await Promise.all(['second', 'show', 'owners', 'preview'].map((id) => show(`CS1E-${id}`)));
    expect(states.map(({ state }) => state)).toEqual(['notStarted', 'paused', 'full', 'ended']);
    expect(states[1]?.pauseNote).toContain('维护');
  });

  it('moves on with the server clock: not started, open, ended', async () => {
    server.clock.advance(4 * DAY_MS);
    expect((await show('CS1E-second')).state).toBe('open');
    server.clock.advance(18 * DAY_MS);
    expect((await show('CS1E-first')).state).toBe('ended');
    expect((await show()).windowId).toBe('CS1E-second');
    server.clock.advance(-22 * DAY_MS);
  });

  it('is launched when the model is on sale', async () => {
    await setStage('onSale');
    expect((await show()).state).toBe('launched');
    await setStage('blindBooking');
  });

  it('knows the reminder of who is logged in', async () => {
    const { token } = await server.login();
    expect((await show('CS1E-second', token)).isReminderSet).toBe(false);
    await server.ask('POST /api/mporder/v1/vehicle/reminder', { token, body: { modelId: 'CS1E', isSet: true } });
    expect((await show('CS1E-second', token)).isReminderSet).toBe(true);
    expect((await show('CS1E-second')).isReminderSet).toBe(false);
  });

  it('answers NOT_FOUND for a model without one, for one of another model, and for an unknown model', async () => {
    const name = async (query: Record<string, string>) => (await server.call(BLIND, { query })).name;
    expect(await name({ modelId: 'YL01' })).toBe('NOT_FOUND');
    expect(await name({ modelId: 'YL01', windowId: 'CS1E-first' })).toBe('NOT_FOUND');
    expect(await name({ modelId: 'NONE' })).toBe('NOT_FOUND');
    expect(await name({})).toBe('BAD_INPUT');
  });
});

describe('the entrance', () => {
  const kindOf = async (query: Record<string, string>) => (await server.ask(ENTRANCE, { query })).kind;

  it('leads by the stage of the model, named itself or by a version', async () => {
    expect(await kindOf({ modelId: 'YL01' })).toBe('onSale');
    expect(await kindOf({ versionId: 'YLX-pro' })).toBe('onSale');
    expect(await kindOf({ modelId: 'CS1E' })).toBe('blindBooking');
    await setStage('soldOut');
    expect(await kindOf({ modelId: 'CS1E' })).toBe('offSale');
    await setStage('blindBooking');
  });

  it('leads to a stock car or a flash sale that is named, and an unknown model to all cars', async () => {
    expect(await server.ask(ENTRANCE, { query: { stockCarId: 'x1', modelId: 'YL01' } })).toMatchObject({
      kind: 'stockCar',
      modelId: 'YL01',
    });
    expect(await kindOf({ snapUpId: 'august' })).toBe('flashSale');
    expect(await kindOf({ modelId: 'NONE' })).toBe('cars');
    expect(await kindOf({})).toBe('cars');
  });

  it('keeps somebody else’s order number from a visitor: the model counts', async () => {
    expect(await kindOf({ orderNo: 'VO261120183000482913', modelId: 'YL01' })).toBe('onSale');
  });
});
