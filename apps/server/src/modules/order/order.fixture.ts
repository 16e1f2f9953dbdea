import type { AgreementSummaryData, BodyInputOf, DraftData, OrderSummaryData } from '@voltfront/contract';
import type { Config } from '../../kernel/config';
import { createTestServer, type TestServer } from '../../testing';
import { seedRegions } from '../store';
import { regionsSeed } from '../store/demo';
import { seedCatalogue } from '../vehicle';
import { catalogueSeed } from '../vehicle/demo';
import { agreementsSeed } from './demo/agreements-seed';
import { seedAgreements } from './seed-agreements';

type DraftInput = BodyInputOf<'POST /api/mporder/v1/order/draft'>;
type Person = Awaited<ReturnType<TestServer['login']>>;

/** A configuration that passes all checks. */
export const standard = {
  modelId: 'YL01',
  versionId: 'YL01-pro',
  productCodes: ['battery-standard', 'paint-mist', 'wheel-aero', 'interior-black'],
};

/** A buyer whose ID number has the right checksum. */
export const buyer = {
  kind: 'personal' as const,
  name: '林夏',
  idNumber: '11010519491231002X',
  mobile: '13812345678',
};

/** Cities, stores, cars and agreements for a server that has nothing. */
export async function seedShop(server: TestServer): Promise<void> {
  await server.database.transaction(async (db) => {
    const ctx = { ...server.ctx(), db };
    await seedRegions(ctx, regionsSeed());
    await seedCatalogue(ctx, catalogueSeed(server.clock.now()));
    await seedAgreements(ctx, agreementsSeed(server.clock.now()));
  });
}

/** A server with cities, stores, cars and agreements, but without accounts. */
export async function createShop(config: Partial<Config> = {}): Promise<Shop> {
  const server = await createTestServer({ config });
  await seedShop(server);
  return new Shop(server);
}

/** A customer's steps through the shop, over HTTP. */
export class Shop {
  constructor(readonly server: TestServer) {}

  draft(person: Person, changes: Partial<DraftInput> = {}): Promise<DraftData> {
    const body = { ...standard, kind: 'deposit', subsidy: 'personal', cityCode: '310100', buyer, ...changes };
    return this.server.ask('POST /api/mporder/v1/order/draft', { token: person.token, body });
  }

  /** Signs all agreements of a draft. */
  async sign(person: Person, draft: DraftData): Promise<AgreementSummaryData[]> {
    const signed: AgreementSummaryData[] = [];
    for (const { agreementId, version } of draft.agreements) {
      const body = { agreementId, version, draftId: draft.draftId };
      signed.push(await this.server.ask('POST /api/mporder/v1/special/sign/agreement', { token: person.token, body }));
    }
    return signed;
  }

  async signedDraft(person: Person, changes: Partial<DraftInput> = {}): Promise<DraftData> {
    const draft = await this.draft(person, changes);
    await this.sign(person, draft);
    return draft;
  }

  confirm(person: Person, draft: DraftData): Promise<OrderSummaryData> {
    return this.server.ask('POST /api/mporder/v1/order/confirm', {
      token: person.token,
      body: { draftId: draft.draftId, totalFen: draft.quote.totalFen, dueFen: draft.dueFen },
    });
  }

  async order(person: Person, changes: Partial<DraftInput> = {}): Promise<OrderSummaryData> {
    return this.confirm(person, await this.signedDraft(person, changes));
  }

  pay(person: Person, order: Pick<OrderSummaryData, 'orderNo' | 'dueFen'>) {
    return this.server.ask('POST /api/mporder/v1/pay/create', {
      token: person.token,
      body: { orderNo: order.orderNo, method: 'sandbox', amountFen: order.dueFen },
    });
  }

  /** Submits the customer's action on the cashier page. */
  async atCashier(url: string, act: Record<string, unknown>): Promise<{ state: string; reason: string | null }> {
    const [path = '', query = ''] = url.split('?');
    const key = new URLSearchParams(query).get('key');
    const payload = { ...act, key };
    const answer = await this.server.app.server.inject({ method: 'POST', url: `${path}/act`, payload });
    return answer.json();
  }

  /** Opens a payment and does `action` at the cashier, without running any job. */
  async payAtCashier(person: Person, order: Pick<OrderSummaryData, 'orderNo' | 'dueFen'>, action = 'pay') {
    const created = await this.pay(person, order);
    const url = created.call.kind === 'redirect' ? created.call.url : '';
    await this.atCashier(url, { action });
    return created.payment;
  }

  /** An order whose payment has arrived. */
  async paidOrder(person: Person, changes: Partial<DraftInput> = {}): Promise<OrderSummaryData> {
    const order = await this.order(person, changes);
    await this.payAtCashier(person, order);
    await this.server.runJobs();
    return order;
  }

  detail(person: Person, orderNo: string) {
    return this.server.ask('GET /api/mporder/v1/order/detail', { token: person.token, query: { orderNo } });
  }

  async state(person: Person, orderNo: string): Promise<string> {
    return (await this.detail(person, orderNo)).state;
  }

  /** A code for signing, as received on the phone. */
  async signCode(person: Person): Promise<string> {
    this.server.clock.advance(61_000);
    const query = { mobile: person.mobile, scene: 'sign' };
    await this.server.ask('GET /api/appuser/v1/user/pub/sms/authCode', { query });
    return this.server.sms.lastCode?.(person.mobile) ?? '';
  }

  close(): Promise<void> {
    return this.server.close();
  }
}
