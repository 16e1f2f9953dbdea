import type {
  BodyOf,
  ConfigurationData,
  OrderChangePreviewData,
  OrderSheetData,
  OrderSummaryData,
  YearOfferData,
} from '@voltfront/contract';
import type { TestServer } from '../../../testing';
import { defaultConfiguration, seedVersions } from '../../vehicle';
import { nextYearSeed } from '../../vehicle/demo';
import { changeAgreementsSeed, earlyBirdsSeed, rightsSeed, yearOffersSeed } from '../demo/change-seed';
import { createShop, type Shop } from '../order.fixture';
import { updateOrder } from '../order.repository';
import { seedAgreements } from '../seed-agreements';
import { seedYearOffers } from '../year/year-offers';
import { seedEarlyBirds, seedRights } from './seed-order-changes';

export type Person = Awaited<ReturnType<TestServer['login']>>;
type CarTarget = Omit<BodyOf<'POST /api/mporder/v1/order/configuration/preview'>, 'orderNo'>;
type Choices = BodyOf<'POST /api/mporder/v1/order/rights/preview'>['choices'];
type YearTarget = Omit<BodyOf<'POST /api/mporder/v1/order/year/preview'>, 'orderNo'>;

const DAY_MS = 86_400_000;

/** A shop with benefits and the agreements about order changes. */
export async function createChangeShop(): Promise<ChangeShop> {
  const shop = await createShop();
  await shop.server.database.transaction(async (db) => {
    const ctx = { ...shop.server.ctx(), db };
    const now = ctx.now();
    await seedRights(ctx, rightsSeed(now));
    await seedAgreements(ctx, changeAgreementsSeed(now));
    await seedVersions(ctx, nextYearSeed());
  });
  return new ChangeShop(shop);
}

/** Steps of a customer who changes an order, over HTTP. */
export class ChangeShop {
  readonly server: TestServer;
  constructor(readonly shop: Shop) {
    this.server = shop.server;
  }

  /** A paid deposit order with the standard configuration. */
  deposit(person: Person, changes: Parameters<Shop['draft']>[1] = {}): Promise<OrderSummaryData> {
    return this.shop.paidOrder(person, changes);
  }

  /**
   * Opens the offers of the new model year one day later, so that all earlier orders are concerned.
   */
  async openYear(): Promise<void> {
    this.server.clock.advance(DAY_MS);
    const now = this.server.clock.now();
    const rows = yearOffersSeed(now).map((row) => ({
      ...row,
      offerId: `${row.offerId}-${now}`,
      startsAt: now - 1,
      endsAt: now + 4 * DAY_MS,
    }));
    await this.server.database.transaction((db) => seedYearOffers({ ...this.server.ctx(), db }, rows));
  }

  /** Standard configuration of a version with some codes swapped and others added. */
  async configuration(versionId: string, swaps: Record<string, string> = {}, added: string[] = []) {
    const standard: ConfigurationData = await defaultConfiguration(this.server.ctx(), versionId);
    return { ...standard, productCodes: [...standard.productCodes.map((code) => swaps[code] ?? code), ...added] };
  }

  preview(person: Person, orderNo: string, target: CarTarget): Promise<OrderChangePreviewData> {
    const body = { orderNo, ...target };
    return this.server.ask('POST /api/mporder/v1/order/configuration/preview', { token: person.token, body });
  }

  /** Submits a change of configuration at the price of its preview. */
  async change(person: Person, orderNo: string, configuration: ConfigurationData) {
    const { after } = await this.preview(person, orderNo, configuration);
    const body = { orderNo, ...configuration, totalFen: after.totalFen };
    return this.server.call('POST /api/mporder/v1/order/configuration/change', { token: person.token, body });
  }

  previewVehicle(person: Person, orderNo: string, target: CarTarget): Promise<OrderChangePreviewData> {
    const body = { orderNo, ...target };
    return this.server.ask('POST /api/mporder/v1/order/vehicle/preview', { token: person.token, body });
  }

  async changeVehicle(person: Person, orderNo: string, configuration: ConfigurationData) {
    const { after } = await this.previewVehicle(person, orderNo, configuration);
    const body = { orderNo, ...configuration, totalFen: after.totalFen };
    return this.server.call('POST /api/mporder/v1/order/vehicle/change', { token: person.token, body });
  }

  rights(person: Person, orderNo: string) {
    return this.server.ask('GET /api/mporder/v1/order/rights', { token: person.token, query: { orderNo } });
  }

  async changeRights(person: Person, orderNo: string, choices: Choices) {
    const body = { orderNo, choices };
    const shown = await this.server.call('POST /api/mporder/v1/order/rights/preview', { token: person.token, body });
    const totalFen = shown.name === 'SUCCESS' ? shown.data.totalFen : 0;
    return this.server.call('POST /api/mporder/v1/order/rights/change', {
      token: person.token,
      body: { ...body, totalFen },
    });
  }

  offer(person: Person, orderNo: string): Promise<YearOfferData> {
    return this.server.ask('GET /api/mporder/v1/order/year/offer', { token: person.token, query: { orderNo } });
  }

  /** Submits the decision about the new model year. */
  choose(person: Person, orderNo: string, optionCode: string) {
    const body = { orderNo, optionCode };
    return this.server.call('POST /api/mporder/v1/special/agreement/choice', { token: person.token, body });
  }

  async hold(person: Person, orderNo: string, target: YearTarget) {
    const body = { orderNo, ...target };
    const key = 'POST /api/mporder/v1/order/year/preview';
    const { after } = await this.server.ask(key, { token: person.token, body });
    return this.server.call('POST /api/mporder/v1/order/year/hold', {
      token: person.token,
      body: { ...body, totalFen: after.totalFen },
    });
  }

  /** Signs the protocol of a pending year change. */
  signYear(person: Person, orderNo: string) {
    const body = { agreementId: 'yearChange', version: '1.0', orderNo };
    return this.server.call('POST /api/mporder/v1/special/sign/agreement', { token: person.token, body });
  }

  sheet(person: Person, orderNo: string): Promise<OrderSheetData> {
    return this.server.ask('GET /api/mporder/v1/order/sheet', { token: person.token, query: { orderNo } });
  }

  detail(person: Person, orderNo: string) {
    return this.shop.detail(person, orderNo);
  }

  /** Requests a refund; there is no screen for it yet. */
  refund(person: Person, orderNo: string): Promise<unknown> {
    const key = { userId: person.accountId, orderNo };
    return updateOrder(this.server.database.db, key, { state: 'refunding', stateBeforeRefund: 'depositPaid' });
  }

  /** Gives a person's blind and intention orders the early-bird benefits of the demo. */
  earlyBirds(person: Person): Promise<void> {
    return seedEarlyBirds(this.server.ctx(), [person.accountId], earlyBirdsSeed(this.server.clock.now()));
  }

  close(): Promise<void> {
    return this.shop.close();
  }
}
