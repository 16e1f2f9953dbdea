import { describe, expect, it } from 'vitest';
import { type CampaignSwitch, campaignState, isShown } from './campaign-state';

const at = (turned: CampaignSwitch, now: number) => campaignState({ switch: turned, startsAt: 100, endsAt: 200 }, now);

describe('the state of a campaign', () => {
  it.each([
    ['published', 99, 'announced'],
    ['published', 100, 'running'],
    ['published', 199, 'running'],
    ['published', 200, 'ended'],
    ['paused', 50, 'paused'],
    ['paused', 150, 'paused'],
    ['paused', 200, 'ended'],
    ['draft', 150, 'draft'],
    ['withdrawn', 150, 'withdrawn'],
    ['withdrawn', 300, 'withdrawn'],
  ] as const)('%s at %i is %s', (turned, now, state) => {
    expect(at(turned, now)).toBe(state);
  });

  it('drafts and withdrawn campaigns are not shown', () => {
    expect(['draft', 'withdrawn', 'ended', 'paused'].map((state) => isShown(state as 'draft'))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});
