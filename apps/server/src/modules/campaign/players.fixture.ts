import { DAY_MS } from '@voltfront/rules/time';
import type { TestPerson, TestServer } from '../../testing';
import { Shop } from '../order/order.fixture';
import { CampaignDesk } from './campaign.fixture';
import { findCampaign, listPrizes, type PrizeRow } from './campaign.repository';
import { collectSettingsOf } from './engines/collect/collect-settings';
import { termsOf } from './engines/offer/offer-settings';
import { packetSettingsOf } from './engines/packet/packet-settings';
import { pollSettingsOf } from './engines/poll/poll-settings';
import { quizSettingsOf } from './engines/quiz/quiz-settings';
import { snapUpSettingsOf } from './engines/snap-up/snap-up-settings';
import { InviteDesk } from './invite.fixture';
import { leadBody, recommend } from './lead.fixture';
import { PacketDesk } from './packet.fixture';
import { APPLY, COMPLETE } from './recruit.fixture';
import { insertTickets } from './ticket.repository';

/** What came of taking part: the name of the answer, and what tells one success from another. */
export interface Outcome {
  name: string;
  got: unknown;
}

/** One campaign of the demo data on the server of the suite. */
export interface Stage {
  server: TestServer;
  slug: string;
  /** Has points, and takes part first; `other` comes when nothing is left, `late` after the end. */
  person: TestPerson;
  other: TestPerson;
  late: TestPerson;
}

/** How people take part in the campaigns of an engine. */
export interface Player {
  /** What they need beforehand. */
  ready?(stage: Stage): Promise<void>;
  /** Takes part in the one way that every campaign of the engine has; the same way each time. */
  play(stage: Stage, who: TestPerson | null): Promise<Outcome>;
  /** Whether a newcomer with points gets something; left out: yes. */
  isOpen?(stage: Stage): Promise<boolean>;
  /** Takes away what is left. */
  empty(stage: Stage): Promise<void>;
  /** What the next person is told then. */
  emptied: string;
  /** Puts some of it back, where that decides what is said after the end. */
  refill?(stage: Stage): Promise<unknown>;
}

const rowOf = async ({ server, slug }: Stage) => {
  const row = await findCampaign(server.database.db, slug);
  if (!row) throw new Error(`there is no campaign ${slug}`);
  return row;
};
const tokenOf = (who: TestPerson | null) => (who ? { token: who.token } : {});
const sql = ({ server }: Stage, text: string, values: unknown[]) => server.database.executeSql(text, values);
const noStock = (stage: Stage) =>
  sql(
    stage,
    'update campaign_prizes set stock = taken where campaign_id = (select id from campaigns where slug = $1)',
    [stage.slug],
  ).then(() => undefined);

const draw: Player = {
  async ready(stage) {
    if ((await rowOf(stage)).audience.roles) {
      stage.person = await oneOfThem(stage);
      stage.other = await oneOfThem(stage);
      stage.late = await oneOfThem(stage);
    }
    const { server, slug, person, other } = stage;
    // Draws of the past have given away everything.
    await sql(
      stage,
      'update campaign_prizes set stock = taken + 10 where stock = taken and campaign_id = (select id from campaigns where slug = $1)',
      [slug],
    );
    const desk = CampaignDesk.of(server);
    await desk.giveChances(person, slug, 1);
    await desk.giveChances(other, slug, 1);
  },
  async play({ server, slug }, who) {
    const body = { slug, payWith: 'chance' as const };
    const { name, data } = await server.call('POST /api/mpmkt/v1/campaign/draw', { ...tokenOf(who), body });
    return { name, got: data?.record?.recordId };
  },
  empty: noStock,
  emptied: 'SOLD_OUT',
};

/** An offer that points or nothing buys; else the first one. */
async function offerOf(stage: Stage): Promise<{ prize: PrizeRow | undefined; isOpen: boolean }> {
  const prizes = await listPrizes(stage.server.database.db, (await rowOf(stage)).id);
  const open = prizes.find((prize) => {
    const { task, needsOrder, limit } = termsOf(prize);
    return task === null && !needsOrder && limit === 1 && prize.stock !== 0;
  });
  return { prize: open ?? prizes[0], isOpen: open !== undefined };
}

