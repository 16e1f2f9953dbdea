import { CelebrationSettings } from '@voltfront/contract';
import type { ListCase } from '../../testing/list.suite';
import { copiesOf, iso } from '../../testing/list-copies';
import type { Shop } from '../order/order.fixture';
import { insertVotes } from '../vote/vote-seed.repository';
import { activityInput } from './activity.fixture';
import { insertSignUp } from './activity.repository';
import { insertActivities } from './activity-seed.repository';
import { insertCelebrations } from './celebration/celebration.repository';

const shared = { isPersonal: false, isNewestFirst: true, readers: { roles: ['auditor' as const] } };
const begun = ({ at }: { at: number }) => ({ starts_at: iso(at) });

/** Lists of the rooms of activities and votes: all of the staff read the same. */
export const campaignLists = (shop: () => Shop): ListCase[] => {
  const operator = () => shop().server.login({ roles: ['operator'] });
  const addActivity = async (id: string, title = 'list') => {
    const { form: _form, cover: _cover, text: _text, ...fields } = activityInput(shop().server.clock.now());
    const row = { ...fields, id, title, seatsTaken: 0, isCancelled: false, formId: null };
    await insertActivities(shop().server.database.db, [row]);
    return id;
  };
  return [
    {
      key: 'GET /api/mpmkt/v1/celebrate/list',
      id: 'celebrationId',
      otherQuery: { cityCode: '310100' },
      isPersonal: false,
      async fill() {
        const value = await addActivity('list-celebration', 'celebration');
        const PICTURE = '/assets/covers/scene-city.webp';
        const settings = CelebrationSettings.parse({
          ...{ pictures: [PICTURE], address: '江边', programme: [{ time: '14:00', text: '签到' }], modelIds: [] },
          ...{ gift: { title: '徽章', note: '', picture: PICTURE }, gallery: [] },
        });
        const place = { slug: 'list', cityCode: '330100', cityName: '杭州市' };
        await insertCelebrations(shop().server.database.db, [{ activityId: value, ...place, settings }]);
        const changes = ({ step }: { step: number }) => ({ latitude: 30 + step * 0.001, longitude: 120 });
        const rows = [
          { table: 'activities', column: 'id', value, changes },
          { table: 'celebrations', column: 'activity_id', value },
        ];
        const query = { slug: 'list', latitude: 30, longitude: 120 };
        return copiesOf(shop().server, await operator(), query, ...rows);
      },
    },
    {
      ...shared,
      key: 'GET /api/mpmkt/v1/staff/activities',
      id: 'activityId',
      otherQuery: { stage: 'cancelled' },
      async fill() {
        const row = { table: 'activities', column: 'id', value: await addActivity('list-activity'), changes: begun };
        return copiesOf(shop().server, await operator(), { words: 'list' }, row);
      },
    },
    {
      ...shared,
      key: 'GET /api/mpmkt/v1/staff/activity/signUps',
      id: 'signUpId',
      isNewestFirst: false,
      otherQuery: { state: 'rejected' },
      async fill() {
        const activityId = await addActivity('signed-up');
        const { accountId } = await shop().server.login();
        const now = shop().server.clock.now();
        const kept = { seats: 1, pointsFee: 0, code: '12345678', createdAt: now, updatedAt: now };
        const signUp = { accountId, id: 'list-sign-up', activityId, state: 'joined' as const, ...kept };
        await insertSignUp(shop().server.database.db, signUp);
        const changes = ({ id }: { id: string }) => ({ account_id: id, code: id });
        const row = { table: 'activity_sign_ups', column: 'id', value: 'list-sign-up', changes };
        return copiesOf(shop().server, await operator(), { activityId }, row);
      },
    },
    {
      ...shared,
      key: 'GET /api/mpmkt/v1/staff/votes',
      id: 'voteId',
      otherQuery: { stage: 'hidden' },
      async fill() {
        const now = shop().server.clock.now();
        const vote = { id: 'list-vote', title: 'list', startsAt: now, endsAt: now + 1, points: 0, questions: [] };
        await insertVotes(shop().server.database.db, { votes: [vote], counts: [], turnouts: [], ballots: [] });
        const row = { table: 'votes', column: 'id', value: 'list-vote', changes: begun };
        return copiesOf(shop().server, await operator(), { words: 'list' }, row);
      },
    },
  ];
};
