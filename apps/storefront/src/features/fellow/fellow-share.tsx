import { t } from '@lingui/core/macro';
import type { FellowData } from '@voltfront/contract';
import { useMemo, useState } from 'react';
import { invitePoster } from '@/features/invite/invite-poster';
import { navigate } from '@/navigation';
import { formatAddress } from '@/platform/router/address';
import type { ShareContent } from '@/platform/share';
import { BottomBar, Button, Cell, CellGroup, PosterSheet, picture, ShareSheet } from '@/ui';

const ROUTE = '/pagesFollow/fellowRecommend/index';
const CARD_WIDTH = 750;

/** What a customer sees of a shared card. */
export const fellowContent = ({ campaign, adviser, store }: FellowData, shareCode: string): ShareContent => ({
  title: adviser ? t`${adviser.name} · ${store.name} 为您推荐` : campaign.title,
  address: formatAddress(ROUTE, { id: campaign.slug, share_code: shareCode }),
  imageUrl: picture(campaign.artwork.wide, CARD_WIDTH),
});

/** For the adviser: how many left their number, and the card as a link or poster. */
export function FellowShare({ fellow, shareCode }: { fellow: FellowData; shareCode: string }) {
  const [sheet, setSheet] = useState<'poster' | 'share' | null>(null);
  const content = useMemo(() => fellowContent(fellow, shareCode), [fellow, shareCode]);
  const plan = useMemo(() => {
    const { campaign, store, recommendation } = fellow;
    return invitePoster({
      picture: campaign.artwork.tall,
      title: campaign.title,
      text: recommendation?.line || campaign.lead,
      note: store.name,
      code: { path: content.address, picture: null },
    });
  }, [fellow, content]);
  const isClosed = fellow.campaign.state !== 'running';
  const { leads, recommendation, campaign } = fellow;
  return (
    <>
      <CellGroup inset title={t`我的名片`}>
        <Cell
          title={t`已留资客户`}
          value={t`${leads ?? 0} 位`}
          onClick={() => navigate('/pagesBannerActivity/innerRecommand/innerRecord', { id: campaign.slug })}
        />
        {!recommendation && (
          <Cell
            title={t`还没有推荐配置`}
            note={t`从配置单分享一份，附上您的推荐语`}
            onClick={() => navigate('/pagesDetail/carModel')}
          />
        )}
      </CellGroup>
      <BottomBar>
        <Button block variant="secondary" disabled={isClosed} onClick={() => setSheet('poster')}>
          {t`生成海报`}
        </Button>
        <Button block disabled={isClosed} onClick={() => setSheet('share')}>
          {t`分享名片`}
        </Button>
      </BottomBar>
      <PosterSheet
        isOpen={sheet === 'poster'}
        onClose={() => setSheet(null)}
        plan={plan}
        label={campaign.title}
        title={t`生成海报`}
        saveName={campaign.title}
      />
      <ShareSheet isOpen={sheet === 'share'} onClose={() => setSheet(null)} content={content} poster={plan} />
    </>
  );
}
