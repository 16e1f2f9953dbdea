import { t } from '@lingui/core/macro';
import { brand } from '@voltfront/brand';
import { compareVersions } from '@voltfront/rules/format/compare-versions';
import { api } from '@/api';
import { isRoutePath, openAddress } from '@/navigation';
import { platformCode } from '@/platform/environment';
import { containerVersion } from '@/platform/new-version';
import { keptRemoteConfig } from '@/platform/remote-config';
import { modal } from '@/ui';

const DOWNLOAD = '/pages/download/index';

/** Update that a native app requires or offers. */
export type UpdateNeed = 'none' | 'forced';

/**
 * Whether an app must be updated before it goes on: it is older than the least version of the server or of the remote
 * configuration, or the newest version is forced. Versions are compared over three segments; an unknown one is let through.
 */
export function updateNeed(own: string | null, server: AppVersions, remoteMinimum = '0'): UpdateNeed {
  if (own === null) return 'none';
  const isTooOld = [server.minimumVersion, remoteMinimum].some((least) => compareVersions(own, least) < 0);
  return isTooOld || (server.isForced && compareVersions(own, server.version) < 0) ? 'forced' : 'none';
}

interface AppVersions {
  version: string;
  minimumVersion: string;
  isForced: boolean;
}

/** Inside the native app: one that is too old leads to the download page, again and again until it is updated. */
export async function checkAppVersion(): Promise<void> {
  const server = await api('GET /api/appuser/v1/pub/appVersion', { silent: true }).catch(() => null);
  const least = keptRemoteConfig().minimumVersions[platformCode()];
  if (!server || updateNeed(containerVersion(), server, least) === 'none') return;
  const { version } = server;
  await modal({
    title: t`更新提示`,
    content: t`当前版本过低，请更新到${brand.appName} ${version} 后继续使用`,
    confirmText: t`去更新`,
    showCancel: false,
  });
  if (isRoutePath(DOWNLOAD)) openAddress(DOWNLOAD);
}
