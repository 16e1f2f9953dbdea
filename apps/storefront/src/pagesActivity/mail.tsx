import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { LetterData } from '@voltfront/contract';
import { apiQuery } from '@/api';
import { AskCell } from '@/features/letter/ask-cell';
import { letterSubject } from '@/features/letter/letter-subject';
import { LetterView } from '@/features/letter/letter-view';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { EmptyState, Skeleton } from '@/ui';

const ROUTE = '/pagesActivity/mail';

/** 调整通知: a letter of the brand about a change, and the own orders that it is about. */
export default function MailPage() {
  const { id = '' } = useParams(ROUTE);
  const letter = useQuery({ ...apiQuery('GET /api/mpmkt/v1/letter', { letterId: id }), enabled: id !== '' });
  return (
    <Page
      route={ROUTE}
      subject={letterSubject}
      isMissing={id === ''}
      queries={[letter]}
      hasBottomBar
      skeleton={<Skeleton variant="detail" />}
    >
      {() =>
        letter.data &&
        (letter.data.isRecalled ? <Recalled letter={letter.data} /> : <LetterView letter={letter.data} />)
      }
    </Page>
  );
}

/** A letter that was taken back. */
function Recalled({ letter: { title } }: { letter: LetterData }) {
  return (
    <>
      <EmptyState type="ended" title={t`该通知已撤回`} desc={title} />
      <AskCell />
    </>
  );
}
