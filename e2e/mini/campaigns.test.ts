import { DAY_MS, MINUTE_MS, SECOND_MS } from '@voltfront/rules/time';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { driveOnce } from '../lib/drive-once';
import { payInWebView } from '../lib/mini-bank';
import { type RealServer, startRealServer } from '../lib/real-server';
import { DEPOSIT_FEN, orderOf } from '../lib/sale';
import { SignedClient } from '../lib/signed-client';
import { bookCar, fillDoor, orderCarOfSale, saleOf } from '../lib/snap-up';
import { buildOf } from '../mini-host/app-json';
import { loadMiniProgram, type MiniHost } from '../mini-host/host';
import { inspectorOf } from '../mini-host/rendered';

const DIST = buildOf('weapp');
const inspector = inspectorOf(DIST, 'weapp');
const CONSENT = { MALL_CHECKED_COMPLIANCE_AGREEMENT: true };
/** A journey of several phones (ms). */
const LONG_MS = 240_000;
/** Jobs that wait for one another take their time on a busy machine. */
const PATIENCE_MS = MINUTE_MS;
const SALE = { slug: 'snap-up', code: 'lounge' };
const CAR = `/pagesActivity/snapUp/detail?id=${SALE.slug}&code=${SALE.code}`;
/** The car of the sale has five places: these order four. */
const CROWD = ['13644530003', '13644530004', '13644530005', '13644530006'];

/** Its clock goes to the ends of campaigns; else it hardly moves, so that a second of a queue lasts. */
let server: RealServer;
let phones: MiniHost[] = [];
beforeAll(async () => {
  server = await startRealServer({ env: { E2E_CLOCK_FROM: String(Date.now()) } });
});
afterAll(() => server.stop());
afterEach(() => {
  for (const phone of phones) phone.close();
  phones = [];
});

const clientOf = () => new SignedClient(server.origin, 'MINI', () => server.now());

/** WeChat on somebody's phone; with a number they are logged in. */
async function phoneOf(mobile?: string): Promise<{ phone: MiniHost; client: SignedClient }> {
  const client = clientOf();
  const session = mobile === undefined ? undefined : await client.login(mobile);
  const kept = { ...CONSENT, ...(session && { MALL_TOKEN: session.token, MALL_USER_INFO: session.userInfo }) };
  const phone = loadMiniProgram(DIST, server.origin, { kept });
  phones.push(phone);
  return { phone, client };
}

const arrives = (phone: MiniHost, route: string, text: string | RegExp) =>
  phone.waitFor(
    (page) =>
      page.route === route && (typeof text === 'string' ? phone.text().includes(text) : text.test(phone.text())),
    `${route} with ${text}`,
  );
const sees = (phone: MiniHost, text: string) => phone.waitFor(() => phone.text().includes(text), `a page with ${text}`);

/** The server's time goes on, and that of all phones. */
async function pass(ms: number): Promise<void> {
  await server.advance(ms);
  for (const phone of phones) phone.pass(ms);
}

/** Opens a page until it shows what a job brings about. */
async function comesToShow(phone: MiniHost, address: string, words: string): Promise<void> {
  const read = async () => {
    await phone.open(address);
    await phone.settled();
    return phone.text();
  };
  await expect.poll(read, { timeout: 30_000, interval: 500 }).toContain(words);
}

/** Logs in by a code in a text message, where the app asks for it. */
async function logIn(phone: MiniHost, mobile: string): Promise<void> {
  await arrives(phone, 'pages/login/index', '获取验证码');
  await phone.type('手机号', mobile);
  await phone.tap('我已阅读并同意用户协议与隐私政策');
  await phone.tap('获取验证码');
  await arrives(phone, 'pages/login/code', '已发送至');
  await phone.type('验证码', await clientOf().lastCode(mobile));
}

test(
  'a packet of points is sent, opened by a friend, and its rest comes back after a day',
  async () => {
    const { phone: sender } = await phoneOf('13644520001');
    await sender.open('/pagesMine/integral');
    await sender.tap('签到领 5 积分');
    await sees(sender, '余额 5');
    await sender.open('/pagesActivity/redPackage/enterPage');
    await sender.tap('普通');
    await sender.type('红包个数', '2');
    await sender.type('单个积分', '2');
    await sender.tap('塞积分进红包');
    await sees(sender, '将扣除 4 积分，分成 2 个红包');
    await sender.tap('确 定');
    const { id } = (await arrives(sender, 'pagesActivity/redPackage/sentSuccess', '0/2')).options;

    const { phone: friend } = await phoneOf();
    await friend.open(`/pagesActivity/redPackage/sentPocket?id=${id}`);
    await friend.tap('开红包');
    await logIn(friend, '13644520002');
    await arrives(friend, 'pagesActivity/redPackage/sentPocket', '我也发一个');
    await friend.tap('开红包');
    await arrives(friend, 'pagesActivity/redPackage/pocketDetail', '已领取 1/2');
    await sees(friend, '共 2/4 积分');

    await pass(DAY_MS + MINUTE_MS);
    await comesToShow(sender, `/pagesActivity/redPackage/pocketDetail?id=${id}`, '到期退回');
    await comesToShow(sender, '/pagesMine/integral', '可用积分3');
    for (const phone of [sender, friend]) expect(phone.faults).toEqual([]);
  },
  LONG_MS,
);

