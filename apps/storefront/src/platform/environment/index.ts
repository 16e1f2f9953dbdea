import { brand } from '@voltfront/brand';
import type { PlatformCode } from '@voltfront/contract/headers';
import { isHarmonyContainer, isInContainer } from '../container';

/** Taro's name of the platform that this build is for. */
export type BuildPlatform = 'h5' | 'harmony-hybrid' | 'weapp' | 'alipay' | 'tt' | 'swan';

export const buildPlatform = process.env.TARO_ENV as BuildPlatform;

/** The build runs in a browser or a web view; the app of HarmonyOS is one, with the web's files inside of it. */
export const isWeb = buildPlatform === 'h5' || buildPlatform === 'harmony-hybrid';

const APP_CODES: Readonly<Record<Exclude<BuildPlatform, 'h5'>, PlatformCode>> = {
  'harmony-hybrid': 'HarmonyOS',
  weapp: 'MINI',
  alipay: 'MINI_ALIPAY',
  tt: 'MINI_DOUYIN',
  swan: 'MINI_BAIDU',
};

/** The platform as the server knows it. */
export function platformCode(): PlatformCode {
  if (buildPlatform !== 'h5') return APP_CODES[buildPlatform];
  if (isHarmonyContainer()) return 'HarmonyOS';
  return isInContainer() ? 'APP' : 'WEB_MOBILE';
}

/** Version of this app, on every platform; the native app around its pages has one of its own. */
export const appVersion = '1.0.0';

/** True in builds that are not for production, where test pages and demo calls may show. */
export const isTestBuild = process.env.NODE_ENV !== 'production' || process.env.VOLT_DEMO === '1';

/**
 * Base addresses of the server in the order they are tried, without trailing slash: on the web the page's own origin, as an
 * empty text; in mini-programs those of the build, separated by commas.
 */
export const serverOrigins: readonly string[] = isWeb
  ? ['']
  : (process.env.API_ORIGIN || brand.hosts.production).split(',').map((address) => address.trim());

/** The first base address: pictures of mini-programs need it in full. */
export const serverOrigin: string = serverOrigins[0] ?? '';

/** Secret of the request signature, shared with the server; part of the app and so no secret from people who take it apart. */
export const apiSecret = process.env.API_SECRET ?? '';

/** Kind of build, for people who look into one. */
export const buildKind = process.env.NODE_ENV ?? '';
