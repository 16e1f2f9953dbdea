/** What staff say about a campaign; its window says the rest. */
export const CAMPAIGN_SWITCHES = ['draft', 'published', 'paused', 'withdrawn'] as const;
export type CampaignSwitch = (typeof CAMPAIGN_SWITCHES)[number];

/**
 * Where a campaign stands. `announced`: shown, and not begun. `paused`: shown, and nothing can be done for now.
 * `draft` and `withdrawn` campaigns do not exist for customers.
 */
export const CAMPAIGN_STATES = ['draft', 'announced', 'running', 'paused', 'ended', 'withdrawn'] as const;
export type CampaignState = (typeof CAMPAIGN_STATES)[number];

/** The window in epoch milliseconds; `endsAt` is the first moment after it. */
export interface CampaignWindow {
  switch: CampaignSwitch;
  startsAt: number;
  endsAt: number;
}

/**
 * The state at a moment. A campaign that is paused when its window ends has ended.
 *
 * Example: published, from 9:00 to 18:00: at 8:59 `announced`, at 9:00 `running`, at 18:00 `ended`.
 */
export function campaignState({ switch: turned, startsAt, endsAt }: CampaignWindow, now: number): CampaignState {
  if (turned === 'draft' || turned === 'withdrawn') return turned;
  if (now >= endsAt) return 'ended';
  if (turned === 'paused') return 'paused';
  return now < startsAt ? 'announced' : 'running';
}

/** Whether customers see a campaign in this state. */
export const isShown = (state: CampaignState): boolean => state !== 'draft' && state !== 'withdrawn';
