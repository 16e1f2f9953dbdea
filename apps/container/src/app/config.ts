import { brand } from '@voltfront/brand';

/** Version of the app, and of an earlier one with fewer methods. */
export const appVersions = { current: '1.0.0', old: '0.9.0' } as const;

/** Native tabs of the app's home; `navigation.tabSwitch` names them by position. */
export const appTabs = ['爱车', '服务', '我的'] as const;

/** Secret of the request signature, inserted by the build. */
export const apiSecret: string = process.env.API_SECRET ?? '';

/** Platform code of the shop's API: HarmonyOS has one of its own. */
export const platformCodeOf = (kind: 'ios' | 'android' | 'harmony'): string =>
  kind === 'harmony' ? 'HarmonyOS' : 'APP';

export const { appName, appScheme, product } = brand;
