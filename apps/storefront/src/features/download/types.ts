import type { ReplyOf } from '@/api';

export type AppVersionData = ReplyOf<'GET /api/appuser/v1/pub/appVersion'>;
export type TrialData = ReplyOf<'GET /api/appuser/v1/pub/getGrayVersionInfo'>;
export type TrialSeatData = NonNullable<TrialData['seat']>;

/** Systems that the app exists for. */
export type AppPlatform = AppVersionData['builds'][number]['platform'];

/** All of them, in the order in which they are shown. */
export const APP_PLATFORMS: readonly AppPlatform[] = ['ios', 'android', 'harmony'];
