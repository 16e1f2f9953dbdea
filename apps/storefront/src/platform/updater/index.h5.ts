/** The web is always the newest version. */
export function startUpdater(_onFailed: () => void): void {}
