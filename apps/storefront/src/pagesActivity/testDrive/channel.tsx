import { useQuery } from '@tanstack/react-query';
import { NOT_FOUND } from '@voltfront/contract/error-codes';
import { useEffect } from 'react';
import { apiQuery, hasCode } from '@/api';
import { DriveScreen } from '@/features/test-drive/drive-screen';
import { channelSubject } from '@/features/test-drive/drive-subject';
import { openResult } from '@/features/test-drive/open-result';
import { redirect, useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesActivity/testDrive/channel';

/** 预约试驾 through a channel: its code decides picture, fields, models and cities; an unknown one leads to the standard form. */
export default function TestDriveChannelPage() {
  const { code = '', sub, modelId } = useParams(ROUTE);
  const channel = useQuery({
    ...apiQuery('GET /api/mpmkt/v1/testDrive/channel', { code }),
    enabled: code !== '',
  });
  const isUnknown = code === '' || hasCode(channel.error, NOT_FOUND);
  useEffect(() => {
    if (isUnknown) redirect('/pagesActivity/testDrive/index', modelId ? { modelId } : {});
  }, [isUnknown, modelId]);
  return (
    <Page
      route={ROUTE}
      subject={channelSubject}
      queries={isUnknown ? [] : [channel]}
      skeleton={<Skeleton variant="detail" />}
    >
      {() =>
        channel.data && (
          <DriveScreen
            channel={channel.data}
            wanted={{ modelId }}
            source={sub ? { subChannel: sub } : {}}
            onDone={openResult}
          />
        )
      }
    </Page>
  );
}
