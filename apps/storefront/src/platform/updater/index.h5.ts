import { isNewerDeployed } from '../new-version/deployed';
import type { VersionState, VersionStep } from './types';

export type { VersionState, VersionStep } from './types';

/** The web is renewed when it is loaded. */
export function startUpdater(_onFailed: () => void): void {}

/** Asks the server whether it has another version than the one that runs. */
export async function askNewVersion(): Promise<VersionState> {
  const isNewer = await isNewerDeployed();
  if (isNewer === null) return 'unknown';
  return isNewer ? 'newer' : 'latest';
}

/** Loads the newer version. */
export function takeNewVersion(): VersionStep {
  window.location.reload();
  return 'reloading';
}