const offer: Player = {
  async play(stage, who) {
    const body = { slug: stage.slug, prizeId: (await offerOf(stage)).prize?.id ?? '' };
    const { name } = await stage.server.call('POST /api/mpmkt/v1/campaign/offers/take', { ...tokenOf(who), body });
    return { name, got: null };
  },
  isOpen: async (stage) => (await offerOf(stage)).isOpen,
  empty: noStock,
  emptied: 'SOLD_OUT',
};

/** Answers of an invitation that are a state instead of a refusal. */
const NAME_OF_STATE: Record<string, string> = {
  mine: 'SUCCESS',
  notStarted: 'STATE_CHANGED',
  paused: 'STATE_CHANGED',
  ended: 'STATE_CHANGED',
  notInviter: 'FORBIDDEN',
};
const inviters = new Map<string, string>();

/** Gives a business partner a contract without end. */
const giveContract = (stage: Stage, { accountId }: TestPerson) =>
  sql(stage, "update campaigns set settings = jsonb_set(settings, '{partners,contracts}', $2) where slug = $1", [
    stage.slug,
    JSON.stringify([
      { accountId, name: '伙伴', logo: '/assets/covers/scene-city.webp', benefit: '', startsAt: 0, endsAt: 9e12 },
    ]),
  ]);

/** Somebody of the campaign's own people: an employee, owner or partner where it is for them. */
const oneOfThem = async (stage: Stage): Promise<TestPerson> => {
  const { roles = [] } = (await rowOf(stage)).audience ?? {};
  const role = (['employee', 'partner'] as const).find((each) => roles.includes(each));
  const person = await stage.server.login(role ? { roles: [role] } : {});
  if (role === 'partner') await giveContract(stage, person);
  if (roles.includes('owner')) {
    const { orderNo } = await new Shop(stage.server).paidOrder(person);
    await sql(stage, `update orders set state = 'delivered' where order_no = $1`, [orderNo]);
  }
  return person;
};

const invite: Player = {
  async ready(stage) {
    inviters.set(stage.slug, (await oneOfThem(stage)).accountId);
    // Everybody has one inviter: a campaign after another needs other friends.
    stage.person = await stage.server.login();
    stage.other = await stage.server.login();
    stage.late = await stage.server.login();
  },
  async play({ server, slug }, who) {
    const body = { slug, shareCode: inviters.get(slug) ?? '', channel: 'link' as const };
    if (!who)
      return { name: (await server.call('POST /api/mpintegral/v1/recommend/submit', { body })).name, got: null };
    const { state, awards, lockedAt } = await InviteDesk.of(server).accept(who, body);
    return { name: NAME_OF_STATE[state] ?? state, got: { lockedAt, awards: awards.map(({ awardId }) => awardId) } };
  },
  empty: noStock,
  // The friend is bound all the same, without a gift.
  emptied: 'SUCCESS',
};

/** Phones of recommended buyers, by who recommends them. */
const buyers = new Map<string, string>();
const FIRST_BUYER = 13_977_000_000;

const lead: Player = {
  async ready(stage) {
    stage.person = await oneOfThem(stage);
    stage.other = await oneOfThem(stage);
    stage.late = await oneOfThem(stage);
    for (const { accountId } of [stage.person, stage.other, stage.late])
      buyers.set(accountId, String(FIRST_BUYER + buyers.size));
  },
  async play({ server, slug }, who) {
    const mobile = buyers.get(who?.accountId ?? '') ?? String(FIRST_BUYER);
    if (!who)
      return {
        name: (await server.call('POST /api/mpmkt/v1/campaign/lead', { body: leadBody(slug, mobile) })).name,
        got: null,
      };
    const { name, data } = await recommend(server, who, slug, mobile);
    return { name, got: data?.leadId };
  },
  // Rewards come with what the buyer does, and points have no stock.
  empty: noStock,
  emptied: 'SUCCESS',
};

/** The round of a campaign of rounds, and keys of what people send in others. */
const packets = new Map<string, string>();

