import type { BodyOf } from '@voltfront/contract';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@voltfront/rules/time';
import type { ActorCtx, Ctx } from '../../../kernel/context';
import { InternalError } from '../../../kernel/errors';
import { findPeople } from '../../account';
import { earn } from '../../points';
import { packetOf, takeOwnShare } from '../engines/packet/draw-share';
import { makePacket } from '../engines/packet/make-packet';
import { returnPacket } from '../engines/packet/return-packet';
import { addRound, cancelRound, moveRound, type RoundInput } from '../engines/packet/rounds';
import { thankSender } from '../engines/packet/show-packets';
import { addCampaigns } from './add-campaigns';
import { packetCampaigns } from './campaigns/packets';

const FRIENDS = ['person-member', 'person-owner', 'person-fallen', 'person-coupon', 'person-final'];
const SENDER = 'person-orders';
/** Packets of the past in each direction: more than one page of records. */
const PAST = 12;

const at = (ctx: Ctx, time: number): Ctx => ({ ...ctx, now: () => time });
const actorAt = (ctx: Ctx, accountId: string, time: number): ActorCtx => ({
  ...at(ctx, time),
  actor: { accountId, sessionId: '', roles: ['customer'] },
});

/** Opens one share of a packet for each of these people, one every minute from a moment on. */
async function open(ctx: Ctx, packetId: string, from: number, openers: readonly string[]): Promise<void> {
  const packet = await packetOf(ctx, packetId);
  for (const [index, opener] of openers.entries()) {
    const time = Math.min(ctx.now(), from + index * MINUTE_MS);
    if (!(await takeOwnShare(actorAt(ctx, opener, time), packet)))
      throw new InternalError('a demo packet has no share left');
  }
}

/** A packet of demo people: who sends it when, and who opens it, an hour later each minute one. */
interface Sent {
  slug: string;
  sender: string;
  sentAt: number;
  openers: readonly string[];
  wish: Pick<BodyOf<'POST /api/mpmkt/v1/campaign/packet'>, 'kind' | 'shares' | 'points' | 'greeting' | 'skin'> &
    Partial<BodyOf<'POST /api/mpmkt/v1/campaign/packet'>>;
}

/** Sends a packet, has it opened, and gives back the rest where its time is over. */
async function sendOne(ctx: Ctx, key: string, { slug, sender, sentAt, openers, wish }: Sent): Promise<void> {
  const gift = { accountId: sender, amount: wish.points, reason: 'gift', ref: `${slug}:${sentAt}` };
  await earn(at(ctx, sentAt - MINUTE_MS), gift);
  const body = { slug, key, supplement: 0, condition: 'anyone' as const, ...wish };
  const { packetId, expiresAt } = await makePacket(actorAt(ctx, sender, sentAt), body);
  await open(ctx, packetId, sentAt + HOUR_MS, openers);
  const [first] = openers;
  if (slug === 'points-packet' && first) await thankSender(actorAt(ctx, first, sentAt + 2 * HOUR_MS), { packetId });
  if (expiresAt <= ctx.now()) await returnPacket(at(ctx, expiresAt), { packetId });
}

/** Packets of the past, and one in each state now, in every edition. */
function packetsOf(now: number): Sent[] {
  const [friend = SENDER, second = friend, third = friend] = FRIENDS;
  const equal = { kind: 'equal' as const, shares: 4, points: 80, greeting: '恭喜发财', skin: 'journey' };
  const random = { kind: 'random' as const, shares: 5, points: 200, greeting: '恭喜提车', skin: 'delivery' };
  const festive = {
    kind: 'random' as const,
    shares: 4,
    points: 400,
    supplement: 40,
    greeting: '佳节快乐，万事顺遂',
    skin: 'feast',
  };
  const past = Array.from({ length: PAST }, (_, index): Sent[] => {
    const sentAt = now - (70 - index * 5) * DAY_MS;
    const whole = index % 3 === 0;
    const others = [SENDER, ...FRIENDS];
    return [
      { slug: 'points-packet-first', sender: SENDER, sentAt, openers: FRIENDS.slice(0, whole ? 4 : 2), wish: equal },
      {
        slug: 'points-packet-first',
        sender: second,
        sentAt: sentAt + HOUR_MS,
        openers: [SENDER, friend],
        wish: equal,
      },
      {
        slug: 'points-packet',
        sender: friend,
        sentAt: sentAt + 2 * HOUR_MS,
        openers: others.slice(0, whole ? 5 : 3),
        wish: { ...random, skin: index % 2 === 0 ? 'delivery' : 'birthday' },
      },
    ];
  }).flat();
  const festival = Array.from({ length: 6 }, (_, index): Sent[] => {
    const sentAt = now - (40 - index * 6) * DAY_MS + 5 * HOUR_MS;
    const slug = 'festival-packet';
    return [
      { slug, sender: SENDER, sentAt, openers: FRIENDS.slice(0, index % 2 === 0 ? 4 : 1), wish: festive },
      {
        slug,
        sender: third,
        sentAt: sentAt + HOUR_MS,
        openers: [SENDER, friend],
        wish: { ...festive, skin: 'spring' },
      },
    ];
  }).flat();
  const ago = (hours: number) => now - hours * HOUR_MS;
  return [
    ...past,
    ...festival,
    {
      slug: 'points-packet',
      sender: SENDER,
      sentAt: now - 30 * DAY_MS,
      openers: FRIENDS.slice(0, 3),
      wish: { ...random, skin: 'feast' },
    },
    { slug: 'points-packet', sender: SENDER, sentAt: ago(6), openers: FRIENDS, wish: random },
    { slug: 'points-packet-first', sender: SENDER, sentAt: ago(5), openers: [friend], wish: equal },
    {
      slug: 'points-packet',
      sender: SENDER,
      sentAt: ago(4),
      openers: [friend, second],
      wish: { ...random, skin: 'birthday', greeting: '生日快乐' },
    },
    { slug: 'festival-packet', sender: SENDER, sentAt: ago(4.5), openers: [friend], wish: festive },
    // To be opened by the demo customers.
    { slug: 'points-packet', sender: friend, sentAt: ago(3), openers: [second], wish: { ...random, shares: 10 } },
    { slug: 'points-packet', sender: third, sentAt: ago(3), openers: [], wish: { ...random, condition: 'owners' } },
    { slug: 'festival-packet', sender: friend, sentAt: ago(3.5), openers: [second], wish: { ...festive, shares: 20 } },
  ];
}

