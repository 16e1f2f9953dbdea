import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '@/api';
import { HUB } from '@/features/invite/invite-keys';
import { LinkEnded } from '@/features/link/link-ended';
import { Opening } from '@/features/link/opening';
import { canOpenHere, linkToken, type OpenLink, useKnownLink } from '@/features/link/use-short-link';
import { useWays } from '@/features/link/use-ways';
import { navigate, useParams } from '@/navigation';
import { NotFound, Page } from '@/page';
import { canOpenApp } from '@/platform/open-app';
import { BottomBar, Button, CornerGuide, EmptyState, Picture, Section, Skeleton, Stack, Text } from '@/ui';

const ROUTE = '/pages/share/outlink';

/** 即将打开: a link that was opened outside of its home leads into the mini-program or the app, or stays on the web. */
export default function OutlinkPage() {
  const token = linkToken(useParams(ROUTE) as Record<string, string>);
  if (!token)
    return (
      <Page route={ROUTE}>
        <NotFound />
      </Page>
    );
  return <Bridge token={token} />;
}

function Bridge({ token }: { token: string }) {
  const { link, openHere } = useKnownLink(token);
  return (
    <Page route={ROUTE} queries={[link]} onReachBottom={() => undefined} hasBottomBar skeleton={<Opening />}>
      {() => (link.data ? <Ways token={token} link={link.data} onStay={openHere} /> : <LinkEnded />)}
    </Page>
  );
}

/** One button that names what opens; what else there is comes when nothing has opened. */
function Ways({ token, link, onStay }: { token: string; link: OpenLink; onStay: () => void }) {
  const { ways, busy, hasFailed, open } = useWays(token, link);
  const [isGuideOpen, setGuideOpen] = useState(false);
  const hub = useQuery({ ...apiQuery(HUB, { slug: link.query.id ?? 'referral' }), retry: false });
  const first = ways.find((way) => way === 'mini') ?? ways[0];
  const start = () => {
    if (!first) return;
    if (canOpenApp(first)) void open(first);
    else setGuideOpen(true);
  };
  const canStay = canOpenHere(link);
  const isOffered = hasFailed || !first || !canOpenApp(first);
  return (
    <>
      {hub.isLoading && <Skeleton variant="card" />}
      {hub.data && <Picture src={hub.data.campaign.artwork.wide} width={390} aspect={1.5} alt="" eager />}
      <Section pad="l" label={link.title}>
        <Stack gap={2}>
          <Text size="title-2" weight="bold" heading={1}>
            {link.title}
          </Text>
          <Text tone="secondary">{busy ? t`正在打开…` : first ? t`将在应用中继续` : t`请在浏览器中继续`}</Text>
        </Stack>
      </Section>
      {!first && !canStay && (
        <EmptyState type="notfound" title={t`此平台暂无该页面`} desc={t`请用手机扫码或在 App 中打开`} top={2} />
      )}
      <BottomBar>
        {first && (
          <Button block loading={busy !== null} onClick={start}>
            {t`打开${link.title}`}
          </Button>
        )}
        {isOffered && (
          <Button block variant="secondary" onClick={() => navigate('/pages/download/index')}>
            {t`下载 App`}
          </Button>
        )}
        {isOffered && canStay && (
          <Button block variant="secondary" onClick={onStay}>
            {t`继续浏览网页版`}
          </Button>
        )}
      </BottomBar>
      <CornerGuide isOpen={isGuideOpen} onClose={() => setGuideOpen(false)} title={t`请在浏览器中打开`}>
        <div>{t`点击右上角“···”`}</div>
        <div>{t`选择“在浏览器打开”，即可打开 App`}</div>
      </CornerGuide>
    </>
  );
}
