import { notice, remoteConfig } from './data/config';
import { daysFrom } from './fill';

/** The file of the apps' remote configuration. */
export function configSeed(now: number): Record<string, unknown> {
  const { lastDay, ...words } = notice;
  return {
    mpaasTomse: { ...remoteConfig, notice: { ...words, startsAt: daysFrom(now, -1), endsAt: daysFrom(now, lastDay) } },
  };
}
