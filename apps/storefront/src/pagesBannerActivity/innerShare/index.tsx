import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '@voltfront/rules/format/date';
import { apiQuery } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { EmployeesOnly } from '@/features/employee/employees-only';
import { GiftRecords } from '@/features/quota/gift-records';
import { GiveForm } from '@/features/quota/give-form';
import { QUOTA } from '@/features/quota/quota-keys';
import { ValueList } from '@/features/quota/value-list';
import { navigate, useParams } from '@/navigation';
import { Page } from '@/page';
import { EmptyState, Skeleton } from '@/ui';

const ROUTE = '/pagesBannerActivity/innerShare/index';

/** 赠送亲友内购券: an employee names who gets a coupon of the family. */
export default function InnerSharePage() {
  const { id: slug = 'inner-coupon' } = useParams(ROUTE);
  const quota = useQuery(apiQuery(QUOTA, { slug }));
  const { data } = quota;
  const free = data?.own?.places.filter(({ use, state }) => use === 'family' && state === 'open') ?? [];
  return (
    <Page
      route={ROUTE}
      subject={campaignSubject}
      queries={[quota]}
      hasBottomBar={free.length > 0}
      skeleton={<Skeleton variant="detail" />}
    >
      {() =>
        data &&
        (data.own ? (
          <>
            {free.length > 0 ? (
              <>
                <ValueList values={data.values} endsOn={formatDate(data.campaign.endsAt - 1)} />
                <GiveForm quota={data} places={free.map(({ place }) => place)} />
              </>
            ) : (
              <EmptyState
                type="coupon"
                title={t`没有可赠送的内购券`}
                btnText={t`查看我的内购券`}
                onAction={() => navigate('/pagesBannerActivity/innerCoupon', { id: slug })}
              />
            )}
            <GiftRecords gifts={data.own.gifts} />
          </>
        ) : (
          <EmployeesOnly title={t`暂无权限`} />
        ))
      }
    </Page>
  );
}
