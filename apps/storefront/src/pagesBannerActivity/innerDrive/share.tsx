import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { InvitationStateData } from '@voltfront/contract';
import { apiQuery } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { InviterHead } from '@/features/invite/inviter-head';
import { useInvitation } from '@/features/invite/use-invitation';
import { DriveBody } from '@/features/test-drive/drive-body';
import { redirect, useParams } from '@/navigation';
import { Page } from '@/page';
import { BottomBar, Button, Section, Skeleton, Text } from '@/ui';

const ROUTE = '/pagesBannerActivity/innerDrive/share';

/** What a friend is told about the code; null: nothing. */
function noticeOf(state: InvitationStateData): string | null {
  if (state === 'notInviter') return t`该员工码已停用，您的预约将由门店跟进`;
  if (state === 'bound') return t`您已有专属邀约人，本次预约仍可正常提交`;
  return state === 'own' ? t`这是您自己的试驾码，转发给好友吧` : null;
}

/** 员工专属试驾: a friend books with the employee whose code they scanned. */
export default function InnerDriveSharePage() {
  const { slug, shareCode, invitation } = useInvitation(useParams(ROUTE), 'inner-drive');
  const { data } = invitation;
  const code = data?.settings.channel ?? '';
  const channel = useQuery({ ...apiQuery('GET /api/mpmkt/v1/testDrive/channel', { code }), enabled: code !== '' });
  const isLeft = data?.state === 'notInviter';
  return (
    <Page
      route={ROUTE}
      subject={campaignSubject}
      queries={[invitation, channel]}
      hasBottomBar
      onReachBottom={() => undefined}
      skeleton={<Skeleton variant="detail" />}
    >
      {() =>
        data &&
        channel.data && (
          <>
            <InviterHead invitation={isLeft ? { ...data, inviter: null } : data} noticeOf={noticeOf} />
            {!isLeft && (
              <Section pad="m">
                <Text size="label">{t`服务承诺：邀请您的员工将亲自确认一次，不会反复打扰`}</Text>
              </Section>
            )}
            {data.state === 'own' ? (
              <BottomBar>
                <Button
                  block
                  onClick={() => redirect('/pagesBannerActivity/innerDrive/index', { id: slug })}
                >{t`查看我的试驾码`}</Button>
              </BottomBar>
            ) : (
              <DriveBody
                channel={channel.data}
                wanted={{}}
                {...(shareCode && { source: { subChannel: shareCode.slice(0, 40) } })}
              />
            )}
          </>
        )
      }
    </Page>
  );
}
