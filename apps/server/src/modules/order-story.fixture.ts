import type { EndpointKey, ReplyOf } from '@voltfront/contract';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@voltfront/rules/time';
import type { TestPerson } from '../testing';
import type { CallResult } from '../testing/call';
import { itemKeys } from './inspection/template';
import { draftWith, giveCoupon } from './order/coupons/coupon-order.fixture';
import type { StoryShop } from './order-story-shop.fixture';
import type { StepName } from './order-story-steps.fixture';
import { postNotice } from './payment/payment.fixture';
import { account as bankAccount } from './refund/refund.fixture';
import { OFFER_FEN } from './trade-in/trade-in.fixture';
import { noteUploads } from './upload';

/** Answers that no step of a story may get: its calls are well-formed, and made by people who may make them. */
const NEVER = ['SERVER_ERROR', 'BAD_INPUT', 'FORBIDDEN', 'TOKEN_UNKNOWN', 'LOGIN_EXPIRED', 'SESSION_REPLACED'];

/** A payment that the customer opened. */
interface Opened {
  paymentNo: string;
  url: string;
}

/** How a story begins. */
export interface Beginning {
  kind: 'deposit' | 'intention';
  hasCoupon: boolean;
  hasOldCar: boolean;
  hasLoan: boolean;
  /** It begins with the car at its store. */
  isArrived: boolean;
  /** The customer wants the money back before the lock. */
  wantsRefund: boolean;
  /** The provider can give no money back. */
  isRefundRefused: boolean;
}

/** One order with everything that its customer, staff, the provider and time can do to it. */
export class OrderStory {
  readonly opened: Opened[] = [];
  /** Money that came from elsewhere than the payment provider. */
  readonly others = { loanFen: 0, oldCarFen: 0 };
  private refundNo = '';
  private loan = { applicationNo: '', url: '' };
  private code = '';

  private constructor(
    readonly world: StoryShop,
    readonly person: TestPerson,
    readonly orderNo: string,
    readonly couponId: string,
    private readonly oldCarId: string,
  ) {}

  static async begin(
    world: StoryShop,
    { kind, hasCoupon, hasOldCar, isRefundRefused }: Beginning,
  ): Promise<OrderStory> {
    await world.tidyUp();
    world.provider.refusesRefunds = isRefundRefused;
    const { shop, trade } = world;
    const person = await world.server.login();
    const oldCarId = hasOldCar ? (await trade.accepted(person)).requestId : '';
    const couponId = hasCoupon ? await giveCoupon(shop, person, { validDays: 300 }) : '';
    const isUsed = hasCoupon && kind === 'deposit';
    const draft = isUsed ? await draftWith(shop, person, [couponId]) : await shop.signedDraft(person, { kind });
    const { orderNo } = await shop.confirm(person, draft);
    const { store } = await shop.detail(person, orderNo);
    await world.workAt(store?.storeId ?? '');
    return new OrderStory(world, person, orderNo, couponId, oldCarId);
  }

  private async call<K extends EndpointKey>(
    key: K,
    call: { body?: object; query?: Record<string, unknown> } = {},
    { token }: TestPerson = this.person,
  ): Promise<CallResult<ReplyOf<K>> | null> {
    const result = await this.world.server.call(key, { ...call, token });
    if (NEVER.includes(result.name)) throw new TypeError(`${key} answered ${result.name}: ${result.message}`);
    return result.name === 'SUCCESS' ? result : null;
  }

  /** A change of this order, with further fields. @returns whether it was made */
  private async post(key: EndpointKey, more: object = {}, by = this.person): Promise<boolean> {
    return (await this.call(key, { body: { orderNo: this.orderNo, ...more } }, by)) !== null;
  }

  private query<K extends EndpointKey>(key: K, by = this.person) {
    return this.call(key, { query: { orderNo: this.orderNo } }, by);
  }

  // The customer

  cancel = () => this.post('POST /api/mporder/v1/order/cancel');
  lock = () => this.post('POST /api/mporder/v1/order/lock');

  async convert(arg: number): Promise<boolean> {
    const { shop } = this.world;
    const { kind, state } = await shop.detail(this.person, this.orderNo);
    if (kind !== 'intention' || state !== 'intentionPaid') return false;
    const plain = await shop.draft(this.person, { fromOrderNo: this.orderNo });
    const couponIds = this.couponId !== '' && arg % 2 === 0 ? [this.couponId] : [];
    const choice = { draftId: plain.draftId, couponIds };
    const chosen = (await this.call('POST /api/mporder/v1/order/coupons/choose', { body: choice }))?.data;
    if (!chosen) return false;
    await shop.sign(this.person, chosen);
    const { draftId, quote, dueFen } = chosen;
    const body = { draftId, totalFen: quote.totalFen, dueFen };
    return (await this.call('POST /api/mporder/v1/order/confirm', { body })) !== null;
  }

