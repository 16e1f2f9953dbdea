import { t } from '@lingui/core/macro';
import {
  type PartyPurpose,
  type PrivacyPlatform,
  privacyPlatforms,
  type ThirdParty,
  thirdParties,
} from '@voltfront/brand/privacy';

/** Third parties with the same purpose. */
export interface PartyGroup {
  purpose: PartyPurpose;
  title: string;
  parties: ThirdParty[];
}

const PURPOSES: readonly PartyPurpose[] = [
  'payment',
  'finance',
  'login',
  'map',
  'sms',
  'sharing',
  'statistics',
  'risk',
  'chat',
];

/** Name of a purpose. */
function purposeName(purpose: PartyPurpose): string {
  const names: Record<PartyPurpose, string> = {
    payment: t`支付`,
    finance: t`金融服务`,
    login: t`登录`,
    map: t`地图与位置`,
    sms: t`短信`,
    sharing: t`分享`,
    statistics: t`统计分析`,
    risk: t`安全风控`,
    chat: t`在线客服`,
  };
  return names[purpose];
}

/** All platforms, the present one first. */
export const platformsFrom = (present: PrivacyPlatform): PrivacyPlatform[] => [
  present,
  ...privacyPlatforms.filter((platform) => platform !== present),
];

const holds = (party: ThirdParty, words: string): boolean =>
  [party.company, party.kit, party.data, party.reason, purposeName(party.purpose)]
    .join(' ')
    .toLowerCase()
    .includes(words);

/** Third parties of a platform that hold the words, by purpose; purposes without any are left out. */
export function findParties(platform: PrivacyPlatform, search: string): PartyGroup[] {
  const words = search.trim().toLowerCase();
  const found = thirdParties.filter((party) => party.platforms.includes(platform) && holds(party, words));
  return PURPOSES.map((purpose) => ({
    purpose,
    title: purposeName(purpose),
    parties: found.filter((party) => party.purpose === purpose),
  })).filter(({ parties }) => parties.length > 0);
}
