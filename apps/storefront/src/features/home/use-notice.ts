import { noticeAt, type RemoteNotice } from '@voltfront/rules/remote-config/remote-config';
import { useEffect, useState } from 'react';
import { serverNow } from '@/api';
import { afterFirstPage } from '@/platform/late';

/** The notice of the remote configuration, once it is here: never before the page is shown. */
export function useNotice(): RemoteNotice | null {
  const [notice, setNotice] = useState<RemoteNotice | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const { loadRemoteConfig } = await import('@/platform/remote-config');
      const config = await loadRemoteConfig();
      if (isCurrent) setNotice(noticeAt(config, serverNow()));
    };
    // Without its code there is no notice.
    afterFirstPage(() => load().catch(() => undefined));
    return () => {
      isCurrent = false;
    };
  }, []);
  return notice;
}
