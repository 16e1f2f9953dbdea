import { DAY_MS } from '@voltfront/rules/time';
import { newId } from '../../kernel/ids';
import type { TestPerson } from '../../testing';
import { CampaignDesk } from './campaign.fixture';
import { findCampaign } from './campaign.repository';
import { type CampaignInput, defineCampaign, type PrizeInput } from './define-campaign';
import { InviteDesk, LADDER } from './invite.fixture';
import { insertTickets } from './ticket.repository';

const PICTURE = '/assets/covers/scene-city.webp';
export const EXCHANGE = 'GET /api/mpmkt/v1/campaign/exchange';
export const TAKE = 'POST /api/mpmkt/v1/campaign/exchange';

/** A reward that costs so many tickets. */
export const reward = (kind: PrizeInput['kind'], tickets: number, more: Partial<PrizeInput> = {}): PrizeInput => ({
  kind,
  title: `${kind} ${tickets}`,
  picture: PICTURE,
  detail: { tickets },
  ...more,
});

/** Points for 1 ticket, and goods for 2 of which there is one. */
const REWARDS = [reward('points', 1, { amount: 100 }), reward('goods', 2, { stock: 1 })];

/** A server with catalogues of rewards, and steps of people who earn tickets and use them. */
export class ExchangeDesk {
  private constructor(
    readonly invites: InviteDesk,
    private readonly campaigns: CampaignDesk,
  ) {}

  static of = (invites: InviteDesk) => new ExchangeDesk(invites, CampaignDesk.of(invites.server));
  static open = async () => ExchangeDesk.of(await InviteDesk.open());

  get server() {
    return this.invites.server;
  }

  person = () => this.server.login();
  addressOf = (person: TestPerson) => this.campaigns.address(person);

  /** A catalogue that runs from now for a year; its tickets last 30 days. */
  async make(changes: Partial<CampaignInput> = {}): Promise<string> {
    const now = this.server.clock.now();
    const slug = `exchange-${newId(now).slice(-14).toLowerCase()}`;
    const input: CampaignInput = {
      ...{ slug, engine: 'exchange', title: '兑换', lead: '换一份', startsAt: now, endsAt: now + 365 * DAY_MS },
      rules: { version: 1, sections: [{ title: '规则', paragraphs: ['兑完即止。'] }] },
      artwork: { wide: PICTURE, tall: PICTURE, accent: '#1d5c4a' },
      settings: { ticketDays: 30, programme: 'referral' },
      prizes: REWARDS,
      ...changes,
    };
    await this.server.database.transaction((db) => defineCampaign({ ...this.server.ctx(), db }, input));
    return slug;
  }

  /** A campaign of invitations that brings tickets of a catalogue: 2 for the bond, 3 for a drive, 5 for a deposit. */
  programme = (ticketsOf: string) =>
    this.invites.make({
      prizes: [
        ...LADDER,
        ...(
          [
            ['registered', 2],
            ['driven', 3],
            ['deposit', 5],
          ] as const
        ).map(
          ([milestone, amount]): PrizeInput => ({
            ...{ kind: 'tickets', title: `${amount} 张奖励券`, picture: PICTURE, amount },
            detail: { side: 'inviter', milestone, ticketsOf },
          }),
        ),
      ],
    });

  /** Gives tickets that came from nobody. */
  async give({ accountId }: TestPerson, slug: string, amount: number, days = 30): Promise<void> {
    const campaign = await findCampaign(this.server.database.db, slug);
    const createdAt = this.server.clock.now();
    await insertTickets(this.server.database.db, {
      ...{ accountId, id: newId(createdAt), campaignId: campaign?.id ?? '', relationId: null, milestone: null },
      ...{ amount, left: amount, takenBack: 0, expiresAt: createdAt + days * DAY_MS, createdAt },
    });
  }

  show = ({ token }: TestPerson, slug: string) => this.server.ask(EXCHANGE, { token, query: { slug } });
  rewards = async ({ token }: TestPerson, slug: string) =>
    (await this.server.ask(`${EXCHANGE}/rewards`, { token, query: { slug } })).items;
  tickets = async ({ token }: TestPerson, slug: string) =>
    (await this.server.ask(`${EXCHANGE}/tickets`, { token, query: { slug } })).items;
  records = async ({ token }: TestPerson, slug: string, state: 'all' | 'toSend' | 'sent' | 'arrived' = 'all') =>
    (await this.server.ask(`${EXCHANGE}/records`, { token, query: { slug, state } })).items;

  /** Exchanges tickets for the reward of a kind. */
  async take(person: TestPerson, slug: string, kind: string, more: { addressId?: string; key?: string } = {}) {
    const prize = (await this.rewards(person, slug)).find((each) => each.kind === kind);
    return this.takeOf(person, slug, prize?.prizeId ?? '', more);
  }

  takeOf(
    { token }: TestPerson,
    slug: string,
    prizeId: string,
    { addressId, key }: { addressId?: string; key?: string },
  ) {
    const body = { slug, prizeId, ...(addressId !== undefined && { addressId }) };
    return this.server.call(TAKE, { token, body, ...(key !== undefined && { idempotencyKey: key }) });
  }

  /** Tickets of everybody that do not add up: given is what is left, was used and was taken back. */
  async wrongSums(): Promise<unknown[]> {
    const { rows } = await this.server.database.executeSql(
      `select t.id from campaign_tickets t left join campaign_ticket_uses u
         on u.account_id = t.account_id and u.ticket_id = t.id
       group by t.account_id, t.id having t.amount <> t.left_count + t.taken_back + coalesce(sum(u.amount), 0)`,
    );
    return rows;
  }
}