async function addRounds(ctx: Ctx): Promise<void> {
  const now = ctx.now();
  const slug = 'community-packet';
  const base = { kind: 'random' as const, greeting: '好运常在', skin: 'night', condition: 'anyone' as const };
  const add = (
    time: number,
    round: Partial<RoundInput> & Pick<RoundInput, 'title' | 'opensAt' | 'shares' | 'points'>,
  ) => addRound(at(ctx, time), slug, { ...base, ...round, clientKey: `demo-${round.title}` });
  const openFrom = (packetId: string, time: number, people: readonly string[]) =>
    open(ctx, packetId, time + MINUTE_MS, people);
  const everybody = [SENDER, ...FRIENDS];
  for (let ago = PAST; ago >= 2; ago -= 1) {
    const opensAt = now - ago * DAY_MS;
    const shares = ago % 2 === 0 ? everybody.length : everybody.length + 4;
    const id = await add(opensAt - DAY_MS, {
      title: `晚八点场 · 第 ${PAST + 1 - ago} 场`,
      opensAt,
      shares,
      points: 600,
    });
    await openFrom(id, opensAt, everybody);
    await returnPacket(at(ctx, opensAt + DAY_MS), { packetId: id });
  }
  const missed = now - 20 * HOUR_MS;
  const gone = await add(missed - DAY_MS, { title: '早安场', opensAt: missed, shares: 3, points: 300, kind: 'equal' });
  await openFrom(gone, missed, FRIENDS.slice(0, 3));
  const opened = now - 2 * HOUR_MS;
  const running = await add(opened - DAY_MS, {
    title: '午间场',
    opensAt: opened,
    shares: 200,
    points: 4000,
    skin: 'feast',
  });
  await openFrom(running, opened, FRIENDS.slice(0, 4));
  const owners = { title: '车主专场', condition: 'owners' as const, kind: 'equal' as const, skin: 'thanks' };
  await add(opened - DAY_MS, { ...owners, opensAt: opened + HOUR_MS, shares: 100, points: 2000 });
  await add(now, { title: '晚八点场', opensAt: now + 3 * HOUR_MS, shares: 500, points: 8000 });
  await add(now, { title: '明日早安场', opensAt: now + 22 * HOUR_MS, shares: 300, points: 3000, kind: 'equal' });
  const moved = await add(now, { title: '周末加场', opensAt: now + 2 * DAY_MS, shares: 300, points: 6000 });
  await moveRound(ctx, moved, now + 2 * DAY_MS + 2 * HOUR_MS);
  const cancelled = await add(now, { title: '雨天场', opensAt: now + DAY_MS, shares: 100, points: 1000 });
  await cancelRound(ctx, cancelled);
}

/** Packet campaigns in every state, packets in every state, and rounds before, now and to come. */
export async function seedPackets(ctx: Ctx): Promise<void> {
  await addCampaigns(ctx, packetCampaigns(ctx.now()));
  const wanted = [SENDER, ...FRIENDS];
  const people = await findPeople(ctx, wanted);
  if (people.size < wanted.length) return;
  const inOrder = packetsOf(ctx.now()).sort((a, b) => a.sentAt - b.sentAt);
  // Keys without a time: every demo shop has the same shares.
  for (const [index, sent] of inOrder.entries()) await sendOne(ctx, `demo-packet-${index}`, sent);
  await addRounds(ctx);
}
