import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { brand } from '@voltfront/brand';
import { apiQuery } from '@/api';
import { DriveBody } from '@/features/test-drive/drive-body';
import { channelSubject } from '@/features/test-drive/drive-subject';
import { NightHead } from '@/features/test-drive/heads/night-head';
import { PaintPicker } from '@/features/test-drive/heads/paint-picker';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesActivity/testDrive/marketingX';

const PARTS = { colour: PaintPicker };

/** 夜享试驾: evenings with one model, and the paint that the store keeps ready. */
export default function MarketingXPage() {
  const { cityCode } = useParams(ROUTE);
  const channel = useQuery(apiQuery('GET /api/mpmkt/v1/testDrive/channel', { code: 'night-x' }));
  return (
    <Page
      route={ROUTE}
      title={t`${brand.models.YLX} 夜享试驾`}
      subject={channelSubject}
      queries={[channel]}
      skeleton={<Skeleton variant="detail" />}
    >
      {() =>
        channel.data && (
          <>
            <NightHead settings={channel.data.settings} />
            <DriveBody channel={channel.data} wanted={{ cityCode }} parts={PARTS} />
          </>
        )
      }
    </Page>
  );
}
