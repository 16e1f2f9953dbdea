import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { TestDriveData } from '@voltfront/contract';
import type { ReactNode } from 'react';
import { apiQuery } from '@/api';
import type { RoutePath } from '@/navigation';
import { Page, type PageSubject } from '@/page';
import { Skeleton } from '@/ui';
import { resultOf } from './drive-subject';
import { type DriveRef, refOf } from './use-drive';

export interface ResultPageProps {
  route: RoutePath;
  /** Key or number of the application, as the address has it. */
  params: DriveRef;
  /** The form of the channel: where somebody without an application is led, and what the page shares, since its own address has the key. */
  form: RoutePath;
  /** What it says when there is no such application; default: the way to the form. */
  subject?: PageSubject;
  /** Title of the card that is shared; default: 预约试驾. */
  shareTitle?: string;
  /** Draws what became of the application. */
  children: (drive: TestDriveData, reference: DriveRef) => ReactNode;
}

/** The page of what became of an application: it is read by its key, or by its number for its person. */
export function ResultPage({ route, params, form, subject = resultOf(form), shareTitle, children }: ResultPageProps) {
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
      share={() => ({ title: shareTitle ?? t`预约试驾`, address: form })}
    >
      {() => drive.data && children(drive.data, reference)}
    </Page>
  );
}
