import type { BodyInputOf, TestDriveData } from '@voltfront/contract';
import { drivePlaceOf } from '@voltfront/rules/test-drive/drive-form';
import { fillDeep } from '../../demo/fill';
import type { TestPerson } from '../../testing';
import { defineForm } from '../form';
import { createShop, type Shop } from '../order/order.fixture';
import { savePlans } from '../slot';
import { stores } from '../store/demo';
import { insertCars } from './channel.repository';
import { demoCampaigns } from './demo/campaigns';
import { demoCars, demoHomeCars } from './demo/cars';
import { demoChannels } from './demo/channels';
import { driveFeedback } from './demo/feedback';
import { demoMembers } from './demo/members';
import { demoPartners } from './demo/partners';
import { demoSeasons, SERIES_PLATES } from './demo/seasons';
import { hashNumber } from './drive-gift';
import { drivePlan, TEST_DRIVE } from './drive-places';
import { defineChannel } from './show-channel';
import { insertNumbers } from './stock.repository';

export const STORE = 'sh-jingan';
/** Three cars of one model at one store. */
export const PLACE = drivePlaceOf(STORE, 'YL01');

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SUBMIT = 'POST /api/mpmkt/v1/testDrive/submit';

type Answers = Record<string, unknown>;

/** A shop with channels and cars, and no drives; the clock is set to 9:00 in Shanghai. */
export async function createDriveShop(config = {}): Promise<DriveShop> {
  const shop = await createShop(config);
  const { clock } = shop.server;
  clock.set(Math.ceil(clock.now() / DAY_MS) * DAY_MS + HOUR_MS);
  return openDriveShop(shop);
}

/** Adds channels and cars to a shop. */
export async function openDriveShop(shop: Shop): Promise<DriveShop> {
  const { clock, database } = shop.server;
  const cars = [...demoCars(stores), ...demoHomeCars()];
  await database.transaction(async (db) => {
    const ctx = { ...shop.server.ctx(), db };
    await insertCars(db, cars);
    await savePlans(
      ctx,
      cars.map(({ placeId, plates }) => ({ kind: TEST_DRIVE, placeId, plan: drivePlan(plates.length) })),
    );
    await defineForm(ctx, driveFeedback);
    const channels = fillDeep(
      [demoChannels, demoCampaigns, demoMembers, demoSeasons, demoPartners].flatMap((channelsAt) =>
        channelsAt(clock.now()),
      ),
    );
    await insertNumbers(
      db,
      'china-star',
      SERIES_PLATES.map((plate) => hashNumber(ctx, plate)),
    );
    for (const channel of channels) await defineChannel(ctx, channel);
  });
  return new DriveShop(shop);
}

/** Steps of people who book test drives, over HTTP. */
export class DriveShop {
  private phones = 0;
  constructor(readonly shop: Shop) {}

  get server() {
    return this.shop.server;
  }

  phone(): string {
    this.phones += 1;
    return `135${String(this.phones).padStart(8, '0')}`;
  }

  /** The beginning of the slot with this index at a place. */
  async slot(index = 20, placeId = PLACE): Promise<number> {
    const slots = await this.server.ask('GET /api/mpmkt/v1/testDrive/slots', { query: { placeId } });
    return slots[index]?.startsAt ?? 0;
  }

  async left(startsAt: number, placeId = PLACE): Promise<number | undefined> {
    const slots = await this.server.ask('GET /api/mpmkt/v1/testDrive/slots', { query: { placeId } });
    return slots.find((slot) => slot.startsAt === startsAt)?.left;
  }

  /** The code that was sent to a phone for a form; waits where it had one just now. */
  async code(mobile: string): Promise<string> {
    const ask = () =>
      this.server.call('GET /api/appuser/v1/user/pub/sms/authCode', { query: { mobile, scene: 'form' } });
    if ((await ask()).name === 'SMS_TOO_SOON') {
      this.server.clock.advance(61_000);
      await ask();
    }
    return this.server.sms.lastCode?.(mobile) ?? '';
  }

  /** Answers to the standard form of somebody logged in. */
  async own(changes: Answers = {}): Promise<Answers> {
    const slot = 'slot' in changes ? changes.slot : await this.slot();
    const place = { model: 'YL01', city: '310100', store: PLACE, slot };
    return { ...place, name: '林夏', consent: '2026-11', ...changes };
  }

  /** Answers to the standard form of a visitor, with the code that was sent to their phone. */
  async visitor(phone: string, changes: Answers = {}): Promise<Answers> {
    return { ...(await this.own(changes)), phone, code: await this.code(phone), ...changes };
  }

  submit(person: TestPerson | null, answers: Answers, body: Partial<BodyInputOf<typeof SUBMIT>> = {}) {
    const call = { body: { code: 'standard', version: 1, answers, ...body } };
    return this.server.call(SUBMIT, person ? { ...call, token: person.token } : call);
  }

  async booked(person: TestPerson | null, changes: Answers = {}): Promise<TestDriveData> {
    const answers = person ? await this.own(changes) : await this.visitor(this.phone(), changes);
    const answer = await this.submit(person, answers);
    if (answer.code !== '000000') throw new RangeError(`${answer.name}: ${JSON.stringify(answer.data)}`);
    return answer.data;
  }

  /** A short application without slot, by phone and code. */
  async lead(phone: string, code = 'h5', changes: Answers = {}) {
    const answers = {
      name: '林夏',
      phone,
      code: await this.code(phone),
      city: '310100',
      model: 'YLX',
      consent: '2026-11',
    };
    return this.submit(null, { ...answers, ...changes }, { code });
  }
}
