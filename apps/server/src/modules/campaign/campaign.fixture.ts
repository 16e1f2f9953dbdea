import { DAY_MS } from '@voltfront/rules/time';
import { newId } from '../../kernel/ids';
import { createTestServer, type TestPerson, type TestServer } from '../../testing';
import { balances, earn } from '../points';
import { findCampaign, listPrizes } from './campaign.repository';
import { addChances } from './chances';
import { type CampaignInput, defineCampaign, type PrizeInput } from './define-campaign';

const PICTURE = '/assets/covers/scene-city.webp';

/** Points, and goods that come instead of them when they have run out. */
export const TWO_PRIZES: PrizeInput[] = [
  { kind: 'points', title: '100 积分', picture: PICTURE, amount: 100, weight: 5000 },
  { kind: 'goods', title: '杯子', picture: PICTURE, weight: 5000, claimDays: 15, isConsolation: true },
];

/** Figures of a series, of which the last is hidden. */
export const FIGURES: PrizeInput[] = [
  { kind: 'goods', title: '甲', picture: PICTURE, weight: 9000, claimDays: 60, isConsolation: true },
  { kind: 'goods', title: '乙', picture: PICTURE, weight: 900, claimDays: 60 },
  { kind: 'goods', title: '隐藏款', picture: PICTURE, weight: 100, claimDays: 60, detail: { isHidden: true } },
];

const SERIES = { name: '系列', turnPoints: 100, postage: 200, freePostageFrom: 3, notSentTo: ['54'] };

/** A server with draws, and steps of people who take part. */
export class CampaignDesk {
  private made = 0;

  private constructor(readonly server: TestServer) {}

  /** On a server that is there already. */
  static of = (server: TestServer) => new CampaignDesk(server);

  static async open(): Promise<CampaignDesk> {
    const config = {
      databaseLockTimeoutMs: 25_000,
      rateWritePerMinute: 100_000,
      ratePersonPerMinute: 100_000,
      riskUnknownLimit: 100_000,
    };
    return new CampaignDesk(await createTestServer({ config }));
  }

  /** A draw for points or chances that runs from now for ten days; `plainSettings` are those of another engine. */
  async make(changes: Partial<CampaignInput> & { plainSettings?: CampaignInput['settings'] } = {}): Promise<string> {
    this.made += 1;
    const slug = `draw-${newId().slice(-12)}-${this.made}`;
    const now = this.server.clock.now();
    const { settings, plainSettings, ...others } = changes;
    const input: CampaignInput = {
      slug,
      engine: 'draw',
      title: '抽奖',
      lead: '试试手气',
      startsAt: now,
      endsAt: now + 10 * DAY_MS,
      rules: { version: 1, sections: [{ title: '规则', paragraphs: ['每人每天有上限。'] }] },
      artwork: { wide: PICTURE, tall: PICTURE, accent: '#1d5c4a' },
      settings: plainSettings ?? {
        look: 'wheel',
        price: 50,
        dailyLimit: null,
        chances: { driven: 1 },
        series: null,
        ...settings,
      },
      prizes: TWO_PRIZES,
      ...others,
    };
    await this.server.database.transaction((db) => defineCampaign({ ...this.server.ctx(), db }, input));
    return slug;
  }

  /** A series of figures. */
  makeSeries = (changes: Partial<CampaignInput> = {}) =>
    this.make({ settings: { series: SERIES, look: 'boxes' }, prizes: FIGURES, ...changes });

  /** A person with points. */
  async person(points = 0): Promise<TestPerson> {
    const person = await this.server.login();
    const { accountId } = person;
    if (points > 0) await earn(this.server.ctx(), { accountId, amount: points, reason: 'gift', ref: accountId });
    return person;
  }

  async giveChances({ accountId }: TestPerson, slug: string, amount: number): Promise<void> {
    const campaign = await findCampaign(this.server.database.db, slug);
    const movement = { accountId, campaignId: campaign?.id ?? '', amount, reason: 'test', ref: String(amount) };
    await this.server.database.transaction((db) => addChances({ ...this.server.ctx(), db }, movement));
  }

  draw = ({ token }: TestPerson, slug: string, payWith: 'points' | 'chance' = 'points') =>
    this.server.call('POST /api/mpmkt/v1/campaign/draw', { token, body: { slug, payWith } });

  /** Draws that have to succeed. */
  async drawMany(person: TestPerson, slug: string, times: number) {
    const records = [];
    for (let index = 0; index < times; index += 1) records.push((await this.draw(person, slug)).data.record);
    return records;
  }

  show = (slug: string, person?: TestPerson) =>
    this.server.ask('GET /api/mpmkt/v1/campaign/draw', { query: { slug }, ...(person && { token: person.token }) });

  prizesOf = ({ token }: TestPerson, query: { tab?: 'all' | 'open' | 'claimed' | 'void'; slug?: string } = {}) =>
    this.server.ask('GET /api/mpmkt/v1/campaign/prizes', { token, query });

  collection = ({ token }: TestPerson, slug: string) =>
    this.server.ask('GET /api/mpmkt/v1/campaign/draw/collection', { token, query: { slug } });

  /** An own address of a person. */
  async address(
    { token }: TestPerson,
    changes: { street?: string; cityCode?: string; districtCode?: string } = {},
  ): Promise<string> {
    const body = {
      receiver: '林夏',
      mobile: '13812345678',
      cityCode: '330100',
      districtCode: '330106',
      street: '文三路 100 号',
      label: 'home' as const,
      isDefault: true,
      ...changes,
    };
    return (await this.server.ask('POST /api/mpaccount/v1/addresses', { token, body })).addressId;
  }

  pointsOf = async ({ accountId }: TestPerson) => (await balances(this.server.ctx(), accountId)).points;

  /** Prizes of a campaign with what was given of them. */
  async stock(slug: string) {
    const campaign = await findCampaign(this.server.database.db, slug);
    return listPrizes(this.server.database.db, campaign?.id ?? '');
  }
}
