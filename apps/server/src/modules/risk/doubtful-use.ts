import type { EndpointKey } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { selectLinks, selectRefused } from './risk.repository';
import type { DecisionKind } from './risk.tables';

/** A device on which several accounts were used; its key is a hash. */
export interface SharedDevice {
  deviceKey: string;
  accountIds: string[];
}

/** Devices on which at least two of some accounts were used, those with the most first. */
export async function sharedDevices(ctx: Ctx, accountIds: readonly string[]): Promise<SharedDevice[]> {
  const devices = new Map<string, string[]>();
  for (const { deviceKey, accountId } of await selectLinks(ctx.db, accountIds))
    devices.set(deviceKey, [...(devices.get(deviceKey) ?? []), accountId]);
  return [...devices]
    .map(([deviceKey, accounts]) => ({ deviceKey, accountIds: accounts }))
    .filter((device) => device.accountIds.length > 1)
    .sort((a, b) => b.accountIds.length - a.accountIds.length);
}

/** A call that was refused or asked for a captcha. */
export interface RefusedCall {
  deviceKey: string;
  /** Empty for visitors. */
  accountId: string;
  kind: DecisionKind;
  level: string;
  reasons: readonly string[];
  createdAt: number;
}

/** Calls of some kinds that were refused or asked for a captcha since a moment, the newest first. */
export const refusedCalls = (
  ctx: Ctx,
  of: { calls: readonly EndpointKey[]; since: number; limit: number },
): Promise<RefusedCall[]> => selectRefused(ctx.db, of);
