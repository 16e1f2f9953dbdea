import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { apiQuery } from '@/api';
import { BrowserHint } from '@/features/download/browser-hint';
import { CopyBar } from '@/features/download/get-bar';
import { downloadAddress } from '@/features/download/share-query';
import { SystemChoice } from '@/features/download/system-choice';
import { ownPlatform, TrialBar } from '@/features/download/trial-bar';
import { TrialClosed } from '@/features/download/trial-closed';
import { TrialScreen } from '@/features/download/trial-screen';
import { TrialSeat } from '@/features/download/trial-seat';
import { APP_PLATFORMS, type AppPlatform, type TrialData } from '@/features/download/types';
import { useDevice } from '@/features/download/use-device';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { isTurnedOff } from '@/platform/remote-config/switches';

const ROUTE = '/pages/download/grayscaleDownload/index';

/** 体验版下载: a trial round with seats. `round` names one; without it the one that fits the customer is shown. */
export default function GrayscaleDownloadPage() {
  const { round } = useParams(ROUTE);
  const trial = useQuery({
    ...apiQuery('GET /api/appuser/v1/pub/getGrayVersionInfo', round ? { roundId: round } : {}),
    staleTime: 0,
  });
  const device = useDevice();
  const [isHintClosed, setHintClosed] = useState(false);
  const [platform, setPlatform] = useState<AppPlatform>('android');
  useEffect(() => setPlatform(ownPlatform()), []);
  const refresh = () => void trial.refetch();
  const isOpen = trial.data?.state === 'open' && !isTurnedOff('trialDownload');
  return (
    <Page
      route={ROUTE}
      queries={[trial]}
      share={() => ({ title: t`体验版邀请`, address: round ? `${ROUTE}?round=${round}` : ROUTE })}
      bottom={() => (
        <>
          {isOpen && trial.data && device?.kind === 'mini' && <CopyBar path={ROUTE} />}
          {isOpen && trial.data && device && device.kind !== 'mini' && (
            <TrialBar trial={trial.data} platform={platform} onChange={refresh} />
          )}
          {isOpen && device?.isMessenger && !isHintClosed && (
            <BrowserHint address={downloadAddress(ROUTE, { round })} onClose={() => setHintClosed(true)} />
          )}
        </>
      )}
    >
      {() =>
        trial.data && (
          <Trial
            trial={trial.data}
            isDesktop={device?.kind === 'desktop'}
            platform={platform}
            onPlatform={setPlatform}
            onEnd={refresh}
          />
        )
      }
    </Page>
  );
}

interface TrialProps {
  trial: TrialData;
  isDesktop: boolean;
  platform: AppPlatform;
  onPlatform: (platform: AppPlatform) => void;
  onEnd: () => void;
}

function Trial({ trial, isDesktop, platform, onPlatform, onEnd }: TrialProps) {
  if (isTurnedOff('trialDownload')) return <TrialClosed trial={{ ...trial, state: 'none' }} />;
  if (trial.state !== 'open' || !trial.round) return <TrialClosed trial={trial} />;
  const offered = APP_PLATFORMS.filter((one) => trial.round?.platforms.includes(one));
  return (
    <>
      {trial.seat && <TrialSeat seat={trial.seat} />}
      <TrialScreen round={trial.round} onEnd={onEnd} />
      {isDesktop && <SystemChoice offered={offered} platform={platform} onPlatform={onPlatform} />}
    </>
  );
}
