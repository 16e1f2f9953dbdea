import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { AcceptScreen } from '@/features/quota/accept-screen';
import { QUOTA_GIFT } from '@/features/quota/quota-keys';
import { relaunch, useParams } from '@/navigation';
import { Page, type PageSubject } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesBannerActivity/innerShare/accept';

const subject: PageSubject = {
  type: 'coupon',
  missing: () => ({
    title: t`链接无效`,
    desc: t`请联系赠送人重新分享`,
    btnText: t`返回首页`,
    onAction: () => relaunch('/'),
  }),
};

/** 领取内购券: somebody of an employee's family accepts a coupon. */
export default function InnerShareAcceptPage() {
  const { giftCode = '' } = useParams(ROUTE);
  const gift = useQuery({ ...apiQuery(QUOTA_GIFT, { giftCode }), enabled: giftCode !== '' });
  return (
    <Page
      route={ROUTE}
      subject={subject}
      isMissing={giftCode === ''}
      queries={[gift]}
      hasBottomBar
      skeleton={<Skeleton variant="detail" />}
    >
      {() => gift.data && <AcceptScreen giftCode={giftCode} view={gift.data} />}
    </Page>
  );
}
