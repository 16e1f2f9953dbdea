import { useQuery } from '@tanstack/react-query';
import { NOT_FOUND } from '@voltfront/contract/error-codes';
import { useEffect } from 'react';
import { apiQuery, hasCode } from '@/api';
import { channelSubject } from '@/features/test-drive/drive-subject';
import { PartnerHead } from '@/features/test-drive/heads/partner-head';
import { RequestBody } from '@/features/test-drive/request-body';
import { redirect, useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesActivity/testDrive/collaboration';

/** 合作伙伴专享试驾: the partner of the address decides picture, benefit and fields; without a contract the standard form opens. */
export default function CollaborationPage() {
  const { partner = '' } = useParams(ROUTE);
  const channel = useQuery({
    ...apiQuery('GET /api/mpmkt/v1/testDrive/channel', { code: `partner-${partner}` }),
    enabled: partner !== '',
  });
  const isOver = partner === '' || hasCode(channel.error, NOT_FOUND) || channel.data?.state === 'ended';
  useEffect(() => {
    if (isOver) redirect('/pagesActivity/testDrive/index', {});
  }, [isOver]);
  return (
    <Page
      route={ROUTE}
      subject={channelSubject}
      queries={isOver ? [] : [channel]}
      skeleton={<Skeleton variant="detail" />}
    >
      {() =>
        channel.data &&
        !isOver && (
          <>
            <PartnerHead channel={channel.data} />
            <RequestBody channel={channel.data} wanted={{}} />
          </>
        )
      }
    </Page>
  );
}
