import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { DriveBody } from '@/features/test-drive/drive-body';
import { channelSubject } from '@/features/test-drive/drive-subject';
import { WebHead } from '@/features/test-drive/heads/web-head';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesActivity/testDrive/lcbBrowser';

/** 合作渠道试驾 in any browser: no login, no slot, a captcha. */
export default function LcbBrowserPage() {
  const { partnerNo, modelId } = useParams(ROUTE);
  const channel = useQuery(apiQuery('GET /api/mpmkt/v1/testDrive/channel', { code: 'lcb-web' }));
  return (
    <Page route={ROUTE} subject={channelSubject} queries={[channel]} skeleton={<Skeleton variant="detail" />}>
      {() =>
        channel.data && (
          <>
            <WebHead settings={channel.data.settings} />
            <DriveBody
              channel={channel.data}
              wanted={{ modelId }}
              source={partnerNo ? { subChannel: partnerNo } : {}}
              resultPage="/pagesActivity/testDrive/lcbBrowserResult"
            />
          </>
        )
      }
    </Page>
  );
}
