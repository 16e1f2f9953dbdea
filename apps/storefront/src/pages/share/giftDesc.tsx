import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '@/api';
import { CampaignRules } from '@/features/campaign/campaign-rules';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { DRAW } from '@/features/draw/draw-cache';
import { OddsList } from '@/features/draw/odds-list';
import { navigate, useParams } from '@/navigation';
import { Page } from '@/page';
import { BottomBar, Button, ImagePreview, NoticeBar, Skeleton } from '@/ui';

const ROUTE = '/pages/share/giftDesc';

/** 盲盒规则: how chances are earned, every prize with its odds and stock, delivery. */
export default function GiftDescPage() {
  const { id: slug = 'blind-box' } = useParams(ROUTE);
  const draw = useQuery(apiQuery(DRAW, { slug }));
  const [shown, setShown] = useState<number | null>(null);
  const { campaign, prizes = [], own } = draw.data ?? {};
  return (
    <Page
      route={ROUTE}
      subject={campaignSubject}
      queries={[draw]}
      onReachBottom={() => undefined}
      hasBottomBar
      skeleton={<Skeleton variant="detail" />}
    >
      {() =>
        campaign && (
          <>
            {own && <NoticeBar>{t`您还有 ${own.chances} 次开盒机会`}</NoticeBar>}
            <OddsList prizes={prizes} onPrize={setShown} />
            <CampaignRules rules={campaign.rules} />
            <BottomBar>
              <Button
                block
                onClick={() => navigate('/pagesBannerActivity/blindBox/index', { id: slug })}
              >{t`去开盒`}</Button>
            </BottomBar>
            <ImagePreview
              isOpen={shown !== null}
              onClose={() => setShown(null)}
              pictures={prizes.map(({ picture, title }) => ({ src: picture, alt: title }))}
              startIndex={shown ?? 0}
            />
          </>
        )
      }
    </Page>
  );
}
