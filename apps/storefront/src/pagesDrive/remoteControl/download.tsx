import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { CopyBar, ScanCard } from '@/features/download/get-bar';
import { useDevice } from '@/features/download/use-device';
import { RemoteScreen } from '@/features/drive/remote-screen';
import { useOpenRemote } from '@/features/drive/use-open-remote';
import { Page } from '@/page';
import { useSession } from '@/session';
import { BottomBar, Button } from '@/ui';

const ROUTE = '/pagesDrive/remoteControl/download';

/** 远程控制: what the app controls from afar, and the way to it. */
export default function RemoteControlPage() {
  const version = useQuery(apiQuery('GET /api/appuser/v1/pub/appVersion'));
  const { isLoggedIn } = useSession();
  const cars = useQuery({ ...apiQuery('GET /api/mporder/v1/ownedCars'), enabled: isLoggedIn });
  const kind = useDevice()?.kind;
  const { isTrying, open } = useOpenRemote(version.data?.links);
  const isPhone = kind !== undefined && kind !== 'desktop' && kind !== 'mini';
  return (
    <Page
      route={ROUTE}
      queries={[version]}
      share={() => ({ title: t`远程控制`, address: ROUTE })}
      bottom={() => (
        <>
          {isPhone && (
            <BottomBar>
              <Button block loading={isTrying} onClick={() => void open()}>{t`打开 App`}</Button>
            </BottomBar>
          )}
          {kind === 'mini' && <CopyBar path="/pages/download/index" />}
        </>
      )}
    >
      {() =>
        version.data && (
          <>
            {kind === 'desktop' && <ScanCard version={version.data} />}
            <RemoteScreen
              isOwner={(cars.data?.length ?? 0) > 0}
              requires={[...new Set(version.data.builds.map(({ requires }) => requires))]}
            />
          </>
        )
      }
    </Page>
  );
}
