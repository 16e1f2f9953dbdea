import { BlockList, isIPv6 } from 'node:net';
import type { BodyOf } from '@voltfront/contract';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../kernel/context';
import type { DeviceFacts } from '../../providers/device-risk';
import { contradictionsOf } from './contradictions';
import { countLinks, selectFigures } from './risk.repository';

type TokenBody = BodyOf<'POST /api/basic/v1/risk/token'>;

const blocked = new Map<string, BlockList>();

function blockListOf(networks: readonly string[]): BlockList {
  const name = networks.join();
  const known = blocked.get(name);
  if (known) return known;
  const blockList = new BlockList();
  for (const network of networks) {
    const [ip = '', bits = '0'] = network.split('/');
    blockList.addSubnet(ip, Number(bits), isIPv6(ip) ? 'ipv6' : 'ipv4');
  }
  blocked.set(name, blockList);
  return blockList;
}

const isBadNetwork = (ctx: Ctx) =>
  blockListOf(ctx.app.config.riskBadNetworks).check(ctx.ip, isIPv6(ctx.ip) ? 'ipv6' : 'ipv4');

/** The network of an IP address: /24 for IPv4, the site prefix for IPv6. */
const neighbourhood = (ip: string): string =>
  isIPv6(ip) ? ip.split(':').slice(0, 3).join(':') : ip.split('.').slice(0, 3).join('.');

/** New devices with one fingerprint from one network within an hour, including this one. */
async function countTwins(ctx: Ctx, fingerprint: string, isNew: boolean): Promise<number> {
  const key = `risk:twins:${ctx.platform}:${fingerprint}:${neighbourhood(ctx.ip)}`;
  return isNew ? (await ctx.app.cache.increment(key, HOUR_MS)).count : 0;
}

/**
 * Distinct fingerprints with one random id within a day: a copied id, or a device that fakes its
 * fingerprint.
 */
async function countFaces(ctx: Ctx, fingerprint: string, deviceKey: string): Promise<number> {
  const isNew = await ctx.app.cache.once(`risk:face:${deviceKey}:${fingerprint}`, DAY_MS);
  return isNew ? (await ctx.app.cache.increment(`risk:faces:${deviceKey}`, DAY_MS)).count : 0;
}

/** Collects the input of the rules. */
export async function gatherFacts(
  ctx: Ctx,
  body: TokenBody,
  device: { deviceKey: string; isNew: boolean; isReplayed: boolean },
): Promise<DeviceFacts> {
  const { deviceKey, isNew, isReplayed } = device;
  const { automation, ...signals } = body.signals;
  const { ageMs, touches, keys, untrusted, keyGapMs, holdMs } = body.hands;
  const links = await countLinks(ctx.db, { deviceKey, accountId: ctx.actor?.accountId ?? null });
  const figures = await selectFigures(ctx.db, deviceKey);
  const asks = await ctx.app.cache.increment(`risk:asks:${deviceKey}`, MINUTE_MS);
  return {
    platform: ctx.platform,
    ...signals,
    automation,
    contradictions: contradictionsOf(ctx, body.signals),
    ageMs,
    hands: touches + keys,
    untrusted,
    keyGapMs,
    holdMs,
    keySpreadMs: figures?.keySpreadMs ?? null,
    touchCells: figures?.touchCells ?? null,
    ...links,
    faces: await countFaces(ctx, body.fingerprint, deviceKey),
    freshTwins: await countTwins(ctx, body.fingerprint, isNew),
    asksInMinute: asks.count,
    isReplayed,
    isBadNetwork: isBadNetwork(ctx),
  };
}
