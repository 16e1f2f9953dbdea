/** Whether there is a version to take; `unknown` when nobody can tell now. */
export type VersionState = 'newer' | 'latest' | 'unknown';

/** `reloading`: the app starts anew at once. `coming`: as soon as it is here. `failed`: it could not be had. */
export type VersionStep = 'reloading' | 'coming' | 'failed';
