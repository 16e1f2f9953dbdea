import { DAY_MS } from '@voltfront/rules/time';
import { newId } from '../../kernel/ids';
import { createTestServer, type TestPerson, type TestServer } from '../../testing';
import { balances, earn } from '../points';
import { findCampaign } from './campaign.repository';
import { type CampaignInput, defineCampaign } from './define-campaign';
import { findBudget } from './engines/packet/budget.repository';
import { findPacket, sharesOf } from './engines/packet/packet.repository';
import { addRound, type RoundInput } from './engines/packet/rounds';

const PICTURE = '/assets/covers/scene-city.webp';

const skin = (key: string) => ({ key, name: key, picture: `/assets/coupons/skin-${key}.webp`, cover: PICTURE });

export const FRIENDS = {
  mode: 'friends',
  kinds: ['random', 'equal'],
  shares: { least: 1, most: 100 },
  points: { least: 10, most: 10_000 },
  greeting: { most: 20, usual: '恭喜发财', suggestions: [] },
  skins: [skin('spring'), skin('birthday')],
  conditions: ['anyone', 'owners'],
  dailySends: null,
  dailyPoints: null,
  codeAbove: null,
  supplementPercent: 0,
  budget: 0,
  opensOwn: true,
  isPrivate: false,
  hasThanks: true,
  recordsOf: [] as string[],
};

type Wish = Partial<{
  kind: 'random' | 'equal';
  shares: number;
  points: number;
  supplement: number;
  greeting: string;
  skin: string;
  condition: 'anyone' | 'owners';
  code: string;
  key: string;
}>;

/** A server with packets, and steps of people who send and open them. */
export class PacketDesk {
  private made = 0;

  private constructor(readonly server: TestServer) {}

  static of = (server: TestServer) => new PacketDesk(server);

  static async open(): Promise<PacketDesk> {
    const config = {
      databaseLockTimeoutMs: 25_000,
      rateWritePerMinute: 100_000,
      ratePersonPerMinute: 100_000,
      riskUnknownLimit: 100_000,
      captchaAfter: 1000,
    };
    return new PacketDesk(await createTestServer({ config }));
  }

  /** A campaign that runs from now for ten days. */
  async make(settings: Partial<Record<keyof typeof FRIENDS, unknown>> = {}, changes: Partial<CampaignInput> = {}) {
    this.made += 1;
    const slug = `packet-${newId().slice(-12)}-${this.made}`;
    const now = this.server.clock.now();
    const input: CampaignInput = {
      slug,
      engine: 'packet',
      title: '红包',
      lead: '发给好友',
      startsAt: now,
      endsAt: now + 10 * DAY_MS,
      rules: { version: 1, sections: [{ title: '规则', paragraphs: ['24 小时内领取。'] }] },
      artwork: { wide: PICTURE, tall: PICTURE, accent: '#8f1d22' },
      settings: { ...FRIENDS, ...settings },
      prizes: [],
      ...changes,
    };
    await this.server.database.transaction((db) => defineCampaign({ ...this.server.ctx(), db }, input));
    return slug;
  }

  /** A campaign of rounds with a budget. */
  makeRounds = (settings: Partial<Record<keyof typeof FRIENDS, unknown>> = {}) =>
    this.make({ mode: 'rounds', budget: 100_000, opensOwn: false, hasThanks: false, ...settings });

  round(slug: string, changes: Partial<RoundInput> = {}): Promise<string> {
    const usual: RoundInput = {
      title: '晚八点场',
      kind: 'random',
      greeting: '好运常在',
      skin: 'spring',
      condition: 'anyone',
      shares: 10,
      points: 100,
      opensAt: this.server.clock.now(),
    };
    return this.server.database.transaction((db) =>
      addRound({ ...this.server.ctx(), db }, slug, { ...usual, ...changes }),
    );
  }

  /** A person with points. */
  async person(points = 0): Promise<TestPerson> {
    const person = await this.server.login();
    const { accountId } = person;
    if (points > 0) await earn(this.server.ctx(), { accountId, amount: points, reason: 'gift', ref: accountId });
    return person;
  }

  async people(count: number): Promise<TestPerson[]> {
    const made: TestPerson[] = [];
    for (let index = 0; index < count; index += 1) made.push(await this.person());
    return made;
  }

  send({ token }: TestPerson, slug: string, wish: Wish = {}) {
    const usual = {
      kind: 'random' as const,
      shares: 5,
      points: 100,
      supplement: 0,
      greeting: '恭喜发财',
      skin: 'spring',
    };
    const body = { slug, key: newId(), condition: 'anyone' as const, ...usual, ...wish };
    return this.server.call('POST /api/mpmkt/v1/campaign/packet', { token, body });
  }

  /** A packet that has to be made. */
  async packet(person: TestPerson, slug: string, wish: Wish = {}): Promise<string> {
    const answer = await this.send(person, slug, wish);
    if (answer.name !== 'SUCCESS') throw new Error(`${answer.name} ${answer.message}`);
    return answer.data.packetId;
  }

  draw = ({ token }: TestPerson, packetId: string) =>
    this.server.call('POST /api/mpmkt/v1/campaign/packet/draw', { token, body: { packetId } });

  show = (packetId: string, person?: TestPerson) =>
    this.server.ask('GET /api/mpmkt/v1/campaign/packet/detail', {
      query: { packetId },
      ...(person && { token: person.token }),
    });

  pointsOf = async ({ accountId }: TestPerson) => (await balances(this.server.ctx(), accountId)).points;

  row = (packetId: string) => findPacket(this.server.database.db, packetId);
  shares = (packetId: string) => sharesOf(this.server.database.db, packetId);

  async budgetOf(slug: string, whole: number): Promise<number> {
    const campaign = await findCampaign(this.server.database.db, slug);
    return findBudget(this.server.database.db, campaign?.id ?? '', whole);
  }
}
