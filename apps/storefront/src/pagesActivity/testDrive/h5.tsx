import { useQuery } from '@tanstack/react-query';
import type { TestDriveData } from '@voltfront/contract';
import { useState } from 'react';
import { apiQuery } from '@/api';
import { DriveScreen } from '@/features/test-drive/drive-screen';
import { DriveSent } from '@/features/test-drive/drive-sent';
import { channelSubject } from '@/features/test-drive/drive-subject';
import { navigate, useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesActivity/testDrive/h5';

/** 预约试驾 for advertisements: one picture and a short form without a login; its success is told in the same place. */
export default function TestDriveH5Page() {
  const { channel: subChannel, click, modelId } = useParams(ROUTE);
  const [sent, setSent] = useState<TestDriveData | null>(null);
  const channel = useQuery(apiQuery('GET /api/mpmkt/v1/testDrive/channel', { code: 'h5' }));
  return (
    <Page route={ROUTE} subject={channelSubject} queries={[channel]} skeleton={<Skeleton variant="detail" />}>
      {() =>
        channel.data &&
        (sent ? (
          <DriveSent drive={sent} />
        ) : (
          <DriveScreen
            channel={channel.data}
            wanted={{ modelId }}
            source={{ ...(subChannel ? { subChannel } : {}), ...(click ? { click } : {}) }}
            onDone={setSent}
            onRules={() => navigate('/pagesActivity/testDrive/h5Rule')}
          />
        ))
      }
    </Page>
  );
}
