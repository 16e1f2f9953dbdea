import type { BodyInputOf, ReplyOf } from '@voltfront/contract';
import { DAY_MS } from '@voltfront/rules/time';
import type { TestPerson } from '../../testing';
import { standard } from '../order/order.fixture';
import { CODES, createYard, type Yard } from '../stock/stock.fixture';

export const PROPOSE = 'POST /api/mporder/v1/staff/catalogue/price/propose';
export const DISCOUNT = 'POST /api/mporder/v1/staff/catalogue/discount/propose';
export const SALE = 'POST /api/mporder/v1/staff/catalogue/sale/change';
export const APPROVE = 'POST /api/mporder/v1/staff/catalogue/change/approve';
export const REJECT = 'POST /api/mporder/v1/staff/catalogue/change/reject';
export const WITHDRAW = 'POST /api/mporder/v1/staff/catalogue/change/withdraw';
export const REVERT = 'POST /api/mporder/v1/staff/catalogue/change/revert';
export const CHANGE = 'GET /api/mporder/v1/staff/catalogue/change';
export const CHANGES = 'GET /api/mporder/v1/staff/catalogue/changes';
const EFFECT = 'GET /api/mporder/v1/staff/catalogue/effect';
export const VERSION = 'GET /api/mporder/v1/staff/catalogue/version';

export type Change = ReplyOf<typeof CHANGE>;
type Proposal = BodyInputOf<typeof PROPOSE>;
export type Discount = BodyInputOf<typeof DISCOUNT>;
type SaleChange = BodyInputOf<typeof SALE>;
type Decision = typeof APPROVE | typeof REJECT | typeof WITHDRAW | typeof REVERT;

const VERSION_ID = standard.versionId;

/** Steps of two operators, over HTTP. */
export class CatalogueDesk {
  private constructor(
    readonly yard: Yard,
    readonly anna: TestPerson,
    readonly ben: TestPerson,
  ) {}

  static async open(): Promise<CatalogueDesk> {
    const yard = await createYard();
    const operator = () => yard.server.login({ roles: ['operator'] });
    return new CatalogueDesk(yard, await operator(), await operator());
  }

  /** Price and sale of a version now. */
  async version(versionId = VERSION_ID) {
    return this.yard.server.ask(VERSION, { token: this.anna.token, query: { versionId } });
  }

  async option(productCode: string, versionId = VERSION_ID) {
    const { groups } = await this.version(versionId);
    const option = groups.flatMap(({ options }) => options).find((one) => one.productCode === productCode);
    if (!option) throw new Error(`no option ${productCode}`);
    return option;
  }

  /** A proposal for a version, from its present price. */
  async body(afterFen: number, changes: Partial<Proposal> = {}): Promise<Proposal> {
    const { priceFen: before } = await this.version();
    const items = [{ id: VERSION_ID, before, after: afterFen }];
    return { kind: 'version', items, reason: '季度调价', ...changes };
  }

  async call(person: TestPerson, body: Proposal) {
    return this.yard.server.call(PROPOSE, { token: person.token, body });
  }

  /** Anna proposes a price of a version. */
  async propose(afterFen: number, changes: Partial<Proposal> = {}): Promise<Change> {
    const body = await this.body(afterFen, changes);
    return this.yard.server.ask(PROPOSE, { token: this.anna.token, body });
  }

  decide(key: Decision, person: TestPerson, { changeNo }: Pick<Change, 'changeNo'>) {
    return this.yard.server.call(key, { token: person.token, body: { changeNo, reason: '已核对' } });
  }

  /** Anna proposes a price, and Ben approves it. */
  async setPrice(afterFen: number): Promise<Change> {
    const change = await this.propose(afterFen);
    return (await this.decide(APPROVE, this.ben, change)).data;
  }

  /** A discount of a version for a week, from its present price. */
  async discountBody(amountFen: number, changes: Partial<Discount> = {}): Promise<Discount> {
    const { priceFen } = await this.version();
    const items = [{ id: VERSION_ID, priceFen }];
    const endsAt = this.yard.server.clock.now() + 7 * DAY_MS;
    return { kind: 'version', items, amountFen, text: '年末购车礼', endsAt, reason: '年末活动', ...changes };
  }

  callDiscount(person: TestPerson, body: Discount) {
    return this.yard.server.call(DISCOUNT, { token: person.token, body });
  }

  /** Anna proposes a discount. */
  async proposeDiscount(amountFen: number, changes: Partial<Discount> = {}): Promise<Change> {
    const body = await this.discountBody(amountFen, changes);
    return this.yard.server.ask(DISCOUNT, { token: this.anna.token, body });
  }

  /** Anna proposes a discount, and Ben approves it. */
  async setDiscount(amountFen: number, changes: Partial<Discount> = {}): Promise<Change> {
    const change = await this.proposeDiscount(amountFen, changes);
    return (await this.decide(APPROVE, this.ben, change)).data;
  }

  sale(body: Omit<SaleChange, 'reason'>, person = this.anna) {
    return this.yard.server.call(SALE, { token: person.token, body: { ...body, reason: '停产' } });
  }

  change({ changeNo }: Pick<Change, 'changeNo'>, person = this.ben): Promise<Change> {
    return this.yard.server.ask(CHANGE, { token: person.token, query: { changeNo } });
  }

  effect(query: Record<string, string | number>, person = this.anna) {
    return this.yard.server.call(EFFECT, { token: person.token, query });
  }

  /** The price of the standard configuration, as customers see it. */
  quote(productCodes: readonly string[] = CODES) {
    const body = { ...standard, productCodes: [...productCodes] };
    return this.yard.server.ask('POST /api/mporder/v1/vehicle/quote', { body });
  }

  async quoteFen(productCodes?: readonly string[]): Promise<number> {
    return (await this.quote(productCodes)).totalFen;
  }
}
