import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { OwnPackage } from '@/features/drive-package/own-package';
import { packageShare } from '@/features/drive-package/package-share';
import { navigate } from '@/navigation';
import { Page } from '@/page';
import { EmptyState, Skeleton } from '@/ui';

const ROUTE = '/pagesActivity/testDrive/packageShare';

/** 试驾礼包分享: what a person has to give away after a drive. */
export default function PackageSharePage() {
  const own = useQuery(apiQuery('GET /api/mpmkt/v1/testDrive/package'));
  const given = own.data?.package;
  return (
    <Page
      route={ROUTE}
      queries={[own]}
      hasBottomBar
      skeleton={<Skeleton variant="detail" />}
      {...(given && { share: () => packageShare(given) })}
    >
      {() =>
        given ? (
          <OwnPackage given={given} onEnd={() => void own.refetch()} />
        ) : (
          <EmptyState
            type="order"
            title={t`完成试驾后可分享礼包`}
            desc={t`请 3 位好友来试驾，双方都有好礼`}
            btnText={t`预约试驾`}
            onAction={() => navigate('/pagesActivity/testDrive/index', {})}
          />
        )
      }
    </Page>
  );
}
