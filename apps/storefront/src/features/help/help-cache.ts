import type { HelpData, HelpTeamData } from '@voltfront/contract';
import { apiKey, everyInputOf, queryClient } from '@/api';

export const HELP = 'GET /api/mpmkt/v1/campaign/help';
export const HELP_TEAM = 'GET /api/mpmkt/v1/campaign/help/team';

/** What prizes and points change is read again. */
function readGainsAgain(): void {
  queryClient.invalidateQueries({ queryKey: everyInputOf('GET /api/mpmkt/v1/campaign/prizes') });
  queryClient.invalidateQueries({ queryKey: apiKey('GET /api/mpintegral/v1/points') });
}

/** Shows a campaign of helpers as it is after a change. */
export function showHelp(help: HelpData): void {
  queryClient.setQueriesData<HelpData>({ queryKey: [HELP] }, (shown) =>
    shown?.campaign.slug === help.campaign.slug ? help : shown,
  );
  readGainsAgain();
}

/** Shows a team as it is after the caller helped. */
export function showTeam(team: HelpTeamData): void {
  queryClient.setQueriesData<HelpTeamData>({ queryKey: [HELP_TEAM] }, (shown) =>
    shown?.team.teamId === team.team.teamId ? team : shown,
  );
  readGainsAgain();
}

/** Reads campaigns and teams again, such as when the time of one is over. */
export const readHelpAgain = (): void => {
  for (const key of [HELP, HELP_TEAM]) void queryClient.invalidateQueries({ queryKey: [key] });
};
