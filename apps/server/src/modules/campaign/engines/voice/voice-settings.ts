import { VoiceSettings, type VoiceSettingsData, VoiceTerms } from '@voltfront/contract';
import { POST_NEEDS, VOICE_CHANNELS } from '@voltfront/rules/campaign/voice';
import type { CampaignRow, PrizeRow } from '../../campaign.repository';

export const VOICE = 'voice';

/** The settings of a campaign of posts; they were checked when the campaign was stored. */
export const voiceSettingsOf = ({ settings }: Pick<CampaignRow, 'settings'>): VoiceSettingsData =>
  VoiceSettings.parse(settings);

const isFor = (prize: Pick<PrizeRow, 'detail'>, what: 'stamp' | 'allStamps'): boolean =>
  VoiceTerms.parse(prize.detail).for === what;

/** What each stamp brings. */
export const stampPrizesOf = (prizes: readonly PrizeRow[]): PrizeRow[] =>
  prizes.filter((prize) => isFor(prize, 'stamp'));

/** What all stamps bring. */
export const grandPrizeOf = (prizes: readonly PrizeRow[]): PrizeRow | undefined =>
  prizes.find((prize) => isFor(prize, 'allStamps'));

function faultsOfStations({ stations }: VoiceSettingsData): string[] {
  const known = new Set(stations.map(({ platform }) => platform));
  return [
    ...(known.size === VOICE_CHANNELS.length ? [] : ['settings.stations: each channel once']),
    ...stations
      .filter(({ platform, finderUserName }) => (platform === 'wechatVideo') !== (finderUserName !== null))
      .map(({ platform }) => `settings.stations.${platform}.finderUserName: Channels alone has one`),
    ...stations
      .filter(({ platform, tags }) => tags.length === 0 && platform !== 'moments')
      .map(({ platform }) => `settings.stations.${platform}.tags: a tag is required there`),
    ...stations
      .filter(({ platform, example }) => !POST_NEEDS[platform].picture && example !== null)
      .map(({ platform }) => `settings.stations.${platform}.example: posts there have a link`),
    ...stations.flatMap(({ platform, materials }) =>
      materials
        .filter(({ form, clip }) => (form === 'film') !== (clip !== null))
        .map(({ title }) => `settings.stations.${platform}.materials.${title}: a film alone has a clip`),
    ),
  ];
}

/** What makes no sense about a campaign of posts; empty when all is well. */
export function faultsOfVoice(settings: unknown, prizes: readonly PrizeRow[]): string[] {
  const parsed = VoiceSettings.safeParse(settings);
  if (!parsed.success) return parsed.error.issues.map(({ path, message }) => `settings.${path.join('.')}: ${message}`);
  const wrong = prizes.filter(({ detail }) => !VoiceTerms.safeParse(detail).success);
  if (wrong.length > 0) return wrong.map(({ title }) => `prize ${title}: it is not said what it is for`);
  const stamps = stampPrizesOf(prizes);
  return [
    ...faultsOfStations(parsed.data),
    ...(stamps.length > 0 ? [] : ['prizes: there is none for a stamp']),
    ...(prizes.length - stamps.length === 1 ? [] : ['prizes: one for all stamps']),
    ...stamps.filter(({ kind }) => kind !== 'points').map(({ title }) => `prize ${title}: stamps bring points`),
  ];
}