  pay = (_arg: number) => this.openPayment();

  private async openPayment(part?: number): Promise<boolean> {
    const detail = (await this.query('GET /api/mporder/v1/order/detail'))?.data;
    const body = { orderNo: this.orderNo, method: 'sandbox', amountFen: detail?.dueFen ?? 0, part };
    if (body.amountFen === 0) return false;
    const created = (await this.call('POST /api/mporder/v1/pay/create', { body }))?.data;
    if (created?.call.kind !== 'redirect') return false;
    this.opened.push({ paymentNo: created.payment.paymentNo, url: created.call.url });
    return true;
  }

  async payPart(arg: number): Promise<boolean> {
    const { limits } = await this.world.final.account(this.person, this.orderNo);
    if (!limits) return false;
    const share = arg < 60 ? 100 : arg;
    const amountFen = Math.max(limits.minFen, Math.floor((limits.maxFen * share) / 100));
    const part = (
      await this.call('POST /api/mporder/v1/order/final/part', { body: { orderNo: this.orderNo, amountFen } })
    )?.data;
    return part ? this.openPayment(part.part) : false;
  }

  async cancelPart(): Promise<boolean> {
    const { parts } = await this.world.final.account(this.person, this.orderNo);
    const open = parts.find(({ state }) => state === 'open');
    return open ? this.post('POST /api/mporder/v1/order/final/part/cancel', { part: open.part }) : false;
  }

  /** At the cashier of any payment that was ever opened, mostly of the last one. */
  async atCashier(arg: number): Promise<boolean> {
    const one = this.opened.at(arg % 3 === 0 ? arg % Math.max(1, this.opened.length) : -1);
    if (!one) return false;
    const late = { action: 'late' };
    const failure = { action: 'fail', reason: '银行卡已过期' };
    await this.world.shop.atCashier(one.url, arg < 80 ? { action: 'pay' } : arg < 90 ? late : failure);
    return true;
  }

  async askRefund(): Promise<boolean> {
    const { amountFen } = await this.world.refunds.quote(this.person, this.orderNo);
    if (amountFen === 0) return false;
    const code = await this.world.refunds.code(this.person);
    const body = { orderNo: this.orderNo, amountFen, reason: 'noNeedNow', code };
    const refund = (await this.call('POST /api/mporder/v1/refund/submit', { body }))?.data;
    if (refund) this.refundNo = refund.refundNo;
    return refund !== undefined;
  }

  private async ofRefund(key: EndpointKey, more: object = {}, by = this.person): Promise<boolean> {
    return this.refundNo !== '' && (await this.call(key, { body: { refundNo: this.refundNo, ...more } }, by)) !== null;
  }

  withdrawRefund = () => this.ofRefund('POST /api/mporder/v1/refund/withdraw');
  nameAccount = () => this.ofRefund('POST /api/mporder/v1/refund/account', bankAccount);

  askInsurer = () =>
    this.post('POST /api/mporder/v1/insurance/quote', {
      insurerId: 'east-sea',
      choice: { thirdPartyYuan: 2_000_000, hasDamage: true, extras: [] },
      authorisationVersion: '1.0',
    });

  async confirmQuote(): Promise<boolean> {
    const quote = (await this.query('GET /api/mporder/v1/insurance'))?.data.quote;
    if (!quote) return false;
    const { quoteNo, totalFen } = quote;
    return this.post('POST /api/mporder/v1/insurance/confirm', { quoteNo, totalFen });
  }

  async sendPolicy(): Promise<boolean> {
    const day = (days: number) => new Date(this.world.server.clock.now() + days * DAY_MS).toISOString().slice(0, 10);
    const times = { startsOn: day(1), endsOn: day(366) };
    const policy = { insurerName: '东方车险', policyNo: 'PDAA2026310001', picture: await this.picture(this.person) };
    return this.post('POST /api/mporder/v1/insurance/ownPolicy', { ...policy, ...times });
  }

  async confirmReport(): Promise<boolean> {
    const revision = (await this.query('GET /api/mporder/v1/order/inspection'))?.data.report?.revision;
    return typeof revision === 'number' && this.post('POST /api/mporder/v1/order/inspection/confirm', { revision });
  }

  askReport = (arg: number) =>
    this.post('POST /api/mporder/v1/order/inspection/question', {
      itemKey: itemKeys[arg % itemKeys.length],
      text: '左前门有一处划痕',
      pictures: [],
    });

