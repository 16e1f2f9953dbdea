import { useState } from 'react';
import { api } from '@/api';
import { readDevice } from '@/platform/device';
import { openExternal } from '@/platform/external';
import { canOpenApp, openApp } from '@/platform/open-app';
import { ownShareCode } from './share-query';
import type { AppPlatform, AppVersionData } from './types';

/** Counts a download without blocking the customer; failures are ignored. */
export function countDownload(platform: AppPlatform, kind: 'formal' | 'trial'): void {
  const call = api('POST /api/appuser/v1/pub/appDownload', {
    body: { platform, kind, shareCode: ownShareCode() },
    silent: true,
  });
  call.catch(() => undefined);
}

/**
 * Gets the app for a system: on that system itself an installed app is tried first, and its store opens after 2 s without
 * a jump. Elsewhere the store opens at once.
 */
export function useGetApp(version: AppVersionData) {
  const [isTrying, setTrying] = useState(false);
  const get = async (platform: AppPlatform) => {
    if (readDevice().kind === platform && canOpenApp()) {
      setTrying(true);
      const outcome = await openApp('/');
      setTrying(false);
      if (outcome === 'opened') return;
    }
    countDownload(platform, 'formal');
    await openExternal(version.links[platform]);
  };
  return { isTrying, get };
}
