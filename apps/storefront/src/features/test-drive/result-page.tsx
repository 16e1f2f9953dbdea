import { useQuery } from '@tanstack/react-query';
import type { TestDriveData } from '@voltfront/contract';
import type { ReactNode } from 'react';
import { apiQuery } from '@/api';
import type { RoutePath } from '@/navigation';
import { Page, type PageSubject } from '@/page';
import type { ShareContent } from '@/platform/share';
import { Skeleton } from '@/ui';
import { type DriveRef, refOf } from './use-drive';

export interface ResultPageProps {
  route: RoutePath;
  /** Key or number of the application, as the address has it. */
  params: DriveRef;
  subject: PageSubject;
  /** Left out: the page's own title and address. */
  share?: () => ShareContent;
  /** Draws what became of the application. */
  children: (drive: TestDriveData, reference: DriveRef) => ReactNode;
}

/** The page of what became of an application: it is read by its key, or by its number for its person. */
export function ResultPage({ route, params, subject, share, children }: ResultPageProps) {
  const isMissing = !params.key && !params.driveNo;
  const reference = refOf(params);
  const drive = useQuery({ ...apiQuery('GET /api/mpmkt/v1/testDrive/detail', reference), enabled: !isMissing });
  return (
    <Page
      route={route}
      subject={subject}
      isMissing={isMissing}
      queries={[drive]}
      skeleton={<Skeleton variant="detail" />}
      {...(share && { share })}
    >
      {() => drive.data && children(drive.data, reference)}
    </Page>
  );
}
