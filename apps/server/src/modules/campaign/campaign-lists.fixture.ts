import type { ListCase } from '../../testing/list.suite';
import { copiesOf, iso } from '../../testing/list-copies';
import type { Yard } from '../stock/stock.fixture';
import { CampaignDesk, FIGURES } from './campaign.fixture';
import { findCampaign } from './campaign.repository';
import { collectOf, makeCollect } from './collect.fixture';
import { ExchangeDesk } from './exchange.fixture';
import { InviteDesk } from './invite.fixture';
import { makeLeadCampaign, recommend } from './lead.fixture';
import { PacketDesk } from './packet.fixture';
import { partnerPair } from './partner.fixture';
import { staffPair } from './staff-invite.fixture';

/** Cases of the lists of points packets. */
export function packetLists(yard: () => Yard): ListCase[] {
  /** A packet that its sender and a friend opened. */
  const opened = async () => {
    const desk = PacketDesk.of(yard().server);
    const slug = await desk.make();
    const sender = await desk.person(1000);
    const packetId = await desk.packet(sender, slug, { shares: 9 });
    const friend = await desk.person();
    await desk.draw(friend, packetId);
    return { slug, sender, friend, packetId };
  };
  const packet = (value: string) => ({
    table: 'campaign_packets',
    column: 'id',
    value,
    // Open for as long as the other lists take.
    changes: ({ id, at }: { id: string; at: number }) => ({
      client_key: id,
      created_at: iso(at),
      expires_at: '2099-01-01',
    }),
  });
  return [
    {
      key: 'GET /api/mpmkt/v1/campaign/packet/sent',
      id: 'packetId',
      otherQuery: { state: 'expired' },
      isPersonal: true,
      isNewestFirst: true,
      async fill() {
        const { sender, slug, packetId } = await opened();
        return copiesOf(yard().server, sender, { slug, state: 'running' }, packet(packetId));
      },
    },
    {
      key: 'GET /api/mpmkt/v1/staff/campaign/rounds',
      id: 'packetId',
      isPersonal: false,
      readers: { roles: ['operator'] },
      async fill() {
        const desk = PacketDesk.of(yard().server);
        const slug = await desk.makeRounds();
        const value = await desk.round(slug);
        const operator = await yard().server.login({ roles: ['operator'] });
        const changes = ({ at }: { at: number }) => ({ opens_at: iso(at) });
        const source = { table: 'campaign_packets', column: 'id', value, changes };
        return copiesOf(yard().server, operator, { slug }, source);
      },
    },
    {
      key: 'GET /api/mpmkt/v1/campaign/packet/received',
      id: 'packetId',
      otherQuery: { span: '2020' },
      isPersonal: true,
      async fill() {
        const { friend, slug, packetId } = await opened();
        const draw = { table: 'campaign_packet_draws', column: 'packet_id', value: packetId };
        const changes = ({ at }: { at: number }) => ({ created_at: iso(at) });
        return copiesOf(yard().server, friend, { slug }, packet(packetId), { ...draw, changes });
      },
    },
    {
      key: 'GET /api/mpmkt/v1/campaign/packet/receivers',
      id: 'receiverId',
      isPersonal: false,
      async fill() {
        const { friend, packetId } = await opened();
        const draw = { table: 'campaign_packet_draws', column: 'account_id', value: friend.accountId };
        const numberOf = (id: string) => 1000 + Number(id.split('Z').at(-1));
        const changes = ({ id }: { id: string }) => ({ n: numberOf(id) });
        const list = copiesOf(yard().server, friend, { packetId }, { ...draw, changes });
        // People are named by the number of their share.
        const add = async (steps: readonly number[]) => (await list.add(steps)).map((id) => String(numberOf(id)));
        return { ...list, add };
      },
    },
  ];
}

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
  /** A person with tickets of a catalogue that a friend brought. */
  const withTickets = async () => {
    const desk = ExchangeDesk.of(InviteDesk.of(yard().server));
    const slug = await desk.make();
    const { inviter: person } = await desk.invites.pair(await desk.programme(slug));
    return { desk, slug, person };
  };
  /** An inviter with a friend, and the row of their relation. */
  const invited = async () => {
    const desk = InviteDesk.of(yard().server);
    const slug = await desk.make();
    const { inviter } = await desk.pair(slug);
    const [friend] = await desk.friends(inviter, slug);
    return { inviter, slug, relation: { table: 'campaign_relations', column: 'id', value: friend?.relationId ?? '' } };
  };
  /** An employee with a friend, and the row of their relation. */
  const invitedByStaff = async () => {
    const { server } = yard();
    const { slug, employee, relationId } = await staffPair(InviteDesk.of(server));
    return { slug, employee, relation: { table: 'campaign_relations', column: 'id', value: relationId } };
  };
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
      key: 'GET /api/mpmkt/v1/campaign/draw/chances',
      id: 'chanceId',
      isPersonal: true,
      async fill() {
        const desk = CampaignDesk.of(yard().server);
        const slug = await desk.make();
        const person = await desk.person();
        await desk.giveChances(person, slug, 1);
        const { rows } = await yard().server.database.executeSql(
          'select id from campaign_chance_entries where account_id = $1',
          [person.accountId],
        );
        const value = String((rows[0] as { id: string }).id);
        const changes = ({ id, at }: { id: string; at: number }) => ({ ref: id, created_at: iso(at) });
        const entry = { table: 'campaign_chance_entries', column: 'id', value, changes };
        return copiesOf(yard().server, person, { slug }, entry);
      },
    },
    {
      key: 'GET /api/mpmkt/v1/campaign/collect/links',
      id: 'linkId',
      isPersonal: true,
      isNewestFirst: true,
      async fill() {
        const desk = CampaignDesk.of(yard().server);
        const slug = await makeCollect(desk);
        const collect = collectOf(desk, slug);
        const person = await desk.person();
        await collect.fill(person, 'a', 'a');
        const value = (await collect.give(person, 'a')).data.linkId;
        const changes = ({ at }: { at: number }) => ({ created_at: iso(at) });
        const source = { table: 'campaign_collect_links', column: 'id', value, changes };
        return copiesOf(yard().server, person, { slug }, source);
      },
    },
    {
      key: 'GET /api/mpmkt/v1/campaign/exchange/rewards',
      id: 'prizeId',
      isPersonal: false,
      async fill() {
        const { desk, slug, person } = await withTickets();
        const value = (await desk.rewards(person, slug))[0]?.prizeId ?? '';
        const changes = ({ step }: { step: number }) => ({ position: 1000 + step });
        return copiesOf(yard().server, person, { slug }, { table: 'campaign_prizes', column: 'id', value, changes });
      },
    },
    {
      key: 'GET /api/mpmkt/v1/campaign/exchange/tickets',
      id: 'ticketId',
      isPersonal: true,
      isNewestFirst: true,
      async fill() {
        const { desk, slug, person } = await withTickets();
        const value = (await desk.tickets(person, slug))[0]?.ticketId ?? '';
        const changes = ({ at }: { at: number }) => ({ created_at: iso(at) });
        return copiesOf(yard().server, person, { slug }, { table: 'campaign_tickets', column: 'id', value, changes });
      },
    },
    {
      key: 'GET /api/mpmkt/v1/campaign/exchange/records',
      id: 'recordId',
      otherQuery: { state: 'sent' },
      isPersonal: true,
      isNewestFirst: true,
      async fill() {
        const { desk, slug, person } = await withTickets();
        const value = (await desk.take(person, slug, 'points')).data.record.recordId;
        return copiesOf(yard().server, person, { slug, state: 'arrived' }, award(value));
      },
    },
    {
      key: 'GET /api/mpmkt/v1/campaign/invite/refused',
      id: 'refusedId',
      isPersonal: true,
      isNewestFirst: true,
      async fill() {
        const desk = InviteDesk.of(yard().server);
        const slug = await desk.make();
        const { friend } = await desk.pair(slug);
        const other = await desk.person();
        await desk.accept(friend, { slug, shareCode: other.accountId });
        const { rows } = await yard().server.database.executeSql(
          'select id from campaign_refusals where inviter_id = $1',
          [other.accountId],
        );
        const value = String((rows[0] as { id: string }).id);
        const changes = ({ id, at }: { id: string; at: number }) => ({ friend_id: id, updated_at: iso(at) });
        return copiesOf(yard().server, other, { slug }, { table: 'campaign_refusals', column: 'id', value, changes });
      },
    },
    {
      key: 'POST /api/mpintegral/v1/recommend/recommendPageList',
      id: 'relationId',
      otherQuery: { state: 'driven' },
      isPersonal: true,
      isNewestFirst: true,
      async fill() {
        const { inviter, relation, slug } = await invited();
        const changes = ({ id, at }: { id: string; at: number }) => ({ friend_id: id, created_at: iso(at) });
        return copiesOf(yard().server, inviter, { slug, state: 'registered' }, { ...relation, changes });
      },
    },
    {
      key: 'GET /api/mpmkt/v1/campaign/lead/records',
      id: 'leadId',
      otherQuery: { state: 'driven' },
      isPersonal: true,
      isNewestFirst: true,
      async fill() {
        const { server } = yard();
        const slug = await makeLeadCampaign(server);
        const person = await server.login({ roles: ['employee'] });
        const { data } = await recommend(server, person, slug, '13912347777');
        const changes = ({ id, at }: { id: string; at: number }) => ({ phone_hash: id, created_at: iso(at) });
        const lead = { table: 'campaign_leads', column: 'id', value: data.leadId, changes };
        return copiesOf(server, person, { slug, state: 'waiting' }, lead);
      },
    },
    {
      key: 'GET /api/mpmkt/v1/campaign/staff/friends',
      id: 'relationId',
      otherQuery: { state: 'driven' },
      isPersonal: true,
      isNewestFirst: true,
      readers: { roles: ['employee'] },
      async fill() {
        const { employee, slug, relation } = await invitedByStaff();
        const changes = ({ id, at }: { id: string; at: number }) => ({ friend_id: id, created_at: iso(at) });
        return copiesOf(yard().server, employee, { slug, state: 'registered' }, { ...relation, changes });
      },
    },
    {
      key: 'GET /api/mpmkt/v1/campaign/partner/customers',
      id: 'relationId',
      otherQuery: { state: 'driven' },
      isPersonal: true,
      isNewestFirst: true,
      readers: { roles: ['partner'] },
      async fill() {
        const { partner, slug, relationId: value } = await partnerPair(InviteDesk.of(yard().server));
        const changes = ({ id, at }: { id: string; at: number }) => ({ friend_id: id, created_at: iso(at) });
        const source = { table: 'campaign_relations', column: 'id', value, changes };
        return copiesOf(yard().server, partner, { slug, state: 'registered' }, source);
      },
    },
    {
      key: 'GET /api/mpmkt/v1/staff/campaign/disputes',
      id: 'relationId',
      isPersonal: false,
      isNewestFirst: true,
      readers: { roles: ['operator'] },
      async fill() {
        const { employee, slug, relation } = await invitedByStaff();
        const { server } = yard();
        const body = { slug, relationId: relation.value, text: '客户已到店' };
        await server.ask('POST /api/mpmkt/v1/campaign/staff/dispute', { token: employee.token, body });
        const changes = ({ id, at }: { id: string; at: number }) => ({ friend_id: id, created_at: iso(at) });
        const dispute = { table: 'campaign_disputes', column: 'relation_id', value: relation.value };
        const disputeChanges = ({ at }: { at: number }) => ({ created_at: iso(at) });
        const operator = await server.login({ roles: ['operator'] });
        return copiesOf(server, operator, {}, { ...relation, changes }, { ...dispute, changes: disputeChanges });
      },
    },
    {
      key: 'GET /api/mpmkt/v1/campaign/invite/gifts',
      id: 'awardId',
      isPersonal: true,
      isNewestFirst: true,
      async fill() {
        const { inviter, slug } = await invited();
        const query = { tab: 'all' as const, slug };
        const { items } = await yard().server.ask('GET /api/mpmkt/v1/campaign/prizes', { token: inviter.token, query });
        return copiesOf(yard().server, inviter, { slug }, award(items[0]?.awardId ?? ''));
      },
    },
    {
      key: 'GET /api/mpmkt/v1/staff/campaign/refusals',
      id: 'refusalId',
      isPersonal: false,
      isNewestFirst: true,
      readers: { roles: ['operator'] },
      async fill() {
        const { inviter, slug } = await invited();
        const desk = InviteDesk.of(yard().server);
        await desk.accept(inviter, { slug, shareCode: inviter.accountId });
        const { rows } = await yard().server.database.executeSql(
          'select id from campaign_refusals where inviter_id = $1',
          [inviter.accountId],
        );
        const value = String((rows[0] as { id: string }).id);
        const operator = await yard().server.login({ roles: ['operator'] });
        const changes = ({ id, at }: { id: string; at: number }) => ({ friend_id: id, updated_at: iso(at) });
        return copiesOf(yard().server, operator, {}, { table: 'campaign_refusals', column: 'id', value, changes });
      },
    },
    {
      key: 'GET /api/mpmkt/v1/staff/campaign/list',
      id: 'slug',
      otherQuery: { state: 'draft' },
      isPersonal: false,
      readers: { roles: ['operator'] },
      async fill() {
        const desk = CampaignDesk.of(yard().server);
        const campaign = await findCampaign(yard().server.database.db, await desk.make());
        const operator = await yard().server.login({ roles: ['operator'] });
        const slugOf = (id: string) => id.toLowerCase();
        const changes = ({ id, at }: { id: string; at: number }) => ({ slug: slugOf(id), starts_at: iso(at) });
        const source = { table: 'campaigns', column: 'id', value: campaign?.id ?? '', changes };
        const list = copiesOf(yard().server, operator, { state: 'running' }, source);
        return { ...list, add: async (steps: readonly number[]) => (await list.add(steps)).map(slugOf) };
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
