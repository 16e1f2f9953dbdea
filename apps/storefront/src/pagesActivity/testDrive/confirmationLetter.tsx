import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { letterSubject } from '@/features/test-drive/drive-subject';
import { LetterScreen } from '@/features/test-drive/letter-screen';
import { refOf } from '@/features/test-drive/use-drive';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesActivity/testDrive/confirmationLetter';

/** 试驾确认书: read, signed by finger, and afterwards as a file. */
export default function ConfirmationLetterPage() {
  const { key, driveNo } = useParams(ROUTE);
  const reference = refOf({ key, driveNo });
  const isMissing = !key && !driveNo;
  const letter = useQuery({ ...apiQuery('GET /api/mpmkt/v1/testDrive/letter', reference), enabled: !isMissing });
  return (
    <Page
      route={ROUTE}
      subject={letterSubject}
      isMissing={isMissing}
      queries={[letter]}
      skeleton={<Skeleton variant="detail" />}
    >
      {() => letter.data && <LetterScreen letter={letter.data} reference={reference} />}
    </Page>
  );
}
