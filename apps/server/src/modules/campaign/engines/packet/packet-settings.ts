import { PacketSettings, type PacketSettingsData } from '@voltfront/contract';
import type { CampaignRow } from '../../campaign.repository';

export const PACKET = 'packet';

/** The settings of a packet campaign; they were checked when it was stored. */
export const packetSettingsOf = ({ settings }: Pick<CampaignRow, 'settings'>): PacketSettingsData =>
  PacketSettings.parse(settings);

/** What makes no sense about a campaign of packets; empty when all is well. */
export function faultsOfPacket(settings: unknown): string[] {
  const parsed = PacketSettings.safeParse(settings);
  if (!parsed.success) return parsed.error.issues.map(({ path, message }) => `settings.${path.join('.')}: ${message}`);
  const { shares, points, skins, supplementPercent, budget, mode } = parsed.data;
  const keys = skins.map(({ key }) => key);
  return [
    ...(shares.most >= shares.least ? [] : ['settings.shares: most is below least']),
    ...(points.most >= points.least ? [] : ['settings.points: most is below least']),
    ...(points.most >= shares.most ? [] : ['settings.points: fewer than one for each share']),
    ...(new Set(keys).size === keys.length ? [] : ['settings.skins: one key is there twice']),
    ...(budget > 0 || (mode === 'friends' && supplementPercent === 0) ? [] : ['settings.budget: nothing to give']),
  ];
}
