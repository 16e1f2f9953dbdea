import { useState } from 'react';
import { readDevice } from '@/platform/device';
import { openExternal } from '@/platform/external';
import { canOpenApp, openApp } from '@/platform/open-app';

/** The app's page of remote control. */
const REMOTE = '/pagesDrive/remoteControl';

/** Opens the app at its remote control; its store opens after 2 s without a jump. */
export function useOpenRemote(links: { ios: string; android: string; harmony: string } | undefined) {
  const [isTrying, setTrying] = useState(false);
  const open = async () => {
    const { kind } = readDevice();
    if (canOpenApp()) {
      setTrying(true);
      const outcome = await openApp(REMOTE);
      setTrying(false);
      if (outcome === 'opened') return;
    }
    if (links) await openExternal(links[kind === 'ios' || kind === 'harmony' ? kind : 'android']);
  };
  return { isTrying, open };
}
