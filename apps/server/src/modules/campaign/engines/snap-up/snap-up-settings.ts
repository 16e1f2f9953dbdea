import { SnapUpSettings, type SnapUpSettingsData } from '@voltfront/contract';
import type { OwnSnapUp } from '@voltfront/rules/campaign/snap-up';
import { refuse } from '../../../../kernel/errors';
import type { CampaignRow } from '../../campaign.repository';
import { snapUpTexts } from './snap-up.texts';

export const SNAP_UP = 'snapUp';

export type SettingsCar = SnapUpSettingsData['cars'][number];
export type SettingsSession = SnapUpSettingsData['sessions'][number];

/** The settings of a flash sale; they were checked when the campaign was stored. */
export const snapUpSettingsOf = ({ settings }: Pick<CampaignRow, 'settings'>): SnapUpSettingsData =>
  SnapUpSettings.parse(settings);

/** A car of a flash sale with its session. @throws NOT_FOUND */
export function carOf(settings: SnapUpSettingsData, code: string): { car: SettingsCar; session: SettingsSession } {
  const car = settings.cars.find((each) => each.code === code);
  const session = settings.sessions.find((each) => each.code === car?.session);
  if (!car || !session) throw refuse('NOT_FOUND', { message: snapUpTexts.noCar });
  return { car, session };
}

/** Window of a car's session, as the rules want it. */
export const windowOf = (settings: SnapUpSettingsData, { startsAt, endsAt }: SettingsSession) => {
  const { bookUntilMinutes, bookedFirstMinutes } = settings;
  return { startsAt, endsAt, bookUntilMinutes, bookedFirstMinutes };
};

/** Whether a place still counts: a hold and an unpaid order end by themselves. */
export const isOver = ({ state, until }: Pick<OwnSnapUp, 'state' | 'until'>, now: number): boolean =>
  state === 'held' && now > until;

const areUnique = (codes: readonly string[]) => new Set(codes).size === codes.length;

/** What makes no sense about a flash sale; empty when all is well. */
export function faultsOfSnapUp(settings: unknown): string[] {
  const parsed = SnapUpSettings.safeParse(settings);
  if (!parsed.success) return parsed.error.issues.map(({ path, message }) => `settings.${path.join('.')}: ${message}`);
  const { sessions, cars } = parsed.data;
  const known = sessions.map(({ code }) => code);
  return [
    ...(areUnique(known) ? [] : ['settings.sessions: a code twice']),
    ...(areUnique(cars.map(({ code }) => code)) ? [] : ['settings.cars: a code twice']),
    ...sessions
      .filter(({ startsAt, endsAt }) => endsAt <= startsAt)
      .map(({ code }) => `settings.sessions.${code}: ends before it starts`),
    ...cars
      .filter(({ session }) => !known.includes(session))
      .map(({ code }) => `settings.cars.${code}: no such session`),
  ];
}

/** Settings whose sessions are so much later (ms). */
export function movedSessions(settings: Record<string, unknown>, byMs: number): Record<string, unknown> {
  const parsed = SnapUpSettings.parse(settings);
  const sessions = parsed.sessions.map(({ code, startsAt, endsAt }) => ({
    code,
    startsAt: startsAt + byMs,
    endsAt: endsAt + byMs,
  }));
  return { ...parsed, sessions };
}
