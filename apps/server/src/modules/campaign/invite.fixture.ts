import type { BodyInputOf } from '@voltfront/contract';
import { DAY_MS } from '@voltfront/rules/time';
import { newId } from '../../kernel/ids';
import { type EventMap, publish } from '../../kernel/jobs';
import { createTestServer, type TestPerson, type TestServer } from '../../testing';
import { balances } from '../points';
import { type CampaignInput, defineCampaign, type PrizeInput } from './define-campaign';

const PICTURE = '/assets/covers/scene-city.webp';
const SUBMIT = 'POST /api/mpintegral/v1/recommend/submit';

const reward = (side: string, milestone: string, amount: number, waitDays = 0): PrizeInput => ({
  kind: 'points',
  title: `${amount} 积分`,
  picture: PICTURE,
  amount,
  detail: { side, milestone, waitDays },
});

/** Points for each step: 10 and 1 for the bond, 500 and 200 for a drive, 2000 for a deposit, 5000 a week after delivery. */
export const LADDER = [
  reward('inviter', 'registered', 10),
  reward('friend', 'registered', 1),
  reward('inviter', 'driven', 500),
  reward('friend', 'driven', 200),
  reward('inviter', 'deposit', 2000),
  reward('inviter', 'delivered', 5000, 7),
];

/** A server with an invitation campaign, and steps of people who invite and accept. */
export class InviteDesk {
  private made = 0;
  private constructor(readonly server: TestServer) {}

  static of = (server: TestServer) => new InviteDesk(server);

  static async open(): Promise<InviteDesk> {
    const config = {
      databaseLockTimeoutMs: 25_000,
      rateWritePerMinute: 100_000,
      rateAddressPerMinute: 100_000,
      ratePersonPerMinute: 100_000,
      riskUnknownLimit: 100_000,
      smsPerAddressHour: 10_000,
      captchaAfter: 10_000,
    };
    return new InviteDesk(await createTestServer({ config }));
  }

  /** A campaign that runs from now for thirty days. */
  async make({ settings, ...changes }: Partial<CampaignInput> = {}): Promise<string> {
    this.made += 1;
    const slug = changes.slug ?? `invite-${newId().slice(-12)}-${this.made}`;
    const now = this.server.clock.now();
    const input: CampaignInput = {
      slug,
      engine: 'invite',
      title: '邀请',
      lead: '邀请好友',
      startsAt: now,
      endsAt: now + 30 * DAY_MS,
      rules: { version: 1, sections: [{ title: '规则', paragraphs: ['新客户有效。'] }] },
      artwork: { wide: PICTURE, tall: PICTURE, accent: '#1d5c4a' },
      prizes: LADDER,
      ...changes,
      settings: {
        landing: '/pages/share/target',
        look: 'ladder',
        known: { ordered: true, accountDays: null, drivenDays: null },
        monthlyLimit: null,
        relationDays: null,
        channel: null,
        steps: [],
        questions: [],
        captions: [],
        ...settings,
      },
    };
    await this.server.database.transaction((db) => defineCampaign({ ...this.server.ctx(), db }, input));
    return slug;
  }

  person = () => this.server.login();

  code = async ({ token }: TestPerson, slug: string): Promise<string> =>
    (await this.server.ask('POST /api/mpintegral/v1/recommend/recommendCode', { token, body: { slug } })).code;

  accept = ({ token }: TestPerson, body: BodyInputOf<typeof SUBMIT>) => this.server.ask(SUBMIT, { token, body });

  /** An inviter with a friend who accepted. */
  async pair(slug: string): Promise<{ inviter: TestPerson; friend: TestPerson }> {
    const [inviter, friend] = [await this.person(), await this.person()];
    await this.accept(friend, { slug, shareCode: await this.code(inviter, slug) });
    await this.server.runJobs();
    return { inviter, friend };
  }

  /** Publishes an event and runs what follows from it. */
  async tell<E extends keyof EventMap>(event: E, payload: EventMap[E], times = 1): Promise<void> {
    for (let time = 0; time < times; time += 1)
      await this.server.database.transaction((db) => publish({ ...this.server.ctx(), db }, event, payload));
    await this.server.runJobs();
  }

  drive = ({ accountId: userId }: TestPerson, to: 'submitted' | 'done' = 'done', times = 1) =>
    this.tell(
      'TestDriveMoved',
      { userId, driveNo: 'TD1', sequence: 1, to, modelId: 'YL01', storeId: null, startsAt: null, reason: '' },
      times,
    );

  order(
    { accountId: userId }: TestPerson,
    event: 'OrderPaid' | 'OrderDelivered' | 'OrderRefunded',
    orderNo = 'VO1',
  ): Promise<void> {
    const fact = {
      userId,
      orderNo,
      kind: 'deposit' as const,
      modelId: 'YL01',
      totalFen: 1,
      at: this.server.clock.now(),
    };
    if (event === 'OrderPaid') return this.tell(event, { ...fact, paymentNo: 'P1', purpose: 'deposit', amountFen: 1 });
    return event === 'OrderDelivered' ? this.tell(event, { ...fact, isAutomatic: false }) : this.tell(event, fact);
  }

  pointsOf = async ({ accountId }: TestPerson) => (await balances(this.server.ctx(), accountId)).points;

  counts = ({ token }: TestPerson, slug: string) =>
    this.server.ask('GET /api/mpintegral/v1/recommend/toc/recommendCount', { token, query: { slug } });

  friends = async ({ token }: TestPerson, slug: string, state: 'all' | 'driven' | 'lapsed' = 'all') =>
    (await this.server.ask('POST /api/mpintegral/v1/recommend/recommendPageList', { token, query: { slug, state } }))
      .items;
}