  async askLoan(): Promise<boolean> {
    const choice = { method: 'equalInstalment', productId: 'east-standard', months: 36, downPercent: 20 };
    if (!(await this.post('POST /api/mporder/v1/finance/wish', { choice }))) return false;
    const body = { orderNo: this.orderNo, consentVersion: '2.0', isAgreed: true };
    const application = (await this.call('POST /api/mporder/v1/finance/application/start', { body }))?.data;
    if (application) this.loan = { applicationNo: application.applicationNo, url: application.url ?? this.loan.url };
    return application !== undefined;
  }

  /** The lender's page: handed in, then approved, approved for less, or rejected. */
  async atLender(arg: number): Promise<boolean> {
    if (this.loan.url === '') return false;
    await this.world.finance.atDesk(this.loan.url, { action: 'submit' });
    if (arg < 30) return true;
    const act = arg < 60 ? 'approve' : 'approveLess';
    await this.world.finance.atDesk(
      this.loan.url,
      arg < 90 ? { action: act } : { action: 'reject', reason: '综合评分不足' },
    );
    return true;
  }

  withdrawLoan = () => this.post('POST /api/mporder/v1/finance/application/withdraw');

  bindOldCar = async () =>
    this.oldCarId !== '' && this.post('POST /api/mporder/v1/tradeIn/bind', { requestId: this.oldCarId });

  async showCode(): Promise<boolean> {
    const body = { orderNo: this.orderNo };
    const shown = (await this.call('POST /api/mporder/v1/pickup/code', { body }))?.data;
    this.code = shown?.code ?? this.code;
    return shown !== undefined;
  }

  async appoint(arg: number): Promise<boolean> {
    const slots = (await this.query('GET /api/mporder/v1/pickup/slots'))?.data.items ?? [];
    const slot = slots[arg % Math.max(1, slots.length)];
    return slot ? this.post('POST /api/mporder/v1/pickup/appoint', { startsAt: slot.startsAt }) : false;
  }

  takeCar = () => this.post('POST /api/mporder/v1/pickup/confirm');

  askInvoice = () =>
    this.post('POST /api/mporder/v1/invoice/submit', {
      company: null,
      email: 'linxia@example.com',
      mobile: '13812345678',
    });

  reissue = () => this.post('POST /api/mporder/v1/invoice/reissue', { reason: '邮箱填错了' });

  // Staff

  startProduction = () => this.post('POST /api/mporder/v1/staff/production/start', {}, this.world.staff.operator);
  ship = () => this.post('POST /api/mporder/v1/staff/production/ship', {}, this.world.staff.operator);
  arrive = () => this.post('POST /api/mporder/v1/staff/production/arrive', {}, this.world.staff.operator);

  private clerk(arg: number): TestPerson {
    return this.world.staff.finance[arg % 2] ?? this.person;
  }

  async approveRefund(arg: number): Promise<boolean> {
    if (this.refundNo === '') return false;
    const { amountFen } = await this.world.refunds.detail(this.person, this.refundNo);
    return this.ofRefund('POST /api/mporder/v1/staff/refund/approve', { amountFen }, this.clerk(arg));
  }

  rejectRefund = (arg: number) =>
    this.ofRefund('POST /api/mporder/v1/staff/refund/reject', { reason: '资料不全，请补充' }, this.clerk(arg));

  async transfer(arg: number): Promise<boolean> {
    if (this.refundNo === '') return false;
    const { parts } = await this.world.refunds.detail(this.person, this.refundNo);
    const due = parts.find(({ channel, state }) => channel === 'bank' && state === 'sending');
    if (!due) return false;
    const { paymentNo } = due;
    const done = { outcome: 'done', reference: `BK${paymentNo}` };
    const outcome = arg < 70 ? done : { outcome: 'failed', reason: '账号与户名不符' };
    return this.ofRefund('POST /api/mporder/v1/staff/refund/transfer', { paymentNo, ...outcome }, this.clerk(arg));
  }

  async writeReport(): Promise<boolean> {
    const { consultant } = this.world.staff;
    const photos = [{ angle: 'front', picture: await this.picture(consultant) }];
    const items = itemKeys.map((itemKey) => ({ itemKey, isPassed: true, remark: '' }));
    const report = { inspectorName: '周工', mileageKm: 12, batteryPercent: 88, photos, items };
    return this.post('POST /api/mporder/v1/staff/handovers/inspection/write', report, consultant);
  }

  async answerReport(): Promise<boolean> {
    const { consultant } = this.world.staff;
    const shown = await this.query('GET /api/mporder/v1/staff/handovers/inspection', consultant);
    const open = shown?.data.questions.find(({ answer }) => answer === null);
    if (!open) return false;
    const answer = { questionId: open.questionId, answer: '已抛光处理', isPassed: true, remark: '' };
    return this.post('POST /api/mporder/v1/staff/handovers/inspection/answer', answer, consultant);
  }

