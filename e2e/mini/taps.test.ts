import { beforeAll, describe, expect, inject, test } from 'vitest';
import { isFull } from '../lib/extent';
import { onePageOfEachKind } from '../lib/page-kinds';
import { openSessions, type Sessions } from '../lib/sessions';
import { allVisits, pendingLogin, type Visit } from '../lib/visits';
import { buildOf, pagesOf, readAppJson } from '../mini-host/app-json';
import { readKinds } from '../mini-host/base-template';
import { loadMiniProgram } from '../mini-host/host';
import { type Tap, walkTaps } from '../mini-host/taps';

const origin = inject('origin');
const dist = buildOf('weapp');
const kinds = readKinds(dist, 'weapp');
const pages = pagesOf(readAppJson(dist));
let visits: Visit[] = [];
let sessionOf: Sessions['of'];

beforeAll(async () => {
  const sessions = await openSessions(origin, 'MINI');
  sessionOf = sessions.of;
  visits = await allVisits(sessions.customer);
});

/** Taps that end the session, or delete or spend data shared by all pages here. */
const LEFT_OUT =
  /^(退出登录|注销账号|确认取消|确认退款|删除订单|删除方案|删除|用 \d+ KR 兑换|.*换 \d+ 积分|开|开红包|谢谢.*|开抢提醒.*|取消提醒|立即抢购|一键领取|立即领取|领取 .*|[\d,]+ 积分 .*|打开.*宝箱|抽奖|接礼物|提醒我|我已知悉|选择 .+)$/;
const isLeftOut = ({ words }: Tap): boolean => LEFT_OUT.test(words);

/** Platform dialogs, which the test closes again. */
const ASKED = [
  'chooseMedia',
  'chooseImage',
  'chooseLocation',
  'getLocation',
  'scanCode',
  'openLocation',
  'openDocument',
];
const MORE = ['requestPayment', 'getSetting', 'authorize', 'saveImageToPhotosAlbum', 'downloadFile', 'openSetting'];

describe('in the weapp build everything that can be tapped does something', () => {
  test.concurrent.each(isFull ? pages : onePageOfEachKind(pages))(
    'on %s',
    async (page) => {
      const visit = visits.find(({ route }) => route === page);
      if (!visit) throw new TypeError(`nobody visits ${page}: add it to lib/visits.ts`);
      const calls = Object.fromEntries(
        [...ASKED, ...MORE].map((name) => [
          name,
          (options: { fail?: (reason: object) => void; complete?: (reason: object) => void } = {}) => {
            host.log.calls.push({ name, options });
            const answer = { errMsg: `${name}:fail cancel` };
            setTimeout(() => {
              options.fail?.(answer);
              options.complete?.(answer);
            });
          },
        ]),
      );
      const visitor = { MALL_CHECKED_COMPLIANCE_AGREEMENT: true, MALL_PENDING_LOGIN: pendingLogin };
      const kept = visit.visitorsOnly ? visitor : await sessionOf(visit);
      const host = loadMiniProgram(dist, origin, { kept, calls });
      const isThere = () => visit.shows.test(host.text());
      const openOnce = async (until: () => boolean) => {
        await host.open(`/${page}?${new URLSearchParams(visit.query)}`);
        await host.waitFor(until, `the text ${visit.shows}`, 60_000);
      };
      const open = async () => {
        await openOnce(() => isThere() || host.current().route !== page);
        // The tap before may lead elsewhere late, once its call is answered.
        if (!isThere()) await openOnce(isThere);
        await host.settled();
      };
      try {
        expect(await walkTaps({ host, kinds, open, isLeftOut })).toEqual([]);
      } finally {
        host.close();
      }
    },
    300_000,
  );
});