const packet: Player = {
  async ready(stage) {
    const { mode, skins } = packetSettingsOf(await rowOf(stage));
    if (mode === 'friends') return;
    const opensAt = stage.server.clock.now();
    const round = { shares: 2, points: 100, skin: skins[0]?.key ?? '', opensAt };
    packets.set(stage.slug, await PacketDesk.of(stage.server).round(stage.slug, round));
  },
  async play(stage, who) {
    const { server, slug } = stage;
    const packetId = packets.get(slug);
    const emptied = packets.get(`${slug}:sent`);
    if (packetId ?? (who === stage.other && emptied)) {
      const body = { packetId: packetId ?? emptied ?? '' };
      const { name, data } = await server.call('POST /api/mpmkt/v1/campaign/packet/draw', { ...tokenOf(who), body });
      return { name, got: data?.packetId };
    }
    const { kinds, shares, points, skins } = packetSettingsOf(await rowOf(stage));
    const body = {
      ...{
        slug,
        key: `${slug}-${who?.accountId ?? ''}`,
        supplement: 0,
        greeting: '一路顺风',
      },
      ...{ kind: kinds[0] ?? 'equal', shares: shares.least, points: Math.max(points.least, shares.least) },
      ...{ skin: skins[0]?.key ?? '', condition: 'anyone' as const },
    };
    const { name, data } = await server.call('POST /api/mpmkt/v1/campaign/packet', { ...tokenOf(who), body });
    if (name === 'SUCCESS') packets.set(`${slug}:sent`, data.packetId);
    return { name, got: data?.packetId };
  },
  async empty(stage) {
    const id = packets.get(stage.slug) ?? packets.get(`${stage.slug}:sent`);
    await sql(stage, 'update campaign_packets set taken = shares where id = $1', [id]);
  },
  emptied: 'SOLD_OUT',
  refill: (stage) => sql(stage, 'update campaign_packets set taken = 1 where id = $1', [packets.get(stage.slug)]),
};

const snapUp: Player = {
  async play(stage, who) {
    const { cars } = snapUpSettingsOf(await rowOf(stage));
    const body = { slug: stage.slug, code: cars[0]?.code ?? '' };
    const { name, data } = await stage.server.call('POST /api/mpmkt/v1/campaign/snapUp/place', {
      ...tokenOf(who),
      body,
    });
    return { name, got: data?.until };
  },
  async empty(stage) {
    const { id, settings } = await rowOf(stage);
    const stock = snapUpSettingsOf({ settings }).cars[0]?.stock ?? 0;
    await sql(stage, 'update snap_up_cars set taken = $2 where campaign_id = $1', [id, stock]);
  },
  emptied: 'SOLD_OUT',
};

const quota: Player = {
  async ready(stage) {
    stage.person = await oneOfThem(stage);
    stage.other = await oneOfThem(stage);
    stage.late = await oneOfThem(stage);
  },
  async play(stage, who) {
    const [prize] = await listPrizes(stage.server.database.db, (await rowOf(stage)).id);
    const body = { slug: stage.slug, place: 'own-1', prizeId: prize?.id ?? '' };
    const { name, data } = await stage.server.call('POST /api/mpmkt/v1/campaign/quota/claim', {
      ...tokenOf(who),
      body,
    });
    return { name, got: data?.own?.places[0]?.couponId };
  },
  empty: noStock,
  emptied: 'SOLD_OUT',
};

const exchange: Player = {
  async ready(stage) {
    const { id: campaignId, endsAt: expiresAt } = await rowOf(stage);
    const createdAt = stage.server.clock.now();
    // A reward of each kind can be exchanged once.
    await sql(
      stage,
      'update campaign_prizes set per_person = 1, stock = taken + 10 where position = 0 and campaign_id = $1',
      [campaignId],
    );
    for (const { accountId } of [stage.person, stage.other, stage.late])
      await insertTickets(stage.server.database.db, {
        ...{ accountId, id: `${stage.slug}-${accountId}`, campaignId, relationId: null, milestone: null },
        ...{ amount: 100, left: 100, takenBack: 0, expiresAt, createdAt },
      });
  },
  async play(stage, who) {
    const prize = (await listPrizes(stage.server.database.db, (await rowOf(stage)).id))[0];
    const body = { slug: stage.slug, prizeId: prize?.id ?? '' };
    const { name, data } = await stage.server.call('POST /api/mpmkt/v1/campaign/exchange', { ...tokenOf(who), body });
    return { name, got: data?.record.recordId };
  },
  empty: noStock,
  emptied: 'SOLD_OUT',
};

