import { LinkEnded } from '@/features/link/link-ended';
import { OpenElsewhere } from '@/features/link/open-elsewhere';
import { Opening } from '@/features/link/opening';
import { canOpenHere, linkToken, useShortLink } from '@/features/link/use-short-link';
import { useParams } from '@/navigation';
import { NotFound, Page } from '@/page';

/** Landing page of short links: resolves the token and replaces itself with the target. */
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
