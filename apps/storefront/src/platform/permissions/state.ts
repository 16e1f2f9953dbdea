import Taro from '@tarojs/taro';
import type { PermissionKey } from '@voltfront/brand/privacy';
import { askHost } from '../host';
import type { PermissionState } from './types';

export type { PermissionState } from './types';

/** Names under which the platforms tell a permission: those of WeChat, Douyin and Baidu, then Alipay's. */
const SCOPES: Partial<Record<PermissionKey, readonly string[]>> = {
  position: ['scope.userLocation', 'location'],
  camera: ['scope.camera', 'camera'],
  album: ['scope.writePhotosAlbum', 'scope.album', 'album'],
  microphone: ['scope.record', 'audioRecord'],
  calendar: ['scope.addPhoneCalendar', 'scope.calendar'],
};

/** Reads what the customer decided so far. Nothing is asked for. */
export async function readPermissions(keys: readonly PermissionKey[]): Promise<Map<PermissionKey, PermissionState>> {
  const settings = await askHost(() => Taro.getSetting()).then(
    ({ authSetting }) => authSetting as Record<string, boolean | undefined>,
    () => null,
  );
  return new Map(keys.map((key) => [key, settings ? stateOf(settings, key) : 'untold']));
}

function stateOf(settings: Record<string, boolean | undefined>, key: PermissionKey): PermissionState {
  const name = SCOPES[key]?.find((scope) => settings[scope] !== undefined);
  if (!SCOPES[key]) return 'untold';
  if (!name) return 'unasked';
  return settings[name] ? 'granted' : 'denied';
}