const poll: Player = {
  async play(stage, who) {
    const [question] = pollSettingsOf(await rowOf(stage)).questions;
    const body = { slug: stage.slug, question: question?.key ?? '', option: question?.options[0]?.key ?? '' };
    const { name } = await stage.server.call('POST /api/mpmkt/v1/campaign/poll/vote', { ...tokenOf(who), body });
    return { name, got: null };
  },
  // Votes never run out, and points have no stock.
  empty: noStock,
  emptied: 'SUCCESS',
};

const help: Player = {
  async play(stage, who) {
    const body = { slug: stage.slug };
    const { name } = await stage.server.call('POST /api/mpmkt/v1/campaign/help/start', { ...tokenOf(who), body });
    return { name, got: null };
  },
  empty: noStock,
  emptied: 'SOLD_OUT',
};

const quiz: Player = {
  // The matches of the past are over: the first one is to come.
  async ready(stage) {
    const kicksOffAt = stage.server.clock.now() + 30 * DAY_MS;
    await sql(
      stage,
      `update campaigns set settings = jsonb_set(settings, '{matches,0,kicksOffAt}', $2) where slug = $1`,
      [stage.slug, JSON.stringify(kicksOffAt)],
    );
  },
  async play(stage, who) {
    const match = quizSettingsOf(await rowOf(stage)).matches[0]?.key ?? '';
    const body = { slug: stage.slug, match, choice: 'home' as const, score: null, first: null };
    const { name } = await stage.server.call('POST /api/mpmkt/v1/campaign/quiz/predict', { ...tokenOf(who), body });
    return { name, got: null };
  },
  // Predictions never run out, and prizes come with results.
  empty: noStock,
  emptied: 'SUCCESS',
};

/** Shares the campaign or goes to the stores from it, and takes what that brings. */
const collect: Player = {
  async play(stage, who) {
    const { tasks } = collectSettingsOf(await rowOf(stage));
    const task = tasks.includes('share') ? ('share' as const) : ('store' as const);
    const call = { ...tokenOf(who), body: { slug: stage.slug, task } };
    const noted = await stage.server.call('POST /api/mpmkt/v1/campaign/collect/note', call);
    if (noted.name !== 'SUCCESS') return { name: noted.name, got: null };
    const { name } = await stage.server.call('POST /api/mpmkt/v1/campaign/collect/take', call);
    return { name, got: null };
  },
  // Items never run out.
  empty: noStock,
  emptied: 'SUCCESS',
};

const voice: Player = {
  async play(stage, who) {
    const code = `${stage.slug}${who?.accountId ?? ''}`.replace(/[^A-Za-z0-9]/g, '').slice(-36);
    const body = {
      slug: stage.slug,
      channel: 'douyin' as const,
      text: `看这条 https://v.douyin.com/${code}/ 复制打开`,
    };
    const call = 'POST /api/mpmkt/v1/campaign/voice/posts/submit';
    const { name } = await stage.server.call(call, { ...tokenOf(who), body });
    return { name, got: null };
  },
  // Posts are taken when the prizes have run out as well.
  empty: noStock,
  emptied: 'SUCCESS',
};

const recruit: Player = {
  async play(stage, who) {
    const call = { ...tokenOf(who), body: { slug: stage.slug, draft: COMPLETE } };
    const { name } = await stage.server.call(APPLY, call);
    return { name, got: null };
  },
  // It has no prizes.
  empty: noStock,
  emptied: 'SUCCESS',
};

/** By engine: a new engine gets its line here, and all of its demo campaigns are in the suite. */
export const players: Readonly<Record<string, Player | undefined>> = {
  collect,
  draw,
  exchange,
  help,
  offer,
  invite,
  lead,
  packet,
  poll,
  quiz,
  quota,
  recruit,
  snapUp,
  voice,
};
