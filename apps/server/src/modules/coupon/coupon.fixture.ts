import { DAY_MS } from '@voltfront/rules/time';
import { createTestServer, type TestPerson, type TestServer } from '../../testing';
import { account } from '../account';
import { store } from '../store';
import { deliverCities, stores } from '../store/store.tables';
import { coupon, grantCoupon } from '.';
import { couponCodes, couponDesks, couponOffers, couponTemplates } from './coupon.tables';

type Changes<T extends { $inferInsert: object }> = Partial<T['$inferInsert']>;

/** A server with coupons, and what tests of them need. */
export class CouponShop {
  private constructor(readonly server: TestServer) {}

  static async open(): Promise<CouponShop> {
    return new CouponShop(await createTestServer({ modules: [store, coupon, account] }));
  }

  close = () => this.server.close();

  /** A template whose coupons can be given out for a year. */
  async template(id: string, changes: Changes<typeof couponTemplates> = {}): Promise<void> {
    const now = this.server.clock.now();
    const times = { startsAt: now, endsAt: now + 365 * DAY_MS, createdAt: now };
    const values = { id, kind: 'service' as const, title: id, quantity: 1, validDays: 30, ...times, ...changes };
    await this.server.database.db.insert(couponTemplates).values(values);
  }

  /** A coupon of a template of its own, in somebody's hands. */
  async give({ accountId }: TestPerson, changes: Changes<typeof couponTemplates> = {}): Promise<string> {
    made += 1;
    await this.template(`t${made}`, changes);
    const granted = await grantCoupon(this.server.ctx(), {
      accountId,
      template: `t${made}`,
      reason: 'other',
      ref: 'x',
    });
    return granted?.couponId ?? '';
  }

  /** A welfare offer of a template, open for a year. */
  async offer(templateId: string, changes: Changes<typeof couponOffers> = {}): Promise<void> {
    const now = this.server.clock.now();
    const times = { startsAt: now, endsAt: now + 365 * DAY_MS };
    const values = { id: templateId, templateId, audience: 'everyone' as const, position: 0, ...times, ...changes };
    await this.server.database.db.insert(couponOffers).values(values);
  }

  async code(code: string, templateId: string, total: number): Promise<void> {
    const startsAt = this.server.clock.now();
    await this.server.database.db
      .insert(couponCodes)
      .values({ code, templateId, total, startsAt, endsAt: startsAt + DAY_MS });
  }

  /** A consultant of a store. */
  async consultant(storeId: string): Promise<TestPerson> {
    const place = {
      cityCode: '310100',
      name: `店 ${storeId}`,
      address: '路 1',
      phone: '1',
      hours: '',
      picture: '/assets/a.webp',
    };
    const city = {
      cityCode: '310100',
      cityName: '上海市',
      provinceCode: '310000',
      provinceName: '上海市',
      isServed: true,
    };
    await this.server.database.db
      .insert(deliverCities)
      .values({ ...city, latitude: 31, longitude: 121 })
      .onConflictDoNothing();
    await this.server.database.db
      .insert(stores)
      .values({ storeId, ...place, services: [], latitude: 31, longitude: 121 })
      .onConflictDoNothing();
    const person = await this.server.login({ roles: ['consultant'] });
    await this.server.database.db.insert(couponDesks).values({ accountId: person.accountId, storeId });
    return person;
  }

  /** A coupon as its owner sees it. */
  detail = ({ token }: TestPerson, couponId: string) =>
    this.server.ask('GET /api/mpintegral/v1/coupons/detail', { token, query: { couponId } });

  /** The number that its owner shows now. */
  async number({ token }: TestPerson, couponId: string): Promise<string> {
    return (await this.server.ask('GET /api/mpintegral/v1/coupons/storeCode', { token, query: { couponId } })).number;
  }

  redeem = ({ token }: TestPerson, number: string) =>
    this.server.call('POST /api/mpintegral/v1/coupons/redeem', { token, body: { number } });

  /** The code of a gift that somebody makes of a coupon. */
  async gift({ token }: TestPerson, couponId: string, message = ''): Promise<string> {
    const body = { couponId, message };
    return (await this.server.ask('POST /api/mpintegral/v1/coupons/gift', { token, body })).giftCode;
  }

  receive = ({ token }: TestPerson, giftCode: string) =>
    this.server.call('POST /api/mpintegral/v1/coupons/gift/receive', { token, body: { giftCode } });

  claim = ({ token }: TestPerson, offerId?: string) =>
    this.server.call('POST /api/mpintegral/v1/coupons/welfare/claim', { token, body: offerId ? { offerId } : {} });

  enter = ({ token }: TestPerson, code: string) =>
    this.server.call('POST /api/mpintegral/v1/coupons/code', { token, body: { code } });
}

let made = 0;
