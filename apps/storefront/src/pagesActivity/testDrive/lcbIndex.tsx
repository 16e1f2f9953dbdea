import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { DriveBody } from '@/features/test-drive/drive-body';
import { channelSubject } from '@/features/test-drive/drive-subject';
import { MemberHead } from '@/features/test-drive/heads/member-head';
import { MemberModels } from '@/features/test-drive/heads/member-models';
import { MemberPhone } from '@/features/test-drive/heads/member-phone';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesActivity/testDrive/lcbIndex';
const PARTS = { model: MemberModels };

/** 合作渠道试驾: for members of a partner, in the app and the mini-programs. */
export default function LcbIndexPage() {
  const { memberNo, modelId } = useParams(ROUTE);
  const channel = useQuery(apiQuery('GET /api/mpmkt/v1/testDrive/channel', { code: 'lcb' }));
  return (
    <Page route={ROUTE} subject={channelSubject} queries={[channel]} skeleton={<Skeleton variant="detail" />}>
      {() =>
        channel.data && (
          <>
            <MemberHead settings={channel.data.settings} memberNo={memberNo} />
            <MemberPhone />
            <DriveBody
              channel={channel.data}
              wanted={{ modelId }}
              source={memberNo ? { subChannel: memberNo } : {}}
              parts={PARTS}
              resultPage="/pagesActivity/testDrive/lcbResult"
              showsMine
            />
          </>
        )
      }
    </Page>
  );
}
