import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { TestDriveData } from '@voltfront/contract';
import { apiQuery } from '@/api';
import { navigate } from '@/navigation';
import { useSession } from '@/session';
import { Button, NoticeBar, Section, Skeleton, Stack, Tag, Text } from '@/ui';
import { DriveBody, type DriveBodyProps } from './drive-body';

/** A form that staff look at: an open request in its place, and why the last one was not approved above it. */
export function RequestBody(props: DriveBodyProps) {
  const { isLoggedIn } = useSession();
  const mine = useQuery({
    ...apiQuery('GET /api/mpmkt/v1/testDrive/mine', { code: props.channel.code }),
    enabled: isLoggedIn,
  });
  if (mine.isLoading) return <Skeleton variant="detail" />;
  const drive = mine.data?.drive;
  if (!drive || drive.state === 'noShow') return <DriveBody {...props} />;
  if (drive.state !== 'cancelled') return <Request drive={drive} />;
  return (
    <>
      <NoticeBar tone="warning">{t`上次申请${drive.history[0]?.title ?? t`未通过`}：${drive.reason || t`未填写原因`}`}</NoticeBar>
      <DriveBody {...props} />
    </>
  );
}

function Request({ drive }: { drive: TestDriveData }) {
  const { state, managerName, channel, driveNo } = drive;
  const isReview = state === 'inReview';
  return (
    <Section pad="l" apart="before" label={t`我的申请`}>
      <Stack gap={3}>
        <Stack row align="center" justify="between">
          <Text size="title-3" weight="bold">{t`我的申请`}</Text>
          <Tag tone={isReview ? 'warning' : 'success'}>{isReview ? t`审核中` : t`已通过`}</Tag>
        </Stack>
        <Text size="small" tone="secondary" leading="normal">
          {isReview ? channel.promise : t`您的专属经理：${managerName || t`门店专员`}`}
        </Text>
        <Button block onClick={() => navigate('/pagesActivity/testDrive/result', { driveNo })}>
          {t`查看进度`}
        </Button>
      </Stack>
    </Section>
  );
}
