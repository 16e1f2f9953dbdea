import { DAY_MS, MINUTE_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../kernel/context';
import { newId } from '../../../kernel/ids';
import { type BroadcastRow, insertBroadcast } from '../broadcast.repository';

type Sent = Pick<
  BroadcastRow,
  'accountId' | 'filter' | 'kind' | 'title' | 'body' | 'state' | 'audience' | 'delivered' | 'read'
> & {
  daysAgo: number;
};

const SENT: readonly Sent[] = [
  {
    daysAgo: 12,
    accountId: null,
    filter: { group: 'owners' },
    kind: 'activity',
    title: '车主冬季用车讲堂',
    body: '本周六下午两点，线上讲解冬季续航与充电，欢迎预约。',
    state: 'done',
    audience: 2,
    delivered: 2,
    read: 1,
  },
  {
    daysAgo: 6,
    accountId: null,
    filter: { group: 'all', minLevel: 9 },
    kind: 'marketing',
    title: '年末权益提前看',
    body: '年末购车权益将于下周公布，敬请关注。',
    state: 'halted',
    audience: 1,
    delivered: 0,
    read: 0,
  },
  {
    daysAgo: 2,
    accountId: 'person-handover',
    filter: null,
    kind: 'order',
    title: '您的提车资料已备齐',
    body: '请携带身份证原件，按预约时间到店提车。',
    state: 'done',
    audience: 1,
    delivered: 1,
    read: 1,
  },
];

/** What the operator of the demo wrote to people, and how it went. */
export async function seedBroadcasts(ctx: Ctx): Promise<void> {
  for (const { daysAgo, ...sent } of SENT) {
    const createdAt = ctx.now() - daysAgo * DAY_MS;
    const times = { createdAt, updatedAt: createdAt + MINUTE_MS };
    await insertBroadcast(ctx.db, { ...sent, ...times, id: newId(createdAt), staffId: 'person-operator', link: '' });
  }
}