  private async checkPolicy(key: EndpointKey, more: object = {}): Promise<boolean> {
    const { consultant } = this.world.staff;
    const sentAt = (await this.query('GET /api/mporder/v1/staff/insurance/policy', consultant))?.data.ownPolicy.sentAt;
    return sentAt !== undefined && this.post(key, { sentAt, ...more }, consultant);
  }

  acceptPolicy = () => this.checkPolicy('POST /api/mporder/v1/staff/insurance/accept');
  rejectPolicy = () => this.checkPolicy('POST /api/mporder/v1/staff/insurance/reject', { reason: '图片不清楚' });

  /** Once a loan counts, its money can be booked. */
  async payOut(): Promise<boolean> {
    const { loan, orderState } = await this.world.final.account(this.person, this.orderNo);
    if (loan?.state !== 'approved' || loan.countedFen === 0 || orderState !== 'arrived') return false;
    const body = { applicationNo: this.loan.applicationNo, amountFen: loan.countedFen };
    const booked = await this.call('POST /api/mporder/v1/staff/finance/payOut', { body }, this.clerk(0));
    if (!booked) throw new TypeError('the money of a loan that the account counts was refused');
    this.others.loanFen += body.amountFen;
    return true;
  }

  async handOverOldCar(): Promise<boolean> {
    const before = await this.world.final.account(this.person, this.orderNo);
    const isDone = await this.post('POST /api/mporder/v1/staff/tradeIn/handOver', {}, this.world.staff.consultant);
    if (isDone) this.others.oldCarFen += Math.min(OFFER_FEN, before.tradeIn?.countedFen ?? 0);
    return isDone;
  }

  scan = async () =>
    this.code !== '' &&
    (await this.call(
      'POST /api/mporder/v1/staff/pickup/scan',
      { body: { code: this.code } },
      this.world.staff.consultant,
    )) !== null;

  undoScan = () => this.post('POST /api/mporder/v1/staff/pickup/undo', {}, this.world.staff.consultant);
  redFlush = (arg: number) =>
    this.post('POST /api/mporder/v1/staff/invoice/redFlush', { reason: '客户要求重开' }, this.clerk(arg));
  issueAgain = (arg: number) => this.post('POST /api/mporder/v1/staff/invoice/reissue', {}, this.clerk(arg));

  // The provider and time

  /** Notices of this order that wait to be sent are lost on their way. */
  async loseNotices(): Promise<void> {
    await this.world.sql(`delete from jobs.job where data->>'handler' = 'job:sendSandboxNotice' and state < 'active'`);
  }

  /** Any notice of this order comes once more. */
  async repeatNotice(arg: number): Promise<void> {
    const notices = await this.world.sql<{ body: string }>(
      'select n.body from sandbox_notices n join payments p using (payment_no) where p.order_no = $1 order by notice_id',
      [this.orderNo],
    );
    const notice = notices[arg % Math.max(1, notices.length)];
    if (notice) await postNotice(this.world.shop, notice.body);
  }

  fault(arg: number): void {
    const { provider } = this.world;
    if (arg % 2 === 0) provider.isDown = !provider.isDown;
    else provider.refusesRefunds = !provider.refusesRefunds;
  }

  /** Long enough for an insurer, the tax service, and a job that asks a provider again. */
  pause(_arg: number): void {
    this.world.server.clock.advance(25 * SECOND_MS);
  }

  wait(arg: number): void {
    const spans = [6 * MINUTE_MS, 31 * MINUTE_MS, 25 * HOUR_MS, 8 * DAY_MS];
    this.world.server.clock.advance(spans[arg % spans.length] ?? 0);
  }

  /** From the payment to the arrival without a detour. */
  async bringCar(): Promise<void> {
    const steps: StepName[] = ['pay', 'atCashier', 'convert', 'pay', 'atCashier', 'lock', 'startProduction', 'ship'];
    for (const name of [...steps, 'arrive'] as const) {
      await this[name](1);
      if (name === 'atCashier') await this.world.server.runJobs();
    }
  }

  /** Lets everything that is under way come to its end, with a provider that answers. */
  async settle(): Promise<void> {
    this.world.provider.isDown = false;
    for (const span of [MINUTE_MS, 31 * MINUTE_MS, 2 * HOUR_MS, 2 * HOUR_MS]) {
      this.world.server.clock.advance(span);
      await this.world.server.runJobs();
    }
  }

  private async picture({ accountId }: TestPerson): Promise<string> {
    pictures += 1;
    const path = `/files/personal/story${String(pictures).padStart(12, '0')}.webp`;
    await noteUploads(this.world.server.ctx(), accountId, [path]);
    return path;
  }
}

let pictures = 0;
