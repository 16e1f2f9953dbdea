import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { brand } from '@voltfront/brand';
import { apiQuery } from '@/api';
import { DriveBody } from '@/features/test-drive/drive-body';
import { channelSubject } from '@/features/test-drive/drive-subject';
import { FamilyHead } from '@/features/test-drive/heads/family-head';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesActivity/testDrive/lcb009';

/** 家庭试驾: the large model for families of a partner, at the store or at home. */
export default function Lcb009Page() {
  const { orderNo, cityCode } = useParams(ROUTE);
  const channel = useQuery(apiQuery('GET /api/mpmkt/v1/testDrive/channel', { code: 'lcb-09' }));
  return (
    <Page
      route={ROUTE}
      title={t`${brand.models.YL09} 家庭试驾`}
      subject={channelSubject}
      queries={[channel]}
      skeleton={<Skeleton variant="detail" />}
    >
      {() =>
        channel.data && (
          <>
            <FamilyHead settings={channel.data.settings} />
            <DriveBody
              channel={channel.data}
              wanted={{ cityCode }}
              source={orderNo ? { subChannel: orderNo } : {}}
              resultPage="/pagesActivity/testDrive/lcb009Result"
            />
          </>
        )
      }
    </Page>
  );
}
