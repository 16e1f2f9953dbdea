import type { PermissionKey } from '@voltfront/brand/privacy';
import type { PermissionState } from './types';

export type { PermissionState } from './types';

/** Names under which browsers tell a permission. */
const NAMES: Partial<Record<PermissionKey, string>> = {
  position: 'geolocation',
  camera: 'camera',
  microphone: 'microphone',
  notifications: 'notifications',
};

const STATES: Readonly<Record<string, PermissionState>> = { granted: 'granted', denied: 'denied', prompt: 'unasked' };

/** Reads what the customer decided so far. Nothing is asked for. */
export async function readPermissions(keys: readonly PermissionKey[]): Promise<Map<PermissionKey, PermissionState>> {
  const states = await Promise.all(keys.map(async (key) => [key, await stateOf(key)] as const));
  return new Map(states);
}

async function stateOf(key: PermissionKey): Promise<PermissionState> {
  const name = NAMES[key];
  if (!name || !navigator.permissions) return 'untold';
  const status = await navigator.permissions.query({ name: name as PermissionName }).catch(() => null);
  return STATES[status?.state ?? ''] ?? 'untold';
}