test(
  'a car of a flash sale is booked, waited for in the queue, given back by one person, and paid by the next',
  async () => {
    const { phone: first, client } = await phoneOf('13644530001');
    const { phone: second, client: secondClient } = await phoneOf('13644530002');
    for (const phone of [first, second]) {
      await phone.open(CAR);
      await phone.tap('预约');
      await sees(phone, '已预约');
      // Its page would look at the sale while others still buy.
      await phone.open('/pagesMine/messages');
    }
    const sale = await saleOf(client, SALE.slug, SALE.code);
    const others: [SignedClient, string][] = [];
    for (const mobile of CROWD) {
      const other = clientOf();
      await other.login(mobile);
      await bookCar(other, sale);
      others.push([other, mobile]);
    }

    await pass(sale.startsAt + 12 * MINUTE_MS - server.now());
    for (const [other, mobile] of others) await orderCarOfSale(other, sale, mobile);
    const [[crowd] = []] = others;
    if (crowd) await fillDoor(crowd, sale);
    await first.open(CAR);
    await sees(first, '剩余 1 / 5 台');
    await first.tap('立即抢购');
    await first.waitFor(() => first.log.requests.some(({ code }) => code === '2000001'), 'a ticket of the queue');
    await arrives(first, 'pagesActivity/snapUp/confirm', '已为您保留本车，请尽快提交');
    await second.open(CAR);
    await second.tap('已抢光 · 回流提醒我');
    await sees(second, '已抢光 · 已设回流提醒');

    await pass(5 * MINUTE_MS + SECOND_MS);
    await sees(first, '保留已失效');
    await comesToShow(second, '/pagesMine/messages', '您关注的抢购车型有车了');
    await second.open(CAR);
    await second.tap('立即抢购');
    await arrives(second, 'pagesActivity/snapUp/confirm', '已为您保留本车');
    await second.type('姓名', '陆知远');
    await second.type('身份证号', '11010519491231002X');
    await second.tap(/^交付城市 ./);
    await second.tap('上海市');
    await second.tap('同意全部协议');
    await second.tap('提交订单');
    const { orderNo = '' } = (await arrives(second, 'pagesOrder/pay/index', '剩余支付时间')).options;
    await second.tap(/^确认支付/);
    const bank = await second.waitFor((page) => page.route === 'pages/webview/index', 'the cashier of the bank');
    await second.waitFor((page) => inspector.webAddress(page) !== undefined, 'the web view');
    await payInWebView(server.origin, new URL(inspector.webAddress(bank) ?? ''));
    await arrives(second, 'pagesOrder/pay/result', '支付成功');
    const order = await orderOf(secondClient, orderNo);
    expect(order).toMatchObject({ state: 'depositPaid', totalFen: sale.totalFen, paidFen: DEPOSIT_FEN });
    for (const phone of [first, second]) expect(phone.faults).toEqual([]);
  },
  LONG_MS,
);

test(
  'somebody invites a friend to a test drive, who drives, and both have their points',
  async () => {
    const { phone: inviter, client } = await phoneOf('13644510001');
    await inviter.open('/pagesBannerActivity/inviteDrive/index');
    await inviter.tap('立即邀请');
    const mine = () =>
      client.must<{ own: { code: string } | null }>('GET /api/mpintegral/v1/recommend/myRecommendPage', {
        query: { slug: 'invite-drive' },
      });
    await expect.poll(async () => (await mine()).own?.code).toBeTruthy();
    const code = (await mine()).own?.code;

    const { phone: friend } = await phoneOf('13644510002');
    await friend.open(`/pagesBannerActivity/inviteDrive/share?share_code=${code}`);
    await friend.tap('接受邀请');
    await sees(friend, '您已接受邀请');
    const friendClient = clientOf();
    friendClient.token = String(friend.kept('MALL_TOKEN'));
    await driveOnce(server, friendClient);

    const pointsOf = async (who: SignedClient) =>
      (await who.must<{ balance: number }>('GET /api/mpintegral/v1/points')).balance;
    await expect.poll(() => pointsOf(client), { timeout: PATIENCE_MS }).toBeGreaterThan(0);
    await expect.poll(() => pointsOf(friendClient), { timeout: PATIENCE_MS }).toBeGreaterThan(0);
    await comesToShow(inviter, '/pagesBannerActivity/inviteDrive/recordList', '已试驾');
    for (const phone of [inviter, friend]) expect(phone.faults).toEqual([]);
  },
  LONG_MS,
);
