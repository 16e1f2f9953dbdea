import type { FormDefinition } from '@voltfront/rules/form/form-types';
import { DAY_MS } from '@voltfront/rules/time';
import { createTestServer, type TestPerson, type TestServer } from '../../testing';
import { defineForm } from '../form';
import { balances, earn } from '../points';
import { type ActivityRow, findActivity } from './activity.repository';
import { insertActivities } from './activity-seed.repository';

const FORM: FormDefinition = {
  id: 'activity-test',
  version: 1,
  title: '报名信息',
  groups: [
    {
      fields: [
        { kind: 'name', id: 'name', label: '姓名' },
        { kind: 'phone', id: 'phone', label: '手机号' },
        { kind: 'number', id: 'companions', label: '同行人数', min: 0, max: 3, look: 'stepper' },
      ],
    },
  ],
};

/** Input that makes an activity for three people two days after `day`, on site, without form. */
export const activityInput = (day: number, changes = {}) => ({
  title: '露营',
  isOnline: false,
  place: '杭州',
  latitude: 30.2,
  longitude: 120.2,
  signUpFrom: 1,
  signUpUntil: day + DAY_MS,
  startsAt: day + 2 * DAY_MS,
  endsAt: day + 3 * DAY_MS,
  capacity: 3,
  pointsFee: 0,
  isOwnerOnly: false,
  isReviewed: false,
  cover: '/assets/community/camp.webp',
  text: null,
  form: null,
  ...changes,
});

const SIGN_UP = 'POST /api/mpmkt/v1/activity/signUp' as const;

/** A server with activities, and steps of people who sign up. */
export class ActivityDesk {
  private made = 0;

  private constructor(readonly server: TestServer) {}

  static async open(): Promise<ActivityDesk> {
    const config = { databaseLockTimeoutMs: 25_000, rateWritePerMinute: 10_000, ratePersonPerMinute: 10_000 };
    const server = await createTestServer({ config });
    await server.database.transaction(async (db) => {
      await defineForm({ ...server.ctx(), db }, FORM);
    });
    return new ActivityDesk(server);
  }

  /** An activity that people can sign up for until tomorrow, on the day after. */
  async make(changes: Partial<ActivityRow> = {}): Promise<string> {
    this.made += 1;
    const id = `activity-${this.made}`;
    const now = this.server.clock.now();
    const times = {
      signUpFrom: now - 1,
      signUpUntil: now + DAY_MS,
      startsAt: now + 2 * DAY_MS,
      endsAt: now + 3 * DAY_MS,
    };
    const place = { place: '杭州', isOnline: false, latitude: 30.2, longitude: 120.2 };
    const rules = { pointsFee: 0, isOwnerOnly: false, isCancelled: false, isReviewed: false, formId: null };
    const row = { id, title: '露营', ...place, ...times, ...rules, capacity: 3, seatsTaken: 0, ...changes };
    await this.server.database.transaction(async (db) => {
      await insertActivities(db, [row]);
    });
    return id;
  }

  /** An activity whose form asks for companions. */
  makeWithForm = (changes: Partial<ActivityRow> = {}) => this.make({ formId: FORM.id, ...changes });

  /** A person with points. */
  async person(points = 0): Promise<TestPerson> {
    const person = await this.server.login();
    const { accountId } = person;
    if (points > 0) await earn(this.server.ctx(), { accountId, amount: points, reason: 'gift', ref: accountId });
    return person;
  }

  async people(count: number, points = 0): Promise<TestPerson[]> {
    const people: TestPerson[] = [];
    for (let index = 0; index < count; index += 1) people.push(await this.person(points));
    return people;
  }

  async trio(points = 0): Promise<[TestPerson, TestPerson, TestPerson]> {
    return [await this.person(points), await this.person(points), await this.person(points)];
  }

  answers = (companions: number) => ({
    formVersion: 1,
    answers: { name: '林夏', phone: '13600000000', companions },
  });

  signUp = ({ token }: TestPerson, activityId: string, companions?: number) => {
    const answered = companions === undefined ? {} : this.answers(companions);
    return this.server.call(SIGN_UP, { token, body: { activityId, ...answered } });
  };

  cancel = ({ token }: TestPerson, activityId: string) =>
    this.server.call('POST /api/mpmkt/v1/activity/signUp/cancel', { token, body: { activityId } });

  show = (activityId: string, person?: TestPerson) =>
    this.server.ask('GET /api/mpmkt/v1/activity', { query: { activityId }, ...(person && { token: person.token }) });

  stateOf = async (activityId: string, person: TestPerson) => (await this.show(activityId, person)).own?.state ?? null;

  pointsOf = async ({ accountId }: TestPerson) => (await balances(this.server.ctx(), accountId)).points;

  /** What the counters of an activity are, and what its sign-ups add up to. */
  async counts(activityId: string) {
    const row = await findActivity(this.server.database.db, activityId);
    const { rows } = await this.server.database.executeSql(
      `select coalesce(sum(seats) filter (where state in ('reviewing', 'joined', 'checkedIn')), 0) as seats,
         count(*) filter (where state = 'waiting') as waiting from activity_sign_ups where activity_id = $1`,
      [activityId],
    );
    const [sums] = rows;
    return {
      taken: row?.seatsTaken,
      waiting: row?.waitingCount,
      isRight: row?.seatsTaken === Number(sums?.seats) && row?.waitingCount === Number(sums?.waiting),
    };
  }
}
