import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { EmployeesOnly } from '@/features/employee/employees-only';
import { InviteBar } from '@/features/invite/invite-bar';
import { HUB } from '@/features/invite/invite-keys';
import { InviteScreen } from '@/features/invite/invite-screen';
import { inviteContent } from '@/features/invite/use-invite-share';
import { DeskFigures } from '@/features/partner/desk-figures';
import { PartnerHead } from '@/features/partner/partner-head';
import { DESK } from '@/features/partner/partner-keys';
import { navigate, useParams } from '@/navigation';
import { Page } from '@/page';
import { NoticeBar, Skeleton } from '@/ui';

const ROUTE = '/pagesBannerActivity/inviteDriveForB/index';

/** 合作伙伴邀约试驾: a business partner's contract, customers of the month and settlement. */
export default function InviteDriveForBPage() {
  const { id: slug = 'partner-drive' } = useParams(ROUTE);
  const hub = useQuery(apiQuery(HUB, { slug }));
  const desk = useQuery(apiQuery(DESK, { slug }));
  const own = desk.data?.own;
  return (
    <Page
      route={ROUTE}
      subject={campaignSubject}
      queries={[hub, desk]}
      hasBottomBar={own?.partner.isOver === false}
      skeleton={<Skeleton variant="detail" />}
      {...(hub.data && own?.partner.isOver === false && { share: () => inviteContent(hub.data, own.code) })}
    >
      {() =>
        hub.data &&
        (own ? (
          <InviteScreen
            hub={hub.data}
            recordsTitle={t`客户记录`}
            onRecords={() => navigate('/pagesBannerActivity/inviteDriveForB/recordList', { id: slug })}
            onRules={() => navigate('/pagesBannerActivity/inviteDriveForB/rule', { id: slug })}
            bar={own.partner.isOver ? null : <InviteBar hub={hub.data} text={t`生成邀约码`} />}
          >
            {own.partner.isOver && <NoticeBar icon="info">{t`合约已结束，客户记录仍可查看`}</NoticeBar>}
            <PartnerHead partner={own.partner} code={own.code} />
            <DeskFigures own={own} />
          </InviteScreen>
        ) : (
          <EmployeesOnly title={t`暂无权限`} desc={t`请使用合作伙伴账号登录`} />
        ))
      }
    </Page>
  );
}
