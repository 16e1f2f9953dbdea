import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NEW_SERIAL } from '../../providers/payment/simulator/simulator-keys';
import { booksOf } from './payment.fixture';
import type { IncidentKind } from './payment.tables';
import {
  createPayingShop,
  isTaken,
  type Opened,
  type PayingShop,
  type RealMethod,
  wrongNotices,
} from './providers.fixture';

let paying: PayingShop;
beforeAll(async () => {
  paying = await createPayingShop();
});
beforeEach(() => paying.simulator.setTrouble('none'));
afterAll(() => paying.close());

const now = () => paying.shop.server.clock.now();
const pay = ({ paymentNo }: Opened, options = {}) => paying.simulator.bank.pay(paymentNo, now(), options);
/** Number of incidents of a kind, including repeated ones. */
const countOf = async (kind: IncidentKind) =>
  (await paying.incidents(kind)).reduce((sum, { seenCount }) => sum + seenCount, 0);
const total = async () =>
  (await Promise.all((['forged', 'foreign', 'amountDiffers'] as const).map(paying.incidents))).flat().length;

describe.each<RealMethod>(['wechat', 'alipay'])('a notice of %s', (method) => {
  const notice = ({ paymentNo }: Opened) => paying.simulator.notices.payment(paymentNo);
  const taken = async (write: ReturnType<typeof notice>) => isTaken(method, await paying.send(method, write));

  it('pays the order once, however often it comes, and is answered in the words of the provider', async () => {
    const opened = await paying.opened(method);
    expect(pay(opened)).toBe(true);
    for (let time = 0; time < 3; time += 1) expect(await taken(notice(opened))).toBe(true);
    expect([await opened.state(), await opened.paidFen()]).toEqual(['depositPaid', 500_000]);
    const { payment } = await booksOf(paying.shop, opened.paymentNo);
    expect(payment).toMatchObject({
      state: 'paid',
      providerNo: paying.simulator.bank.payments.get(opened.paymentNo)?.providerNo,
    });
  });

  it('is asked for when it does not come', async () => {
    const opened = await paying.opened(method);
    pay(opened);
    const query = { orderNo: opened.order.orderNo };
    const answer = await paying.shop.server.ask('GET /api/mporder/v1/pay/state', { token: opened.person.token, query });
    expect(answer).toMatchObject({ payment: { state: 'paid' }, order: { state: 'depositPaid' } });
  });

  it('that is wrong is refused and reported, and changes nothing', async () => {
    for (const [what, kind, changes] of wrongNotices(method, paying.simulator, now())) {
      const opened = await paying.opened(method);
      pay(opened);
      const before = await countOf(kind);
      const wrong = { ...changes, ...(changes.signedAt ? { signedAt: changes.signedAt + 122_000 } : {}) };
      const answer = await paying.send(method, paying.simulator.notices.payment(opened.paymentNo, wrong));
      expect([what, isTaken(method, answer)]).toEqual([what, false]);
      expect([what, await countOf(kind)]).toEqual([what, before + 1]);
      expect([what, await opened.state()]).toEqual([what, 'created']);
    }
  });

  it('that was changed on its way is refused', async () => {
    const opened = await paying.opened(method);
    pay(opened);
    const sent = notice(opened);
    const from = method === 'wechat' ? '"TRANSACTION' : 'trade_status=';
    const payload = sent.payload.replace(from, method === 'wechat' ? ' "TRANSACTION' : 'trade_statu=');
    expect(payload).not.toBe(sent.payload);
    expect(await taken({ ...sent, payload })).toBe(false);
    expect(await opened.state()).toBe('created');
  });

  it('that is not readable is refused', async () => {
    const opened = await paying.opened(method);
    pay(opened);
    const { headers } = notice(opened);
    for (const payload of ['', '{}', '[]', 'a=1&a=2', '%', '\u0000', 'sign=x&sign_type=RSA2'])
      expect(await taken({ headers, payload })).toBe(false);
  });

  it('comes on the schedule of the provider until the shop can take it', async () => {
    const opened = await paying.opened(method);
    pay(opened);
    let refusals = 3;
    const attempts = await paying.repeat(method, () => {
      refusals -= 1;
      return refusals >= 0
        ? paying.simulator.notices.payment(opened.paymentNo, { privateKey: paying.simulator.keys.stranger.privateKey })
        : notice(opened);
    });
    expect(attempts).toBe(4);
    expect(await opened.state()).toBe('depositPaid');
  });

  it('that is refused every time is sent as often as the provider does, and the money is found by asking', async () => {
    const opened = await paying.opened(method);
    pay(opened);
    const attempts = await paying.repeat(method, () =>
      paying.simulator.notices.payment(opened.paymentNo, { privateKey: paying.simulator.keys.stranger.privateKey }),
    );
    expect(attempts).toBe(method === 'wechat' ? 16 : 8);
    await paying.shop.server.runJobs();
    expect([await opened.state(), await opened.paidFen()]).toEqual(['depositPaid', 500_000]);
  });

  it('of a payment after the order ended gives the money back once, and the refund is told once', async () => {
    const opened = await paying.opened(method);
    paying.shop.server.clock.set((opened.order.expiresAt ?? 0) + 120_000);
    expect(pay(opened, { force: true })).toBe(true);
    for (let time = 0; time < 2; time += 1) expect(await taken(notice(opened))).toBe(true);
    await paying.shop.server.runJobs();
    const [refund, ...more] = paying.simulator.bank.refundsOf(opened.paymentNo);
    expect(more).toEqual([]);
    expect(refund?.amountFen).toBe(500_000);
    if (refund) refund.state = 'done';
    for (let time = 0; time < 2; time += 1)
      expect(await taken(paying.simulator.notices.refund(refund?.refundNo ?? ''))).toBe(true);
    const books = await booksOf(paying.shop, opened.paymentNo);
    expect(books.payment).toMatchObject({ state: 'refunded', isLate: true });
    expect(books.refunds).toMatchObject([{ state: 'done', amountFen: 500_000 }]);
    expect(await opened.state()).toBe('expired');
    expect(await taken(notice(opened))).toBe(true);
    expect((await booksOf(paying.shop, opened.paymentNo)).payment?.state).toBe('refunded');
  });

  it('of a refund that the shop never asked for is refused and reported', async () => {
    const opened = await paying.opened(method);
    pay(opened);
    await paying.send(method, notice(opened));
    paying.simulator.bank.refund({
      method,
      refundNo: `VR${opened.paymentNo}`,
      paymentNo: opened.paymentNo,
      amountFen: 100,
    });
    expect(await taken(paying.simulator.notices.refund(`VR${opened.paymentNo}`))).toBe(false);
    expect(await opened.state()).toBe('depositPaid');
    expect((await paying.incidents('unknownPayment')).map(({ subject }) => subject)).toContain(`VR${opened.paymentNo}`);
  });

  it('with nothing wrong leaves no incident', async () => {
    const before = await total();
    const opened = await paying.opened(method);
    pay(opened);
    await paying.send(method, notice(opened));
    expect(await total()).toBe(before);
  });
});

