import { brand } from '@voltfront/brand';

/** Version of the app, and of an earlier one that lacks methods. */
export const appVersions = { current: '1.0.0', old: '0.9.0' } as const;

/** Native tabs of the app's home, in their order: `navigation.tabSwitch` names them by number. */
export const appTabs = ['爱车', '服务', '我的'] as const;

/** Secret of the request signature; the build puts it in. */
export const apiSecret: string = process.env.API_SECRET ?? '';

/** What the shop calls this platform: Harmony has a code of its own. */
export const platformCodeOf = (kind: 'ios' | 'android' | 'harmony'): string =>
  kind === 'harmony' ? 'HarmonyOS' : 'APP';

export const { appName, appScheme, product } = brand;
