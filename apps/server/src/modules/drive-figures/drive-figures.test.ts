import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { DriveDesk } from '../test-drive/drive-desk.fixture';
import { createDriveShop, type DriveShop } from '../test-drive/test-drive.fixture';

const FIGURES = 'GET /api/mpmkt/v1/testDrive/figures';
const MINUTE_MS = 60_000;

let shop: DriveShop;
let desk: DriveDesk;
beforeAll(async () => {
  shop = await createDriveShop();
  desk = await DriveDesk.open(shop);
});
afterAll(() => shop.server.close());

const figures = (person: TestPerson, driveNo: string) =>
  shop.server.ask(FIGURES, { token: person.token, query: { driveNo } });

describe('figures of a drive', () => {
  it('come ten minutes after it, and are the caller’s only', async () => {
    const person = await shop.server.login();
    const { driveNo } = await shop.booked(person, { slot: await shop.slot(20) });
    expect(await figures(person, driveNo)).toMatchObject({ state: 'notDone', told: null, finishedAt: null });
    await desk.drive(driveNo, 18.6);
    expect(await figures(person, driveNo)).toMatchObject({ state: 'preparing', told: null, distanceKm: 18.6 });
    shop.server.clock.advance(10 * MINUTE_MS);
    await shop.server.runJobs();
    const { state, told, isFeedbackSent } = await figures(person, driveNo);
    expect([state, isFeedbackSent]).toEqual(['ready', false]);
    expect(told).toMatchObject({ distanceKm: 18.6, compared: 0, fasterThan: null, thriftierThan: null });
    expect(told?.route.length).toBeGreaterThan(20);
    const stranger = await shop.server.login();
    const refused = await shop.server.call(FIGURES, { token: stranger.token, query: { driveNo } });
    expect(refused.name).toBe('NOT_FOUND');
    expect((await shop.server.call(FIGURES, { query: { driveNo } })).name).toBe('LOGIN_EXPIRED');
    const long = { token: person.token, query: { driveNo: 'x'.repeat(500) } };
    expect((await shop.server.call(FIGURES, long)).name).toBe('BAD_INPUT');
  });

  it('that do not come are asked for two hours; then the facts stand alone', async () => {
    const person = await shop.server.login();
    const { driveNo } = await shop.booked(person, { slot: await shop.slot(30) });
    const { app } = shop.server.ctx();
    const { telematics } = app;
    let asked = 0;
    app.telematics = {
      recordOf: async () => {
        asked += 1;
        return null;
      },
    };
    await desk.drive(driveNo, 12);
    for (let round = 0; round < 14; round += 1) {
      shop.server.clock.advance(10 * MINUTE_MS);
      await shop.server.runJobs();
    }
    app.telematics = telematics;
    expect(asked).toBe(12);
    expect(await figures(person, driveNo)).toMatchObject({ state: 'facts', told: null, distanceKm: 12 });
  });

  it('are compared with other drives of the model', async () => {
    const others = Array.from(
      { length: 12 },
      (_, index) => `('c${index}', 'phone:c', 'YLX', '[]', 100, ${20 + index}, ${150 + index}, 0, now())`,
    );
    await shop.server.database.executeSql(`insert into drive_figures values ${others.join(', ')}`);
    const person = await shop.server.login();
    const place = { model: 'YLX', store: 'sh-jingan_YLX', slot: await shop.slot(40, 'sh-jingan_YLX') };
    const { driveNo } = await shop.booked(person, place);
    await desk.drive(driveNo, 20);
    shop.server.clock.advance(10 * MINUTE_MS);
    await shop.server.runJobs();
    const { told } = await figures(person, driveNo);
    const slower = others.filter((_, index) => (20 + index) / 10 < (told?.topAcceleration ?? 0)).length;
    const thirstier = others.filter((_, index) => (150 + index) / 10 > (told?.energy ?? 0)).length;
    expect(told).toMatchObject({
      compared: 12,
      fasterThan: Math.round((slower / 12) * 100),
      thriftierThan: Math.round((thirstier / 12) * 100),
    });
  });
});
