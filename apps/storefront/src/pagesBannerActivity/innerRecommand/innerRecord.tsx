import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { EmployeesOnly } from '@/features/employee/employees-only';
import { LEAD_HUB } from '@/features/employee/lead-keys';
import { LeadRecords, type LeadTab, useLeads } from '@/features/employee/lead-records';
import { navigate, useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesBannerActivity/innerRecommand/innerRecord';

/** 内荐记录: an employee's customers and how long they are protected. */
export default function InnerRecordPage() {
  const { id: slug = 'inner-recommend' } = useParams(ROUTE);
  const [state, setState] = useState<LeadTab>('all');
  const [tail, setTail] = useState('');
  const hub = useQuery(apiQuery(LEAD_HUB, { slug }));
  const leads = useLeads(slug, state, tail);
  const { data } = hub;
  return (
    <Page
      route={ROUTE}
      subject={campaignSubject}
      queries={[hub]}
      onRefresh={() => Promise.all([hub.refetch(), leads.refresh()])}
      onReachBottom={leads.loadMore}
      skeleton={<Skeleton variant="card" count={3} />}
    >
      {() =>
        data &&
        (data.own ? (
          <LeadRecords
            hub={data}
            leads={leads}
            state={state}
            onState={setState}
            tail={tail}
            onTail={setTail}
            onRecommend={() => navigate('/pagesBannerActivity/innerRecommand/index', { id: slug })}
          />
        ) : (
          <EmployeesOnly />
        ))
      }
    </Page>
  );
}
