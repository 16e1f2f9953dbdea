import { ShowSettings } from '@voltfront/contract';
import { EVERY_DAY, shanghaiMidnight } from '@voltfront/rules/slot/slot-plan';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@voltfront/rules/time';
import { createTestServer, type TestPerson, type TestServer } from '../../testing';
import { defineForm } from '../form';
import { savePlans } from '../slot';
import { insertShows } from './show.repository';
import { SHOW_VISIT } from './show-visit';

export const SHOW = 'show-test';
/** Bookings of a half day. */
export const PLACES = 3;

const settings = ShowSettings.parse({
  ...{ title: '车展', cityName: '上海', hall: '5.1 馆', booth: '5B08', address: '崧泽大道 333 号' },
  ...{ latitude: 31.19, longitude: 121.3, picture: '/assets/covers/scene-city.webp', programme: [], draw: null },
});

/** A show that can be booked, and steps of its visitors. */
export class ShowDesk {
  /** Midnight of the day on which it began. */
  private readonly midnight: number;
  private readonly phones = new Set<string>();

  private constructor(readonly server: TestServer) {
    this.midnight = shanghaiMidnight(server.clock.now());
  }

  static async open(draw: string | null = null): Promise<ShowDesk> {
    const config = { databaseLockTimeoutMs: 25_000, smsPerAddressHour: 1000, captchaAfter: 1000 };
    const server = await createTestServer({ config: { ...config, rateWritePerMinute: 10_000 } });
    const now = server.clock.now();
    await server.database.transaction(async (db) => {
      const ctx = { ...server.ctx(), db };
      await defineForm(ctx, {
        id: SHOW,
        version: 1,
        title: '车展预约',
        groups: [
          {
            fields: [
              { kind: 'pick', id: 'show', label: '展会', list: 'shows' },
              { kind: 'slot', id: 'slot', label: '时间', slots: SHOW_VISIT, place: ['show'] },
              { kind: 'number', id: 'visitors', label: '人数', min: 1, max: 4, look: 'stepper' },
              { kind: 'name', id: 'name', label: '姓名' },
              { kind: 'phone', id: 'phone', label: '手机号' },
              { kind: 'code', id: 'code', label: '验证码', phone: 'phone' },
            ],
          },
        ],
      });
      const window = { bookFrom: now - DAY_MS, startsAt: now + DAY_MS, endsAt: now + 9 * DAY_MS };
      await insertShows(db, [{ showId: SHOW, settings: { ...settings, draw }, ...window, formId: SHOW }]);
      const hours = [{ weekdays: EVERY_DAY, starts: [9 * 60], capacity: PLACES }];
      const plan = { hours, lengthMinutes: 240, leadMinutes: 30, days: 9 };
      await savePlans(ctx, [{ kind: SHOW_VISIT, placeId: SHOW, plan }]);
    });
    return new ShowDesk(server);
  }

  /** The half day of a day after the first one. */
  day = (days: number): number => this.midnight + days * DAY_MS + 9 * HOUR_MS;

  async answers(phone: string, days = 3, changes: object = {}): Promise<Record<string, unknown>> {
    // A phone gets one code a minute.
    if (this.phones.has(phone)) this.server.clock.advance(MINUTE_MS);
    this.phones.add(phone);
    await this.server.ask('GET /api/appuser/v1/user/pub/sms/authCode', { query: { mobile: phone, scene: 'form' } });
    const code = this.server.sms.lastCode?.(phone) ?? '';
    return { show: SHOW, slot: this.day(days), visitors: 2, name: '林夏', phone, code, ...changes };
  }

  /** Logs in with a phone, which then has to wait for its next code. */
  login(mobile: string): Promise<TestPerson> {
    this.phones.add(mobile);
    return this.server.login({ mobile });
  }

  book = (person: TestPerson | null, answers: Record<string, unknown>) => {
    const body = { showId: SHOW, version: 1, answers };
    return this.server.call('POST /api/mpmkt/v1/show/book', { body, ...(person && { token: person.token }) });
  };

  show = (person?: TestPerson) =>
    this.server.ask('GET /api/mpmkt/v1/show/detail', {
      query: { showId: SHOW },
      ...(person && { token: person.token }),
    });

  change = ({ token }: TestPerson, days: number) =>
    this.server.call('POST /api/mpmkt/v1/show/change', {
      token,
      body: { showId: SHOW, startsAt: this.day(days), visitors: 3 },
    });

  cancel = ({ token }: TestPerson) =>
    this.server.call('POST /api/mpmkt/v1/show/cancel', { token, body: { showId: SHOW } });

  left = async (days: number) => (await this.show()).slots.find(({ startsAt }) => startsAt === this.day(days))?.left;
}
