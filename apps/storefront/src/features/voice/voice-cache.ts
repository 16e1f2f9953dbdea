import type { VoiceData } from '@voltfront/contract';
import { apiKey, everyInputOf, queryClient } from '@/api';

export const VOICE = 'GET /api/mpmkt/v1/campaign/voice';
export const POSTS = 'GET /api/mpmkt/v1/campaign/voice/posts';

/** The campaign of the pages when their address names none. */
export const USUAL_SLUG = 'voice';

/** Posts, prizes and points are read again. */
function readGainsAgain(): void {
  queryClient.invalidateQueries({ queryKey: ['list', POSTS] });
  queryClient.invalidateQueries({ queryKey: everyInputOf('GET /api/mpmkt/v1/campaign/prizes') });
  queryClient.invalidateQueries({ queryKey: apiKey('GET /api/mpintegral/v1/points') });
}

/** Shows a campaign of posts as it is after a change. */
export function showVoice(voice: VoiceData): void {
  queryClient.setQueriesData<VoiceData>({ queryKey: [VOICE] }, (shown) =>
    shown?.campaign.slug === voice.campaign.slug ? voice : shown,
  );
  readGainsAgain();
}

/** Shows where somebody stands with the word of the film. */
export function showFollow(slug: string, follow: NonNullable<VoiceData['own']>['follow']): void {
  queryClient.setQueriesData<VoiceData>({ queryKey: [VOICE] }, (shown) =>
    shown?.own && shown.campaign.slug === slug ? { ...shown, own: { ...shown.own, follow } } : shown,
  );
}

/** Reads campaigns and posts again, such as when staff have decided meanwhile. */
export function readVoiceAgain(): void {
  void queryClient.invalidateQueries({ queryKey: [VOICE] });
  readGainsAgain();
}
