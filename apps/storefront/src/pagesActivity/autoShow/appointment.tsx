import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { ShowData, ShowVisitData } from '@voltfront/contract';
import { formatInstant } from '@voltfront/rules/format/date';
import { useState } from 'react';
import { apiQuery } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { SHOW } from '@/features/show/show-cache';
import { ShowFacts } from '@/features/show/show-facts';
import { ShowForm } from '@/features/show/show-form';
import { VisitCard } from '@/features/show/visit-card';
import { navigate, useParams } from '@/navigation';
import { Page } from '@/page';
import { useSession } from '@/session';
import { EmptyState, NoticeBar, Skeleton } from '@/ui';

const ROUTE = '/pagesActivity/autoShow/appointment';

/** 车展预约: a visit of an auto show. */
export default function AppointmentPage() {
  const { id } = useParams(ROUTE);
  const show = useQuery(apiQuery(SHOW, id === undefined ? {} : { showId: id }));
  return (
    <Page
      route={ROUTE}
      subject={campaignSubject}
      queries={[show]}
      hasBottomBar
      skeleton={<Skeleton variant="detail" />}
      {...(show.data && { title: show.data.settings.title })}
    >
      {() =>
        show.data && (
          <>
            <ShowFacts show={show.data} />
            <Booking show={show.data} />
          </>
        )
      }
    </Page>
  );
}

/** The own booking, the form, or why there is none. */
function Booking({ show }: { show: ShowData }) {
  const { isLoggedIn } = useSession();
  // A visitor's booking is known only from its answer.
  const [booked, setBooked] = useState<ShowVisitData | null>(null);
  const form = useQuery(apiQuery('GET /api/mpmkt/v1/form/detail', { formId: show.formId }));
  const visit = show.own ?? (isLoggedIn ? null : booked);
  if (visit && visit.state !== 'cancelled') return <VisitCard show={show} visit={visit} />;
  const toCities = { btnText: t`看看城市庆典`, onAction: () => navigate('/pagesActivity/celebrate/list', {}), top: 8 };
  if (show.state === 'over') return <EmptyState title={t`本届车展已结束`} desc={t`精彩仍在继续`} {...toCities} />;
  if (show.state === 'announced') {
    const time = formatInstant(show.bookFrom, t`M月D日 HH:mm`);
    return <EmptyState title={t`预约尚未开始`} desc={t`${time} 开放预约`} {...toCities} />;
  }
  if (!form.data) return <Skeleton variant="detail" />;
  return (
    <>
      {visit && <NoticeBar>{t`您已取消预约，可重新预约`}</NoticeBar>}
      <ShowForm key={String(isLoggedIn)} show={show} form={form.data} onBooked={setBooked} />
    </>
  );
}
