import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { compareVersions } from '@voltfront/rules/format/compare-versions';
import { useState } from 'react';
import { api, queryClient } from '@/api';
import { pageAction } from '@/navigation';
import { appVersion } from '@/platform/environment';
import { containerVersion } from '@/platform/new-version';
import { askNewVersion, takeNewVersion, type VersionState } from '@/platform/updater';
import { modal, toast } from '@/ui';

const KEY = ['new version'];
const DOWNLOAD = '/pages/download/index';

/** The native app asks for its own newest version; everywhere else the platform knows about this app. */
async function askState(): Promise<VersionState> {
  const own = containerVersion();
  if (own === null) return askNewVersion();
  const newest = await api('GET /api/appuser/v1/pub/appVersion', { silent: true }).catch(() => null);
  if (!newest) return 'unknown';
  return compareVersions(own, newest.version) < 0 ? 'newer' : 'latest';
}

export interface Update {
  /** Of the native app around the page, else of this app. */
  version: string;
  isNewer: boolean;
  isChecking: boolean;
  /** Asks again, and takes the newer version if there is one. */
  check: () => Promise<void>;
}

/** The version that runs, and whether there is a newer one. */
export function useUpdate(): Update {
  const known = useQuery({ queryKey: KEY, queryFn: askState, staleTime: 0 });
  const [isChecking, setChecking] = useState(false);
  const check = async () => {
    setChecking(true);
    const state = await queryClient.fetchQuery({ queryKey: KEY, queryFn: askState, staleTime: 0 });
    setChecking(false);
    if (state === 'newer') await takeNewer();
    else toast(state === 'latest' ? t`已是最新版本` : t`暂时无法检查更新，请稍后再试`);
  };
  return { version: containerVersion() ?? appVersion, isNewer: known.data === 'newer', isChecking, check };
}

async function takeNewer(): Promise<void> {
  if (containerVersion() !== null) {
    pageAction(DOWNLOAD)?.();
    return;
  }
  const isSure = await modal({
    title: t`更新提示`,
    content: t`有新版本可用，更新后将重新打开`,
    confirmText: t`立即更新`,
  });
  if (!isSure) return;
  const step = takeNewVersion();
  if (step === 'coming') toast(t`新版本正在下载，完成后将自动重新打开`);
  if (step === 'failed') toast(t`更新失败，请关闭后重新打开小程序`);
}
