import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { PosterData } from '@voltfront/contract';
import { useState } from 'react';
import { apiQuery } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import styles from '@/features/invite/invite.module.css';
import { navigate, useParams } from '@/navigation';
import { Page } from '@/page';
import { Button, EmptyState, ImagePreview, Picture, pressable, Skeleton, Tabs, Tag, Text } from '@/ui';

const ROUTE = '/pages/share/posterList';

function themeName(theme: PosterData['theme']): string {
  const names = {
    model: t`车型`,
    drive: t`试驾`,
    festival: t`节日`,
    campaign: t`活动`,
    staff: t`员工名片`,
    spring: t`春日`,
  };
  return names[theme];
}

/** 选择海报: templates by theme; staff have one more. */
export default function PosterListPage() {
  const { id: slug = 'referral' } = useParams(ROUTE);
  const [theme, setTheme] = useState<PosterData['theme']>('model');
  const [shown, setShown] = useState<number | null>(null);
  const posters = useQuery(apiQuery('POST /api/mpintegral/v1/recommend/poster', { slug }));
  const items = posters.data?.items.filter((poster) => poster.theme === theme) ?? [];
  return (
    <Page
      route={ROUTE}
      subject={campaignSubject}
      queries={[posters]}
      onReachBottom={() => undefined}
      skeleton={<Skeleton variant="card" count={3} />}
    >
      {() => (
        <>
          <Tabs
            label={t`海报主题`}
            items={(posters.data?.themes ?? []).map((key) => ({ key, text: themeName(key) }))}
            activeKey={theme}
            onChange={(key) => setTheme(key as PosterData['theme'])}
          />
          {items.length === 0 && <EmptyState type="record" title={t`暂无海报`} />}
          <div className={styles.grid}>
            {items.map(({ posterId, title, text, picture, tag }, index) => (
              <div key={posterId} className={styles.template}>
                <div {...pressable(() => navigate('/pages/share/share', { id: slug, posterId }))}>
                  <Picture src={picture} width={173} aspect={0.75} alt={title} />
                  {tag && (
                    <span className={styles.corner}>
                      <Tag tone="dark">{tag === 'new' ? t`新` : t`即将下线`}</Tag>
                    </span>
                  )}
                </div>
                <div className={styles.label}>
                  <Text weight="medium">{title}</Text>
                  <Text size="small" tone="secondary">
                    {text}
                  </Text>
                  <Button size="small" variant="text" label={t`放大 ${title}`} onClick={() => setShown(index)}>
                    {t`放大预览`}
                  </Button>
                </div>
              </div>
            ))}
          </div>
          <ImagePreview
            isOpen={shown !== null}
            onClose={() => setShown(null)}
            pictures={items.map(({ picture, title }) => ({ src: picture, alt: title }))}
            startIndex={shown ?? 0}
          />
        </>
      )}
    </Page>
  );
}
