import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillDeep } from '../../demo/fill';
import type { TestPerson } from '../../testing';
import { HandoverShop } from '../insurance/handover.fixture';
import { defineChannel } from '../test-drive';
import { createDriveShop, type DriveShop, STORE } from '../test-drive/test-drive.fixture';
import { invitationChannel } from './demo';

const CALLERS = 40;

let shop: DriveShop;
beforeAll(async () => {
  shop = await createDriveShop({
    databaseLockTimeoutMs: 25_000,
    rateAddressPerMinute: 100_000,
    rateWritePerMinute: 10_000,
    smsPerAddressHour: 1000,
    captchaAfter: 1000,
  });
  await shop.server.database.transaction((db) =>
    defineChannel({ ...shop.server.ctx(), db }, fillDeep(invitationChannel())),
  );
});
afterAll(() => shop.server.close());

it('40 people accept one letter at once: one drive comes of it', async () => {
  const { token } = await new HandoverShop(shop.shop).consultant(STORE);
  const body = { modelId: 'YL01', surname: '', text: '欢迎', slots: [await shop.slot(20), await shop.slot(30)] };
  const { code } = await shop.server.ask('POST /api/mpmkt/v1/staff/testDrive/invitation', { token, body });
  const people: TestPerson[] = [];
  for (let index = 0; index < CALLERS; index += 1) people.push(await shop.server.login());
  const slots: number[] = [];
  for (let index = 0; index < CALLERS; index += 1) slots.push(await shop.slot(20 + (index % 15)));
  const sent = await Promise.all(
    people.map(async (person, index) =>
      shop.submit(person, await shop.own({ slot: slots[index] }), {
        code: 'invitation',
        source: { subChannel: code },
      }),
    ),
  );
  const count = (wanted: string) => sent.filter(({ name }) => name === wanted).length;
  expect([count('SUCCESS'), count('STATE_CHANGED')]).toEqual([1, CALLERS - 1]);
  expect(await shop.left(await shop.slot(50))).toBe(3);
});
