import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { isOnline, onNetworkChange } from '@/platform/network';
import { NoticeBar } from '@/ui';

/** Says that the device is offline while the cards loaded before stay on screen. */
export function OfflineNotice() {
  const [isConnected, setConnected] = useState(isOnline);
  useEffect(() => onNetworkChange(setConnected), []);
  return isConnected ? null : <NoticeBar tone="warning">{t`网络异常，请检查您的网络`}</NoticeBar>;
}
