import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { SECOND_MS } from '@voltfront/rules/time';
import { useEffect, useRef, useState } from 'react';
import { apiQuery } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import styles from '@/features/invite/invite.module.css';
import { COUNTS, HUB } from '@/features/invite/invite-keys';
import { invitePoster } from '@/features/invite/invite-poster';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { brighten } from '@/platform/brightness';
import { isWeb } from '@/platform/environment';
import { webLink } from '@/platform/share';
import {
  Avatar,
  BottomBar,
  Button,
  EmptyState,
  ErrorState,
  Picture,
  PosterSheet,
  QrCode,
  Section,
  SegmentedControl,
  Skeleton,
  Text,
  toast,
} from '@/ui';

const ROUTE = '/pages/share/qrcode';
/** How often new friends are looked for. */
const POLL_MS = 5 * SECOND_MS;

/** 面对面邀请: a code that a friend scans, and who accepted just now. */
export default function ShareQrCodePage() {
  const { id = 'referral' } = useParams(ROUTE);
  const [slug, setSlug] = useState(id);
  const [isSaving, setSaving] = useState(false);
  const hub = useQuery(apiQuery(HUB, { slug }));
  const info = useQuery(apiQuery('GET /api/mpintegral/v1/recommend/personalInfo'));
  const isOpen = hub.data?.campaign.state === 'running' && hub.data.campaign.refusal === null;
  const code = useQuery({
    ...apiQuery('POST /api/mpintegral/v1/recommend/mini/qrcode', { slug }),
    enabled: isOpen,
    retry: false,
  });
  const counts = useQuery({ ...apiQuery(COUNTS, { slug }), refetchInterval: isOpen ? POLL_MS : false });
  useNewFriends(slug, counts.data?.invited);
  useBrightScreen();
  const link = code.data && webLink(code.data.path);
  return (
    <Page route={ROUTE} subject={campaignSubject} queries={[hub, info]} onReachBottom={() => undefined} hasBottomBar>
      {() =>
        hub.data &&
        info.data && (
          <>
            <Section pad="m" apart="before" label={t`活动`}>
              <SegmentedControl
                label={t`邀请活动`}
                items={[
                  { key: 'referral', text: t`推荐有礼` },
                  { key: 'invite-drive', text: t`邀友试驾` },
                ]}
                value={slug}
                onChange={setSlug}
              />
            </Section>
            {isOpen ? (
              <Section pad="m" label={t`我的邀请码`}>
                <div className={styles.card}>
                  <Avatar src={info.data.avatar} name={info.data.nickname} size="large" />
                  <Text weight="medium">{info.data.nickname}</Text>
                  {info.data.organName && <Text tone="secondary">{info.data.organName}</Text>}
                  {code.isError && <ErrorState onRetry={() => void code.refetch()} />}
                  {code.isLoading && <Skeleton variant="card" />}
                  {code.data &&
                    (link && isWeb ? (
                      <QrCode text={link} size="large" label={t`邀请二维码`} />
                    ) : (
                      <span className={styles.mini}>
                        <Picture src={code.data.picture} width={220} aspect={1} alt={t`邀请小程序码`} />
                      </span>
                    ))}
                  {code.data && <div className={styles.code}>{code.data.code}</div>}
                  <Text size="small" tone="secondary">{t`请好友扫码，接受邀请后会在这里提示`}</Text>
                </div>
              </Section>
            ) : (
              <EmptyState type="record" title={t`活动已结束，邀请码已隐藏`} />
            )}
            <BottomBar>
              <Button block icon="download" disabled={!code.data} onClick={() => setSaving(true)}>
                {t`保存到相册`}
              </Button>
            </BottomBar>
            {code.data && (
              <PosterSheet
                isOpen={isSaving}
                onClose={() => setSaving(false)}
                plan={invitePoster({
                  picture: hub.data.campaign.artwork.tall,
                  title: hub.data.campaign.title,
                  text: t`邀请码 ${code.data.code}`,
                  note: t`邀请你一起来`,
                  code: code.data,
                })}
                label={t`面对面邀请`}
                saveName={t`邀请码`}
              />
            )}
          </>
        )
      }
    </Page>
  );
}

/** Says when a friend accepted since the page was opened. */
function useNewFriends(slug: string, invited: number | undefined): void {
  const before = useRef<{ slug: string; invited: number }>();
  useEffect(() => {
    if (invited === undefined) return;
    if (before.current?.slug === slug && invited > before.current.invited) toast(t`邀请成功`);
    before.current = { slug, invited };
  }, [slug, invited]);
}

/** A bright screen while the code is shown. */
function useBrightScreen(): void {
  useEffect(() => {
    const bright = brighten();
    return () => void bright.then((putBack) => putBack());
  }, []);
}
