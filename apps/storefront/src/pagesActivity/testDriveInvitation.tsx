import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { InvitationScreen } from '@/features/drive-invitation/invitation-screen';
import { invitationSubject } from '@/features/test-drive/drive-subject';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesActivity/testDriveInvitation';

/** 试驾邀请函: the letter of a consultant with two times. */
export default function TestDriveInvitationPage() {
  const { code = '' } = useParams(ROUTE);
  const letter = useQuery({ ...apiQuery('GET /api/mpmkt/v1/testDrive/invitation', { code }), enabled: code !== '' });
  return (
    <Page
      route={ROUTE}
      subject={invitationSubject}
      isMissing={code === ''}
      queries={[letter]}
      hasBottomBar
      skeleton={<Skeleton variant="detail" />}
    >
      {() => letter.data && <InvitationScreen letter={letter.data} />}
    </Page>
  );
}
