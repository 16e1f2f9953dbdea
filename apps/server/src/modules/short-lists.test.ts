import type { EndpointKey } from '@voltfront/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../testing';
import { copyRow, type RowChange } from '../testing/copy-rows';
import { steadyStatements } from '../testing/steady-statements';
import { PacketDesk } from './campaign/packet.fixture';
import { loadWhitePapers } from './content/demo/white-papers';
import { insertCoordinates } from './coordinate/coordinate.repository';
import { openEvent } from './drive-event/drive-event.fixture';
import { openGifts } from './drive-gift/drive-gift.fixture';
import { openPackages } from './drive-package/drive-package.fixture';
import { insertPackage, putPlace } from './drive-package/drive-package.repository';
import { addExperience } from './honour/honour.fixture';
import { seedAgreements, seedRights } from './order';
import { ChangeShop } from './order/change/change.fixture';
import { changeAgreementsSeed, rightsSeed } from './order/demo';
import { createYard, type Yard } from './stock/stock.fixture';
import { openDriveShop } from './test-drive/test-drive.fixture';
import { seedTradeIn } from './trade-in';
import { tradeInSeed } from './trade-in/demo';
import { seedVersions } from './vehicle';
import { nextYearSeed } from './vehicle/demo';

/** Lists with a fixed limit instead of pages. */
let yard: Yard;
beforeAll(async () => {
  yard = await createYard();
  const { server } = yard;
  const now = server.clock.now();
  await server.database.transaction(async (db) => {
    const ctx = { ...server.ctx(), db };
    await seedTradeIn(ctx, { ...tradeInSeed(now, () => null), fullSlots: [], requests: [] });
    await seedRights(ctx, rightsSeed(now));
    await seedAgreements(ctx, changeAgreementsSeed(now));
    await seedVersions(ctx, nextYearSeed());
  });
});
afterAll(() => yard.close());

const COPIES = 4;
interface Asked {
  key: EndpointKey;
  person?: TestPerson;
  query?: Record<string, string>;
  /** The list in the response. */
  rowsOf: (answer: never) => unknown[];
}

/** Number of rows shown, and the statements that the request sends. */
async function ask({ key, person, query = {}, rowsOf }: Asked) {
  const call = { query, ...(person ? { token: person.token } : {}) };
  const { result, statements } = await steadyStatements(yard.server, () => yard.server.ask(key, call));
  return { shown: rowsOf(result as never).length, statements };
}

/** With more copies the list shows more rows, but the request sends no more statements. */
async function expectSteady(asked: Asked, grow: (copies: number) => Promise<void>) {
  const few = await ask(asked);
  await grow(COPIES);
  const many = await ask(asked);
  expect(many.shown).toBe(few.shown + COPIES);
  expect(many.statements.length, many.statements.join('\n')).toBe(few.statements.length);
}

type Change = (id: string, index: number) => RowChange;

/** Copies a row with new ids. */
const copies = (row: { table: string; column: string; value: string }, change: Change) => (count: number) =>
  copyRow(
    yard.server.database,
    row,
    Array.from({ length: count }, (_, index) => {
      const id = `${row.value}Z${index}`;
      return { [row.column]: id, ...change(id, index) };
    }),
  );

const copiesOfOrder = (orderNo: string) =>
  copies({ table: 'orders', column: 'order_no', value: orderNo }, (id) => ({ draft_id: id }));

