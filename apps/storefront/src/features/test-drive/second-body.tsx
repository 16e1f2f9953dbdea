import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { TestDriveChannelData } from '@voltfront/contract';
import { apiQuery } from '@/api';
import { navigate } from '@/navigation';
import { useSession } from '@/session';
import { EmptyState } from '@/ui';
import { DriveBody } from './drive-body';
import { SecondHead } from './heads/second-head';

/** A phase after another one: who drove already is thanked, who applied is known by name and phone. */
export function SecondBody({ channel, modelId }: { channel: TestDriveChannelData; modelId: string | undefined }) {
  const { isLoggedIn } = useSession();
  const { follows = '' } = channel.settings;
  const before = useQuery({
    ...apiQuery('GET /api/mpmkt/v1/testDrive/mine', { code: follows }),
    enabled: isLoggedIn && follows !== '',
  });
  const earlier = before.data?.drive ?? null;
  if (earlier?.state === 'done') {
    const { driveNo } = earlier;
    return (
      <>
        <SecondHead channel={channel} earlier={null} />
        <EmptyState
          title={t`您已完成试驾`}
          desc={t`感谢您的体验，欢迎写下感受`}
          btnText={t`查看试驾反馈`}
          onAction={() => navigate('/pagesActivity/testDrive/testDriveReport', { driveNo })}
        />
      </>
    );
  }
  return (
    <>
      <SecondHead channel={channel} earlier={earlier} />
      <DriveBody
        channel={channel}
        wanted={{ modelId }}
        resultPage="/pagesActivity/testDrive/marketTwoResult"
        showsMine
      />
    </>
  );
}
