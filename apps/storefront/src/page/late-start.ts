import { t } from '@lingui/core/macro';
import { failureTexts } from '@voltfront/contract/error-reactions';
import { MINUTE_MS } from '@voltfront/rules/time';
import { loadRoutes } from '@/navigation';
import { isInContainer } from '@/platform/container';
import { watchNewVersion } from '@/platform/new-version';
import { loadRemoteConfig } from '@/platform/remote-config';
import { onceSettled } from '@/platform/settled';
import { hasConsent, translate, watchConsent } from '@/session';
import { modal, setMapTiles } from '@/ui';
import { checkAppVersion } from './app-update';
import { startLive } from './live';
import { startMessenger } from './messenger';
import { startTabMarks } from './tab-marks';
import { startWatch } from './watch';

/** Starts what the first page does not wait for: device risk, statistics, and remote configuration with its effects. Runs once. */
export async function startLate(): Promise<void> {
  // With the first touch, so that a link is known before it is followed.
  onceSettled(() => void loadRoutes());
  startWatch();
  startMessenger();
  startTabMarks();
  startLive();
  const { map, update } = await loadRemoteConfig();
  tileMaps(map);
  watchNewVersion({
    askAfterMs: update.askAfterMinutes * MINUTE_MS,
    onFailed: () => void modal({ title: t`更新提示`, content: translate(failureTexts.update), showCancel: false }),
    ask: () => modal({ title: t`更新提示`, content: t`有新版本可用，刷新后继续。尚未保存的内容会丢失` }),
  });
  if (isInContainer()) await checkAppVersion();
}

/** Tiles come from another host, which learns where somebody looks: maps are drawn until the consent is given. */
function tileMaps({ tileAddress, attribution }: { tileAddress: string | null; attribution: string }): void {
  if (!tileAddress) return;
  const choose = () => setMapTiles(hasConsent() ? { address: tileAddress, attribution } : undefined);
  choose();
  watchConsent(choose);
}
