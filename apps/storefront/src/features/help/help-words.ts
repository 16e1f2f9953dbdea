import { t } from '@lingui/core/macro';
import type { HelpData, HelpTeamData, OwnHelpTeamData } from '@voltfront/contract';
import { reasonAgainst } from '@/features/campaign/reason-against';

/** What the starter's one button does now. */
export type MainStep = 'start' | 'again' | 'invite' | 'claim' | 'look';

/** What can be done next, or, as short as a button, why nothing can. */
export function mainStepOf({ campaign, own, steps }: HelpData): { step: MainStep } | { obstacle: string } {
  const reason = reasonAgainst(campaign);
  const isGone = steps.every(({ left }) => left === 0);
  if (reason === null && own?.start === 'running') return { step: 'invite' };
  if (own?.start === 'hasAll') return { step: 'look' };
  // What was reached can be claimed after the end, and not while the campaign is paused.
  if (own?.team?.steps.includes('open') && campaign.state !== 'paused') return { step: 'claim' };
  if (reason !== null) return { obstacle: reason };
  if (own === null) return isGone ? { obstacle: t`奖品已领完` } : { step: 'start' };
  if (own.start === 'soldOut') return { obstacle: t`奖品已领完` };
  if (own.start === 'usedUp') return { obstacle: t`发起次数已用完` };
  return { step: own.team ? 'again' : 'start' };
}

/** Whether it is worth saying how often a team can still be started. */
export const canStartLater = ({ campaign, own }: HelpData): boolean =>
  campaign.state === 'running' && own !== null && own.start !== 'hasAll' && own.start !== 'soldOut';

/** How the own team stands, in a line. */
export function stateLine({ state, helps }: Pick<OwnHelpTeamData, 'state' | 'helps'>, goal: number): string {
  const missing = goal - helps;
  if (state === 'full') return t`人数已达成`;
  return state === 'over' ? t`时间到，还差 ${missing} 份助力` : t`还差 ${missing} 份助力`;
}

/** Why the caller cannot help a team, as short as a button; null: they can. */
export function obstacleTo({ view, campaign }: HelpTeamData): string | null {
  if (view === 'closed' || view === 'notAllowed') return reasonAgainst(campaign) ?? t`暂不能助力`;
  const texts = {
    open: null,
    own: null,
    helped: t`已助力`,
    helpedStarter: t`已为TA助力过`,
    dailyLimit: t`今日助力次数已用完`,
    full: t`助力人数已满`,
    over: t`助力已结束`,
  };
  return texts[view];
}
