import { DAY_MS, HOUR_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../kernel/context';
import { findPeople } from '../../account';
import { fingerprintOf, repairConfiguration } from '../../vehicle';
import { configurationOf } from '../../vehicle/demo';
import { insertCar, noteCopy, setLike } from '../showcase.repository';

interface DemoCar {
  id: string;
  accountId: string;
  versionId: string;
  codes: readonly string[];
  words: string;
  cityName: string;
  likeCount: number;
  copyCount: number;
  daysAgo: number;
  /** Staff took it down this many days ago. */
  hiddenDaysAgo?: number;
}

/** One of them has an option that is no longer sold; the operator's friend has two, so that 我的 is not empty. */
const CARS: readonly DemoCar[] = [
  {
    ...{ id: 'showcase-ember', accountId: 'person-owner', versionId: 'YL01-pro', cityName: '杭州市' },
    codes: ['battery-long', 'paint-ember', 'wheel-turbine', 'interior-sand', 'pkg-winter'],
    words: '熔岩橙配砂色内饰，开了一年还是会回头看。冬季包在北方真的值，方向盘加热救命。',
    ...{ likeCount: 326, copyCount: 88, daysAgo: 21 },
  },
  {
    ...{ id: 'showcase-pine', accountId: 'person-member', versionId: 'YL01-max', cityName: '成都市' },
    codes: ['paint-pine', 'wheel-turbine', 'interior-red', 'pkg-founders'],
    words: '松林绿加红内饰，看着大胆，坐进去很暖。创始人套件当时限量，可惜现在选不到了。',
    ...{ likeCount: 214, copyCount: 41, daysAgo: 60 },
  },
  {
    ...{ id: 'showcase-first', accountId: 'person-fallen', versionId: 'YLX-core', cityName: '武汉市' },
    codes: ['paint-mist'],
    words: '第一台车，预算卡得紧，一个选装都没加，日常通勤完全够。',
    ...{ likeCount: 158, copyCount: 73, daysAgo: 3 },
  },
  {
    ...{ id: 'showcase-family', accountId: 'person-pickup', versionId: 'YL09-pro', cityName: '南京市' },
    codes: ['paint-pearl', 'interior-sand'],
    words: '两个娃一位老人，六座刚好。浅色内饰怕脏，但看着宽敞，擦擦就好。',
    ...{ likeCount: 121, copyCount: 19, daysAgo: 9 },
  },
  {
    ...{ id: 'showcase-night', accountId: 'person-collector', versionId: 'YLX-max', cityName: '广州市' },
    codes: ['paint-ink', 'wheel-turbine', 'interior-white'],
    words: '墨黑和白内饰的反差感，晚上停在路灯下最好看。',
    ...{ likeCount: 96, copyCount: 12, daysAgo: 1 },
  },
  {
    ...{ id: 'showcase-quiet', accountId: 'person-deposit', versionId: 'YL01-pro', cityName: '' },
    codes: ['paint-carbon', 'wheel-blade', 'interior-black'],
    words: '低调一点，等六月提车。',
    ...{ likeCount: 7, copyCount: 2, daysAgo: 0 },
  },
  {
    ...{ id: 'showcase-orders', accountId: 'person-orders', versionId: 'YLX-pro', cityName: '上海市' },
    codes: ['paint-ember', 'wheel-blade'],
    words: '纠结了两周的最终答案，有同款选择困难的可以直接抄。',
    ...{ likeCount: 64, copyCount: 15, daysAgo: 5 },
  },
  {
    ...{ id: 'showcase-seven', accountId: 'person-orders', versionId: 'YL09-max', cityName: '上海市' },
    codes: ['paint-pearl', 'wheel-blade'],
    words: '给爸妈看的一套，后排要舒服，所以直接顶配。',
    ...{ likeCount: 31, copyCount: 4, daysAgo: 12 },
  },
  {
    ...{ id: 'showcase-advert', accountId: 'person-deposit', versionId: 'YLX-pro', cityName: '' },
    codes: ['paint-carbon', 'wheel-blade'],
    words: '代下单立减五千，名额有限，具体看我主页的联系方式。',
    ...{ likeCount: 1, copyCount: 0, daysAgo: 6, hiddenDaysAgo: 5 },
  },
];

/** Configurations of demo people, some of which the customer with orders likes and copied. */
export async function seedShowcase(ctx: Ctx): Promise<void> {
  const people = await findPeople(ctx, [...new Set(CARS.map(({ accountId }) => accountId))]);
  for (const { versionId, codes, daysAgo, hiddenDaysAgo, ...car } of CARS) {
    if (!people.has(car.accountId)) continue;
    const configuration = configurationOf(versionId, codes);
    const { totalFen } = await repairConfiguration(ctx, { ...configuration, subsidy: 'personal' });
    const createdAt = ctx.now() - daysAgo * DAY_MS - HOUR_MS;
    await insertCar(ctx.db, {
      ...car,
      ...configuration,
      fingerprint: fingerprintOf(configuration),
      totalFen,
      hiddenAt: hiddenDaysAgo === undefined ? null : ctx.now() - hiddenDaysAgo * DAY_MS,
      createdAt,
    });
  }
  const accountId = 'person-orders';
  if (!people.has(accountId)) return;
  const createdAt = ctx.now() - DAY_MS;
  for (const carId of ['showcase-ember', 'showcase-night'])
    await setLike(ctx.db, { accountId, carId, createdAt }, true);
  await noteCopy(ctx.db, { accountId, carId: 'showcase-ember', fingerprint: 'demo', createdAt });
}
