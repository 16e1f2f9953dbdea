import { BRIDGE_VERSION, BridgeError, type BridgeHandlers, bridgeCodes } from '@voltfront/bridge';
import { appName, appVersions } from '../../app/config';
import type { AppContext } from '../../app/context';
import { askLogin, logOut } from '../../app/login';
import { askPermission } from '../../app/permission';
import { coveredHeights } from '../../device/kinds';
import { placeOf } from '../../device/places';

const BUILD = '100';
/** Device id that the app issues after the consent. */
const DEVICE_ID = 'container-device';

/** Handlers that tell the logged-in user, the app and the device. */
export function appInfoHandlers(context: AppContext, origin: string): BridgeHandlers {
  const { app, settings } = context;
  const session = () => app.get().session;
  return {
    'appInfo.userToken': () => ({ token: session()?.token ?? null }),
    'appInfo.userInfo': () => {
      const user = session()?.user;
      if (!user) return { user: null };
      const { userId, nickname, avatar, isBindMobile, memberInfo } = user;
      return { user: { userId, nickname, avatar: new URL(avatar, origin).href, isBindMobile, memberInfo } };
    },
    'appInfo.location': async () => {
      const isGranted = await askPermission(context, 'location');
      if (!isGranted) throw new BridgeError(bridgeCodes.failed, '没有定位权限');
      const { latitude, longitude, city } = placeOf(settings.get().place);
      return { latitude, longitude, accuracy: 30, city };
    },
    'appInfo.appInfo': () => ({
      name: appName,
      version: settings.get().isOldApp ? appVersions.old : appVersions.current,
      build: BUILD,
      bridgeVersion: BRIDGE_VERSION,
      deviceId: app.get().consent?.isAgreed ? DEVICE_ID : '0',
    }),
    'appInfo.login': async () => ({ token: (session() ?? (await askLogin(context)))?.token ?? null }),
    'appInfo.logout': () => {
      void logOut(context, { onServer: false });
      return null;
    },
    'appInfo.environment': () => ({ platform: app.get().device, stage: 'test', language: 'zh-CN' }),
    'appInfo.statusBarHeight': () => {
      const { top, bottom } = coveredHeights(app.get().device, settings.get().isImmersive);
      return { height: top, safeAreaBottom: bottom };
    },
  };
}
