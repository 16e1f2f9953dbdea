import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { GREETING_MOST } from '@voltfront/rules/campaign/milestones';
import { useMemo, useState } from 'react';
import { type ApiError, apiQuery, isTold, useApiMutation } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import styles from '@/features/invite/invite.module.css';
import { HUB, readInvitesAgain } from '@/features/invite/invite-keys';
import { invitePoster } from '@/features/invite/invite-poster';
import { inviteContent } from '@/features/invite/use-invite-share';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { copyText } from '@/platform/clipboard';
import { useConsent } from '@/session';
import {
  BottomBar,
  Button,
  Cell,
  CellGroup,
  EmptyState,
  Picture,
  Poster,
  type PosterPlan,
  PosterSheet,
  Section,
  ShareSheet,
  Skeleton,
  TextField,
  toast,
} from '@/ui';

const ROUTE = '/pages/share/share';

/** 分享海报: a template with the own picture, greeting and code. */
export default function SharePosterPage() {
  const { id: slug = 'referral', posterId = 'poster-1' } = useParams(ROUTE);
  const hub = useQuery(apiQuery(HUB, { slug }));
  const posters = useQuery(apiQuery('POST /api/mpintegral/v1/recommend/poster', { slug, posterId }));
  const isOpen = hub.data?.campaign.state === 'running' && hub.data.campaign.refusal === null;
  const code = useQuery({
    ...apiQuery('POST /api/mpintegral/v1/recommend/mini/qrcode', { slug }),
    enabled: isOpen,
    retry: false,
  });
  const [greeting, setGreeting] = useState('');
  const [shared, setShared] = useState<{ greeting: string; relationId: string } | null>(null);
  const [sheet, setSheet] = useState<'save' | 'send' | null>(null);
  const template = posters.data?.items[0];
  const plan = useMemo(() => {
    if (!template || !code.data) return null;
    const path = shared ? `${code.data.path}&inviteRelationId=${shared.relationId}` : code.data.path;
    const note = shared?.greeting || t`邀请你一起来`;
    return invitePoster({ ...template, note, code: { ...code.data, path } });
  }, [template, code.data, shared]);
  const noting = useApiMutation('POST /api/mpintegral/v1/recommend/poster/share', {
    onError: (error: ApiError) => {
      if (!isTold(error)) toast(error.message);
    },
  });
  const share = async (next: 'save' | 'send') => {
    const answer = await noting.mutateAsync({ slug, posterId, greeting: greeting.trim() }).catch(() => null);
    if (!answer) return;
    setShared({ greeting: greeting.trim(), relationId: answer.inviteRelationId });
    setSheet(next);
    readInvitesAgain();
  };
  const copy = async (text: string) => toast((await copyText(text)) ? t`文案已复制` : t`复制失败，请稍后再试`);
  return (
    <Page
      route={ROUTE}
      subject={campaignSubject}
      queries={[hub, posters]}
      onReachBottom={() => undefined}
      hasBottomBar
      skeleton={<Skeleton variant="detail" />}
    >
      {() =>
        hub.data &&
        (isOpen && template ? (
          <>
            <div className={styles.poster}>
              <Preview plan={plan} picture={template.picture} title={template.title} />
            </div>
            <Section pad="m" label={t`寄语`}>
              <TextField
                label={t`寄语`}
                value={greeting}
                maxLength={GREETING_MOST}
                placeholder={t`写一句话给好友，最多 ${GREETING_MOST} 字`}
                onChange={setGreeting}
              />
            </Section>
            <CellGroup inset title={t`推荐文案`}>
              {posters.data?.captions.map((caption) => (
                <Cell key={caption} title={caption} value={t`复制`} onClick={() => void copy(caption)} />
              ))}
            </CellGroup>
            <BottomBar>
              <Button
                block
                variant="secondary"
                disabled={!plan}
                loading={noting.isPending}
                onClick={() => void share('save')}
              >
                {t`生成并保存`}
              </Button>
              <Button block disabled={!plan} loading={noting.isPending} onClick={() => void share('send')}>
                {t`分享给好友`}
              </Button>
            </BottomBar>
            {plan && (
              <PosterSheet
                isOpen={sheet === 'save'}
                onClose={() => setSheet(null)}
                plan={plan}
                label={template.title}
                saveName={template.title}
              />
            )}
            <ShareSheet
              isOpen={sheet === 'send'}
              onClose={() => setSheet(null)}
              content={inviteContent(hub.data, code.data?.code ?? '', shared?.relationId)}
              copyText={t`邀请码 ${code.data?.code ?? ''}`}
              onShared={() => toast(t`分享成功`)}
            />
          </>
        ) : (
          <EmptyState type="record" title={isOpen ? t`海报已下线` : t`活动已结束，暂不能分享`} />
        ))
      }
    </Page>
  );
}

interface PreviewProps {
  plan: PosterPlan | null;
  /** Of the template. */
  picture: string;
  title: string;
}

/**
 * The poster as it will be saved. Before the consent it is the template alone: reading what was drawn could tell devices apart,
 * so that waits until the customer taps to save.
 */
function Preview({ plan, picture, title }: PreviewProps) {
  const { isAccepted } = useConsent();
  if (!isAccepted) return <Picture src={picture} width={280} aspect={0.75} alt={title} fit="contain" />;
  return plan ? <Poster plan={plan} label={title} /> : <Skeleton variant="card" />;
}
