import type { ListCase } from '../../testing/list.suite';
import { copiesOf, iso } from '../../testing/list-copies';
import type { Yard } from '../stock/stock.fixture';
import { CampaignDesk, FIGURES } from './campaign.fixture';

/** Cases of the lists of prizes, draws and parcels. */
export function campaignLists(yard: () => Yard): ListCase[] {
  const [figure] = FIGURES;
  if (!figure) throw new Error('there are no figures');
  /** A person who drew once, with their prize. */
  const drawn = async () => {
    const desk = CampaignDesk.of(yard().server);
    const slug = await desk.makeSeries({ prizes: [{ ...figure, weight: 10_000 }] });
    const person = await desk.person(1000);
    const [record] = await desk.drawMany(person, slug, 1);
    return { desk, slug, person, awardId: record?.award.awardId ?? '' };
  };
  const award = (value: string) => ({
    table: 'campaign_awards',
    column: 'id',
    value,
    changes: ({ id, at }: { id: string; at: number }) => ({ reason: id, created_at: iso(at) }),
  });
  return [
    {
      key: 'GET /api/mpmkt/v1/campaign/prizes',
      id: 'awardId',
      otherQuery: { tab: 'void' },
      isPersonal: true,
      isNewestFirst: true,
      async fill() {
        const { person, awardId } = await drawn();
        return copiesOf(yard().server, person, { tab: 'open' }, award(awardId));
      },
    },
    {
      key: 'GET /api/mpmkt/v1/campaign/draw/records',
      id: 'recordId',
      isPersonal: true,
      async fill() {
        const { person, slug, awardId } = await drawn();
        const draw = { table: 'campaign_draws', column: 'award_id', value: awardId };
        const changes = ({ id }: { id: string }) => ({ n: 1000 + Number(id.split('Z').at(-1)) });
        return copiesOf(yard().server, person, { slug }, award(awardId), { ...draw, changes });
      },
    },
    {
      key: 'GET /api/mpmkt/v1/staff/campaign/list',
      id: 'slug',
      otherQuery: { state: 'draft' },
      isPersonal: false,
      readers: { roles: ['operator'] },
      async fill() {
        const slug = await CampaignDesk.of(yard().server).make();
        const operator = await yard().server.login({ roles: ['operator'] });
        const changes = ({ id, at }: { id: string; at: number }) => ({ id, starts_at: iso(at) });
        const source = { table: 'campaigns', column: 'slug', value: slug, changes };
        return copiesOf(yard().server, operator, { state: 'running' }, source);
      },
    },
    ...(['waiting', 'sent'] as const).map(
      (state): ListCase => ({
        key: 'GET /api/mpmkt/v1/staff/campaign/parcels',
        title: `parcels that are ${state}`,
        id: 'parcelId',
        otherQuery: { state: state === 'sent' ? 'waiting' : 'sent' },
        isPersonal: false,
        readers: { roles: ['operator'] },
        async fill() {
          const { desk, person, awardId } = await drawn();
          const body = { awardId, addressId: await desk.address(person) };
          const ask = { token: person.token, body };
          const { parcel } = await yard().server.ask('POST /api/mpmkt/v1/campaign/prizes/order', ask);
          const value = parcel?.parcelId ?? '';
          const sentAt = state === 'sent' ? 'now()' : 'null';
          await yard().server.database.executeSql(`update campaign_parcels set sent_at = ${sentAt} where id = $1`, [
            value,
          ]);
          const operator = await yard().server.login({ roles: ['operator'] });
          const changes = ({ at }: { at: number }) => ({ created_at: iso(at) });
          return copiesOf(
            yard().server,
            operator,
            { state },
            { table: 'campaign_parcels', column: 'id', value, changes },
          );
        },
      }),
    ),
  ];
}