describe('a list without pages asks the database no more often for more rows:', () => {
  it('orders that a new model year concerns', async () => {
    const person = await yard.server.login();
    const { orderNo } = await yard.paidOrder(person);
    await new ChangeShop(yard).openYear();
    const rowsOf = (answer: unknown[]) => answer;
    await expectSteady({ key: 'GET /api/mporder/v1/order/year/orders', person, rowsOf }, copiesOfOrder(orderNo));
  });

  it('orders that a stock car can take over', async () => {
    const person = await yard.server.login();
    const { orderNo } = await yard.paidOrder(person, { kind: 'intention' });
    const query = { stockCarId: await yard.receive() };
    const rowsOf = (answer: { orders: unknown[] }) => answer.orders;
    await expectSteady({ key: 'GET /api/mporder/v1/stock/conversion', person, query, rowsOf }, copiesOfOrder(orderNo));
  });

  it('orders that an old car can be a part of', async () => {
    const person = await yard.server.login();
    const { orderNo } = await yard.paidOrder(person);
    const rowsOf = (answer: unknown[]) => answer;
    await expectSteady({ key: 'GET /api/mporder/v1/tradeIn/orders', person, rowsOf }, copiesOfOrder(orderNo));
  });

  it('places where an old car is looked at', async () => {
    const query = { cityCode: '310100' };
    const rowsOf = (answer: { stores: unknown[] }) => answer.stores;
    const row = { table: 'trade_in_places', column: 'place_id', value: 'sh-jingan' };
    await expectSteady(
      { key: 'GET /api/mporder/v1/tradeIn/places', query, rowsOf },
      copies(row, () => ({})),
    );
  });

  it('white papers', async () => {
    await yard.server.database.transaction((db) => loadWhitePapers({ ...yard.server.ctx(), db }));
    const row = { table: 'content_white_paper', column: 'paper_id', value: 'driving-1' };
    const grow = async (count: number) => {
      await copies(row, (id) => ({ subject: id }))(count);
      yard.server.clock.advance(10_000);
    };
    await expectSteady({ key: 'GET /api/mpmkt/v1/whitePapers', rowsOf: (answer: unknown[]) => answer }, grow);
  });

  it('test drives that are to come', async () => {
    const desk = await openDriveShop(yard);
    const person = await yard.server.login();
    const { driveNo } = await desk.booked(person, { slot: await desk.slot(60) });
    const row = { table: 'test_drives', column: 'drive_no', value: driveNo };
    const rowsOf = (answer: unknown[]) => answer;
    await expectSteady(
      { key: 'GET /api/mpmkt/v1/testDrive/running', person, rowsOf },
      copies(row, (id) => ({ drive_id: id, phone_hash: id, model_id: id })),
    );
  });

  it('stores that have a model to drive', async () => {
    const query = { modelId: 'YLX', cityCode: '310100' };
    const rowsOf = (answer: unknown[]) => answer;
    const grow = async (count: number) => {
      await copies({ table: 'stores', column: 'store_id', value: 'sh-jingan' }, () => ({}))(count);
      await copies({ table: 'test_drive_cars', column: 'place_id', value: 'sh-jingan_YLX' }, (_, index) => ({
        store_id: `sh-jinganZ${index}`,
      }))(count);
    };
    await expectSteady({ key: 'GET /api/mpmkt/v1/testDrive/stores', query, rowsOf }, grow);
  });

  it('gifts of a channel', async () => {
    await openGifts(await openDriveShop(yard), 'gift-list');
    const rowsOf = (answer: { gifts: unknown[] }) => answer.gifts;
    const row = { table: 'drive_gifts', column: 'gift_id', value: 'gift-list-mug' };
    await expectSteady(
      { key: 'GET /api/mpmkt/v1/testDrive/gifts', query: { code: 'gift-list' }, rowsOf },
      copies(row, () => ({})),
    );
  });

  it('sessions of an event', async () => {
    await openEvent(await openDriveShop(yard), 'event-list');
    const rowsOf = (answer: { sessions: unknown[] }) => answer.sessions;
    const row = { table: 'drive_event_sessions', column: 'session_id', value: 'event-list-one' };
    await expectSteady(
      { key: 'GET /api/mpmkt/v1/testDrive/event', query: { code: 'event-list' }, rowsOf },
      copies(row, () => ({})),
    );
  });

  it('friends who took a place of a package', async () => {
    const desk = await openDriveShop(yard);
    await openPackages(desk);
    const person = await yard.server.login();
    const { driveNo } = await desk.booked(person, { slot: await desk.slot(61) });
    const { database, clock } = yard.server;
    const [createdAt, until] = [clock.now(), clock.now() + 1_000_000];
    const { accountId } = person;
    const given = { packageCode: 'short-list', offerCode: 'standard', driveNo, used: 0 };
    await insertPackage(database.db, { accountId, ...given, createdAt, expiresAt: until });
    const rowsOf = (answer: { package: { friends: unknown[] } | null }) => answer.package?.friends ?? [];
    const grow = async (count: number) => {
      for (let index = 0; index < count; index += 1) {
        const friend = await yard.server.login();
        await putPlace(database.db, {
          accountId: friend.accountId,
          packageCode: 'short-list',
          state: 'reserved',
          driveNo: null,
          reservedUntil: until,
          createdAt,
          updatedAt: createdAt,
        });
      }
    };
    await grow(1);
    await expectSteady({ key: 'GET /api/mpmkt/v1/testDrive/package', person, rowsOf }, grow);
  });

  it('cars to compare', async () => {
    const person = await yard.server.login();
    const add = async () => {
      const call = { token: person.token, body: { stockCarId: await yard.receive() } };
      await yard.server.ask('POST /api/mporder/v1/stock/matching/add', call);
    };
    await add();
    const rowsOf = (answer: { items: unknown[] }) => answer.items;
    await expectSteady({ key: 'GET /api/mporder/v1/stock/matching', person, rowsOf }, async (count) => {
      for (let made = 0; made < count; made += 1) await add();
    });
  });

  it('experiences that KR is exchanged for', async () => {
    const person = await yard.server.login();
    await addExperience(yard.server, 'short-list', 5);
    const rowsOf = (answer: { experiences: unknown[] }) => answer.experiences;
    const row = { table: 'honour_experience', column: 'id', value: 'short-list' };
    await expectSteady(
      { key: 'GET /api/mpintegral/v1/honour', person, rowsOf },
      copies(row, () => ({})),
    );
  });

  it('filters kept as reminders', async () => {
    const person = await yard.server.login();
    const add = (maxPriceFen: number) => {
      const call = { token: person.token, body: { cityCode: '310100', maxPriceFen } };
      return yard.server.ask('POST /api/mporder/v1/stock/reminder', call);
    };
    await add(1_000_000);
    const rowsOf = (answer: { items: unknown[] }) => answer.items;
    await expectSteady({ key: 'GET /api/mporder/v1/stock/reminders', person, rowsOf }, async (count) => {
      for (let made = 1; made <= count; made += 1) await add(1_000_000 + made);
    });
  });

  it('rounds of points packets', async () => {
    const desk = PacketDesk.of(yard.server);
    const slug = await desk.makeRounds();
    const value = await desk.round(slug);
    const rowsOf = (answer: { items: unknown[] }) => answer.items;
    const row = { table: 'campaign_packets', column: 'id', value };
    await expectSteady(
      { key: 'GET /api/mpmkt/v1/campaign/packet/rounds', query: { slug }, person: await yard.server.login(), rowsOf },
      copies(row, () => ({})),
    );
  });

  it('delivery addresses', async () => {
    const person = await yard.server.login();
    const add = async (n: number) => {
      const area = { cityCode: '330100', districtCode: '330106', street: `文三路 ${n} 号` };
      const body = { receiver: '林夏', mobile: '13800138000', ...area, label: null, isDefault: false };
      await yard.server.ask('POST /api/mpaccount/v1/addresses', { token: person.token, body });
    };
    await add(0);
    const rowsOf = (answer: { items: unknown[] }) => answer.items;
    await expectSteady({ key: 'GET /api/mpaccount/v1/addresses', person, rowsOf }, async (count) => {
      for (let made = 1; made <= count; made += 1) await add(made);
    });
  });

  it('places worth driving to around a store', async () => {
    const query = { storeId: 'sh-jingan' };
    await insertCoordinates(yard.server.database.db, [
      {
        ...{ coordinateId: 'short-list', kind: 'camp', name: '营地', cityName: '上海市', address: '湖边' },
        ...{ latitude: 31.3, longitude: 121.5, story: [], pictures: ['/assets/covers/place-camp.webp'] },
        ...{ season: '夏', road: '土路', parking: '湖边' },
      },
    ]);
    const rowsOf = (answer: { items: unknown[] }) => answer.items;
    const row = { table: 'coordinates', column: 'coordinate_id', value: 'short-list' };
    await expectSteady(
      { key: 'GET /api/mporder/v1/coordinate/near', query, rowsOf },
      copies(row, () => ({})),
    );
  });

  it('configurations that can be published', async () => {
    const person = await yard.server.login();
    const { orderNo } = await yard.paidOrder(person);
    const rowsOf = (answer: unknown[]) => answer;
    await expectSteady({ key: 'GET /api/mporder/v1/vehicle/showcase/sources', person, rowsOf }, copiesOfOrder(orderNo));
  });
});
