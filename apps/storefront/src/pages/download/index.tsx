import { useQuery } from '@tanstack/react-query';
import { brand } from '@voltfront/brand';
import { useState } from 'react';
import { apiQuery } from '@/api';
import { BrowserHint } from '@/features/download/browser-hint';
import { DownloadScreen } from '@/features/download/download-screen';
import { CopyBar, GetBar, ScanCard } from '@/features/download/get-bar';
import { downloadAddress } from '@/features/download/share-query';
import { useDevice } from '@/features/download/use-device';
import { Page } from '@/page';

const ROUTE = '/pages/download/index';

/** 下载 App: what the app can do, and the way to it that fits the device. */
export default function DownloadPage() {
  const version = useQuery(apiQuery('GET /api/appuser/v1/pub/appVersion'));
  const device = useDevice();
  const [isHintClosed, setHintClosed] = useState(false);
  const kind = device?.kind;
  const platform = kind === 'ios' || kind === 'harmony' ? kind : 'android';
  const isPhone = kind !== undefined && kind !== 'desktop' && kind !== 'mini';
  return (
    <Page
      route={ROUTE}
      title={brand.appName}
      queries={[version]}
      plain
      share={() => ({ title: brand.appName, address: ROUTE })}
      bottom={() => (
        <>
          {isPhone && version.data && <GetBar version={version.data} platform={platform} />}
          {kind === 'mini' && <CopyBar path={ROUTE} />}
          {device?.isMessenger && !isHintClosed && (
            <BrowserHint address={downloadAddress(ROUTE)} onClose={() => setHintClosed(true)} />
          )}
        </>
      )}
    >
      {() =>
        version.data && (
          <>
            {kind === 'desktop' && <ScanCard version={version.data} />}
            <DownloadScreen version={version.data} platform={platform} />
          </>
        )
      }
    </Page>
  );
}
