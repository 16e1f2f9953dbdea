import { useQuery } from '@tanstack/react-query';
import type { RecruitData } from '@voltfront/contract';
import { type ComponentType, useEffect } from 'react';
import { apiQuery } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { type RoutePath, redirect } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';
import { PRESENT, RECRUIT } from './creator-cache';

interface FormPageProps {
  route: RoutePath;
  id: string | undefined;
  Screen: ComponentType<{ recruit: RecruitData; own: NonNullable<RecruitData['own']> }>;
}

/** A page with the application; whom one holds already is led to its state. */
export function FormPage({ route, id = PRESENT, Screen }: FormPageProps) {
  const recruit = useQuery(apiQuery(RECRUIT, { slug: id }));
  const state = recruit.data?.own?.application?.state;
  const isHeld = state === 'review' || state === 'accepted';
  useEffect(() => {
    if (isHeld) redirect('/pagesActivity/koc/appKocSuccess', { id });
  }, [isHeld, id]);
  return (
    <Page
      route={route}
      subject={campaignSubject}
      queries={[recruit]}
      hasBottomBar
      skeleton={<Skeleton variant="detail" />}
    >
      {() => !isHeld && recruit.data?.own && <Screen recruit={recruit.data} own={recruit.data.own} />}
    </Page>
  );
}
