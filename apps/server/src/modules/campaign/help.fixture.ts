import type { HelpData, HelpSettingsData } from '@voltfront/contract';
import { DAY_MS } from '@voltfront/rules/time';
import type { TestPerson } from '../../testing';
import type { CampaignDesk } from './campaign.fixture';
import type { CampaignInput, PrizeInput } from './define-campaign';

const PICTURE = '/assets/covers/scene-city.webp';
export const HELP_PAGE = 'GET /api/mpmkt/v1/campaign/help' as const;
export const START = 'POST /api/mpmkt/v1/campaign/help/start' as const;
export const CLAIM = 'POST /api/mpmkt/v1/campaign/help/claim' as const;
export const TEAM = 'GET /api/mpmkt/v1/campaign/help/team' as const;
export const HELP_TEAM = 'POST /api/mpmkt/v1/campaign/help/team/help' as const;

/** A prize of the one who is helped, at so many helps. */
export const step = (at: number, changes: Partial<PrizeInput> = {}): PrizeInput => ({
  kind: 'points',
  title: `第 ${at} 步`,
  picture: PICTURE,
  amount: 100,
  ...changes,
  detail: { for: 'starter', at },
});

/** Points for each helper. */
export const thanks = (amount: number): PrizeInput => ({
  kind: 'points',
  title: '助力积分',
  picture: PICTURE,
  amount,
  detail: { for: 'helper' },
});

export const HELP_SETTINGS: HelpSettingsData = {
  goal: 3,
  teamHours: 24,
  teams: 3,
  helpsPerDay: 3,
  oncePerStarter: false,
  newcomers: null,
  claimDays: 7,
  map: null,
};

/** A campaign of helpers that runs for ten days from now: three helps bring 100 points, each helper gets 10. */
export const makeHelp = (
  desk: CampaignDesk,
  settings: Partial<HelpSettingsData> = {},
  changes: Partial<CampaignInput> = {},
): Promise<string> => {
  const startsAt = desk.server.clock.now();
  return desk.make({
    engine: 'help',
    startsAt,
    endsAt: startsAt + 10 * DAY_MS,
    plainSettings: { ...HELP_SETTINGS, ...settings },
    prizes: [step(3), thanks(10)],
    ...changes,
  });
};

/** Steps of people in a campaign of helpers. */
export function helpOf(desk: CampaignDesk, slug: string) {
  const { server } = desk;
  const tokenOf = (person?: TestPerson) => (person ? { token: person.token } : {});
  const help = ({ token }: TestPerson, teamId: string) => server.call(HELP_TEAM, { token, body: { teamId } });
  return {
    show: (person?: TestPerson) => server.ask(HELP_PAGE, { query: { slug }, ...tokenOf(person) }),
    team: (teamId: string, person?: TestPerson) => server.ask(TEAM, { query: { teamId }, ...tokenOf(person) }),
    tryStart: ({ token }: TestPerson) => server.call(START, { token, body: { slug } }),
    /** Starts a team. @returns its id */
    async start({ token }: TestPerson): Promise<string> {
      const { own }: HelpData = await server.ask(START, { token, body: { slug } });
      return own?.team?.teamId ?? '';
    },
    claim: ({ token }: TestPerson, at: number) => server.call(CLAIM, { token, body: { slug, at } }),
    help,
    /** Helps of so many new people, one after the other. */
    async crowd(teamId: string, count: number): Promise<void> {
      for (let index = 0; index < count; index += 1) await help(await desk.person(), teamId);
    },
  };
}
