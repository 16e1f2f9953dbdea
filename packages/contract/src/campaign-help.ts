import { PRIZE_KINDS } from '@voltfront/rules/campaign/award-moves';
import { HELP_TEAM_STATES, HELP_VIEWS, START_STATES, STEP_STATES } from '@voltfront/rules/campaign/help';
import { z } from 'zod';
import { Campaign, CampaignSlug } from './campaign-shapes';
import { At, Id, PicturePath } from './common';
import { defineEndpoints } from './define';

const Ref = z.object({ slug: CampaignSlug });
const TeamRef = z.object({ teamId: Id });

/** Most helpers of a team. */
const MOST_HELPS = 20;
/** Most hours that a team has. */
const MOST_HOURS = 168;

/** A city on a map; `x` and `y` in per cent of its picture, from the upper left. */
const Stop = z.strictObject({
  title: z.string().min(1).max(10),
  x: z.number().min(0).max(100),
  y: z.number().min(0).max(100),
});

/** What is special about a campaign in which friends help somebody. */
export const HelpSettings = z.strictObject({
  /** Helps that fill a team. */
  goal: z.int().min(2).max(MOST_HELPS),
  /** Hours that a team has. */
  teamHours: z.int().min(1).max(MOST_HOURS),
  /** Teams of a person, one after the other. */
  teams: z.int().min(1).max(10),
  /** Helps of a person on a day, for whomever. */
  helpsPerDay: z.int().min(1).max(20),
  /** A person helps somebody once, in whichever of their teams; else once in each. */
  oncePerStarter: z.boolean(),
  /** Accounts that are younger than so many days count for more than one help; null: they do not. */
  newcomers: z.strictObject({ days: z.int().min(1).max(90), helps: z.int().min(2).max(5) }).nullable(),
  /** What was reached can be claimed for so many days after a team's time. */
  claimDays: z.int().min(1).max(30),
  /** Each help lights the next city of a map; null: there is none. */
  map: z.strictObject({ picture: PicturePath, stops: z.array(Stop).min(2).max(MOST_HELPS) }).nullable(),
});

/** `detail` of a prize: for the one who is helped, from so many helps on; or for each helper. */
export const HelpTerms = z.discriminatedUnion('for', [
  z.strictObject({ for: z.literal('starter'), at: z.int().min(1).max(MOST_HELPS) }),
  z.strictObject({ for: z.literal('helper') }),
]);

const Face = z.object({ nickname: z.string(), avatar: PicturePath });

/** A prize of the one who is helped. */
const HelpStep = z.object({
  /** Helps that it takes. */
  at: z.int(),
  kind: z.enum(PRIZE_KINDS),
  title: z.string(),
  picture: PicturePath,
  /** Null: without end. */
  left: z.int().nullable(),
});

const Team = z.object({
  teamId: Id,
  helps: z.int(),
  state: z.enum(HELP_TEAM_STATES),
  startedAt: At,
  endsAt: At,
  /** In the order in which they helped. */
  helpers: z.array(Face.extend({ at: At, helps: z.int() })),
});

const OwnTeam = Team.extend({
  /** When what was reached can no longer be claimed; the first moment after it. */
  claimUntil: At,
  /** For each step of the campaign, in their order. */
  steps: z.array(z.enum(STEP_STATES)),
});

const Help = z.object({
  campaign: Campaign,
  settings: HelpSettings,
  steps: z.array(HelpStep),
  /** Points for each help. */
  thanks: z.int(),
  /** Who got a prize last. */
  winners: z.array(z.object({ name: z.string(), prize: z.string(), at: At })),
  /** Null for visitors. */
  own: z
    .object({
      /** The newest one. */
      team: OwnTeam.nullable(),
      /** Teams that can still be started. */
      teamsLeft: z.int(),
      /** Whether another team can be started, or why not. */
      start: z.enum(START_STATES),
    })
    .nullable(),
});

const HelpTeam = z.object({
  campaign: Campaign,
  settings: HelpSettings,
  steps: z.array(HelpStep),
  thanks: z.int(),
  starter: Face,
  team: Team,
  /** What the caller can do; a visitor is told `open` where they could help after login. */
  view: z.enum(HELP_VIEWS),
  /** Helps that the caller has left today; null for visitors. */
  helpsLeft: z.int().nullable(),
});

export const campaignHelp = defineEndpoints({
  'GET /api/mpmkt/v1/campaign/help': {
    summary: 'A campaign in which friends help, with the newest team of the caller.',
    auth: 'optional',
    query: Ref,
    reply: Help,
  },
  'POST /api/mpmkt/v1/campaign/help/start': {
    summary:
      'Starts a team. LIMIT_REACHED while one runs and after the last, STATE_CHANGED outside of the window, SOLD_OUT.',
    auth: 'customer',
    risk: true,
    rate: 'write',
    idempotent: true,
    body: Ref,
    reply: Help,
  },
  'POST /api/mpmkt/v1/campaign/help/claim': {
    summary: 'Claims the prize of a step that the newest own team has reached, once. STATE_CHANGED, SOLD_OUT.',
    auth: 'customer',
    rate: 'write',
    idempotent: true,
    body: Ref.extend({ at: z.int().min(1).max(MOST_HELPS) }),
    reply: Help,
  },
  'GET /api/mpmkt/v1/campaign/help/team': {
    summary: 'The team of somebody, and whether the caller can help.',
    auth: 'optional',
    query: TeamRef,
    reply: HelpTeam,
  },
  'POST /api/mpmkt/v1/campaign/help/team/help': {
    summary:
      'Helps a team once. STATE_CHANGED when it is full or over, LIMIT_REACHED for who helped or has no help left, FORBIDDEN for the own one.',
    auth: 'customer',
    risk: true,
    rate: 'write',
    idempotent: true,
    body: TeamRef,
    reply: z.object({ team: HelpTeam, pointsEarned: z.int() }),
  },
});

export type HelpSettingsData = z.output<typeof HelpSettings>;
export type HelpData = z.output<typeof Help>;
export type HelpStepData = z.output<typeof HelpStep>;
export type HelpTeamData = z.output<typeof HelpTeam>;
export type HelpTeamStateData = z.output<typeof Team>;
export type OwnHelpTeamData = z.output<typeof OwnTeam>;
