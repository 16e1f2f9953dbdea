import { LinkEnded } from '@/features/link/link-ended';
import { OpenElsewhere } from '@/features/link/open-elsewhere';
import { Opening } from '@/features/link/opening';
import { canOpenHere, linkToken, useShortLink } from '@/features/link/use-short-link';
import { useParams } from '@/navigation';
import { NotFound, Page } from '@/page';

/** Landing of short links: finds where a token leads and goes there in its own place. */
export default function LinkPage() {
  const token = linkToken(useParams('/{token}') as Record<string, string>);
  if (!token) {
    return (
      <Page route="/{token}" plain title="">
        <NotFound />
      </Page>
    );
  }
  return <Landing token={token} />;
}

function Landing({ token }: { token: string }) {
  const link = useShortLink(token);
  const found = link.data;
  const isMoving = !found || canOpenHere(found);
  const title = found === null || !isMoving ? '' : undefined;
  return (
    <Page route="/{token}" plain {...(title === undefined ? {} : { title })} queries={[link]} skeleton={<Opening />}>
      {() => {
        if (!found) return <LinkEnded />;
        return isMoving ? <Opening /> : <OpenElsewhere token={token} link={found} />;
      }}
    </Page>
  );
}
