import { useQuery } from '@tanstack/react-query';
import { apiKey, apiQuery, queryClient } from '@/api';
import { PackageTarget } from '@/features/drive-package/package-target';
import { DriveForm } from '@/features/test-drive/drive-form';
import { packageSubject } from '@/features/test-drive/drive-subject';
import { openResult } from '@/features/test-drive/open-result';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesActivity/testDrive/packageShareTarget';
const TARGET = 'GET /api/mpmkt/v1/testDrive/package/target';

/** 领取试驾礼包: a package as a friend sees it, and the form once they have a place. */
export default function PackageTargetPage() {
  const { code = '' } = useParams(ROUTE);
  const target = useQuery({ ...apiQuery(TARGET, { code }), enabled: code !== '' });
  const isToBook = target.data?.state === 'mine' && target.data.place?.state === 'reserved';
  const channel = useQuery({
    ...apiQuery('GET /api/mpmkt/v1/testDrive/channel', { code: 'package' }),
    enabled: isToBook,
  });
  return (
    <Page
      route={ROUTE}
      subject={packageSubject}
      isMissing={code === ''}
      queries={[target]}
      hasBottomBar
      skeleton={<Skeleton variant="detail" />}
    >
      {() =>
        target.data && (
          <>
            <PackageTarget target={target.data} />
            {isToBook && channel.data && (
              <DriveForm
                channel={channel.data}
                wanted={{ modelId: target.data.modelId }}
                onDone={(drive) => {
                  void queryClient.invalidateQueries({ queryKey: apiKey(TARGET) });
                  openResult(drive);
                }}
              />
            )}
          </>
        )
      }
    </Page>
  );
}