describe('WeChat Pay', () => {
  it('may sign with a certificate that is new: it is fetched, decrypted and believed', async () => {
    const opened = await paying.opened('wechat');
    pay(opened);
    const { privateKey } = paying.simulator.keys.newWechat;
    const fresh = () => paying.simulator.notices.payment(opened.paymentNo, { privateKey, serial: NEW_SERIAL });
    paying.shop.server.clock.advance(61_000);
    expect(isTaken('wechat', await paying.send('wechat', fresh()))).toBe(true);
    const asked = paying.simulator.seen.length;
    expect(isTaken('wechat', await paying.send('wechat', fresh()))).toBe(true);
    expect(paying.simulator.seen.length).toBe(asked);
  });

  it('asks for certificates once a minute at most, however many unknown serials come', async () => {
    const opened = await paying.opened('wechat');
    paying.shop.server.clock.advance(61_000);
    const asked = () => paying.simulator.seen.filter(({ url }) => url.pathname === '/v3/certificates').length;
    const before = asked();
    for (let time = 0; time < 5; time += 1)
      await paying.send('wechat', paying.simulator.notices.payment(opened.paymentNo, { serial: `UNKNOWN${time}` }));
    expect(asked() - before).toBe(1);
  });

  it('tests the shop with wrong signatures, which are refused without an alarm', async () => {
    const opened = await paying.opened('wechat');
    pay(opened);
    const before = await countOf('forged');
    const { payload, headers } = paying.simulator.notices.payment(opened.paymentNo);
    const probe = { ...headers, 'wechatpay-signature': `WECHATPAY/SIGNTEST/${headers['wechatpay-signature']}` };
    expect(isTaken('wechat', await paying.send('wechat', { payload, headers: probe }))).toBe(false);
    expect(await countOf('forged')).toBe(before);
    expect(await opened.state()).toBe('created');
  });

  it('may fail to give money back: staff are told, and it is asked for again', async () => {
    const opened = await paying.opened('wechat');
    paying.shop.server.clock.set((opened.order.expiresAt ?? 0) + 120_000);
    pay(opened, { force: true });
    await paying.send('wechat', paying.simulator.notices.payment(opened.paymentNo));
    await paying.shop.server.runJobs();
    const [refund] = paying.simulator.bank.refundsOf(opened.paymentNo);
    if (refund) refund.state = 'failed';
    await paying.send('wechat', paying.simulator.notices.refund(refund?.refundNo ?? ''));
    expect((await paying.incidents('refundFailed')).map(({ subject }) => subject)).toContain(refund?.refundNo);
    expect((await booksOf(paying.shop, opened.paymentNo)).payment?.state).toBe('refunding');
    if (refund) refund.state = 'done';
    paying.shop.server.clock.advance(3600_000);
    await paying.shop.server.runJobs();
    expect((await booksOf(paying.shop, opened.paymentNo)).payment?.state).toBe('refunded');
  });
});
