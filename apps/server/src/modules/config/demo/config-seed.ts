import { daysFrom } from '../../../demo/fill';
import { notice, remoteConfig } from './data';

/** The file of the apps' remote configuration. */
export function configSeed(now: number): Record<string, unknown> {
  const { lastDay, ...words } = notice;
  return {
    mpaasTomse: { ...remoteConfig, notice: { ...words, startsAt: daysFrom(now, -1), endsAt: daysFrom(now, lastDay) } },
  };
}
