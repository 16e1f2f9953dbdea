import { brand } from '@voltfront/brand';
import type { ReplyOf } from '@voltfront/contract';

const DAY_MS = 86_400_000;

const links = (version: string) => ({
  ios: `${brand.hosts.resource}/app/ios/${version}`,
  android: `${brand.hosts.resource}/app/android/${brand.product}-${version}.apk`,
  harmony: `${brand.hosts.resource}/app/harmony/${version}`,
});

/** Newest version of the native app. */
export const newestVersion: ReplyOf<'GET /api/appuser/v1/pub/appVersion'> = {
  version: '1.0.0',
  isForced: false,
  notes: ['在线定制与下单', '订单进度一目了然', '社区、活动与积分'],
  sizeMb: 86.4,
  links: links('1.0.0'),
};

/** The trial round that is open now: rounds of 30 days follow each other. */
export function openRound(now: number): ReplyOf<'GET /api/appuser/v1/pub/getGrayVersionInfo'> {
  const startsAt = now - (now % (30 * DAY_MS));
  return {
    round: {
      version: '1.1.0',
      builtAt: startsAt,
      focus: ['配置页更快打开', '订单时间线改版'],
      placesLeft: 500,
      endsAt: startsAt + 30 * DAY_MS,
      links: links('1.1.0-beta'),
    },
  };
}
