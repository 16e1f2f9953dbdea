import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { OfferData, OffersData } from '@voltfront/contract';
import { withCommas } from '@voltfront/rules/money';
import { useState } from 'react';
import { apiQuery, useApiMutation } from '@/api';
import { Block } from '@/features/campaign/block';
import { CampaignHero } from '@/features/campaign/campaign-hero';
import { WinnerLine } from '@/features/campaign/winner-line';
import { DRAW } from '@/features/draw/draw-cache';
import { OddsList } from '@/features/draw/odds-list';
import { SeedNote } from '@/features/draw/seed-note';
import { Wheel } from '@/features/draw/wheel';
import { ensureLogin, navigate } from '@/navigation';
import type { ShareContent } from '@/platform/share';
import { Cell, CellGroup, Picture, ShareSheet, Text } from '@/ui';
import styles from './hall.module.css';
import { readOffersAgain, showOffers } from './offer-cache';
import { leftText, taskText } from './offer-words';
import { TakeButton } from './take-button';
import { useTake } from './use-take';

type Taking = ReturnType<typeof useTake>;

/** The benefit hall: level and points, tasks of the day, the shelf for points, and the wheel. */
export function HallScreen({ offers: data, share }: { offers: OffersData; share: ShareContent }) {
  const { campaign, offers, settings } = data;
  const taking = useTake(campaign.slug);
  const [isSharing, setSharing] = useState(false);
  const shared = useApiMutation('POST /api/mpmkt/v1/campaign/offers/share', { onSuccess: showOffers });
  const openShare = () => ensureLogin() && setSharing(true);
  return (
    <>
      <CampaignHero campaign={campaign} onTurn={readOffersAgain} />
      <Standing data={data} />
      <CellGroup inset title={t`每日任务`}>
        {offers
          .filter(({ price }) => price === 0)
          .map((offer) => (
            <Cell
              key={offer.prizeId}
              lead={<Lead offer={offer} />}
              title={offer.title}
              note={`${offer.worth}${progressOf(offer)}`}
              value={<TakeButton campaign={campaign} offer={offer} taking={taking} onShare={openShare} />}
              arrow={false}
            />
          ))}
      </CellGroup>
      <Block title={t`积分兑换`}>
        <div className={styles.shelf} role="list">
          {offers
            .filter(({ price }) => price > 0)
            .map((offer) => (
              <Good key={offer.prizeId} campaign={campaign} offer={offer} taking={taking} />
            ))}
        </div>
      </Block>
      {settings.draw !== null && <WheelBlock slug={settings.draw} />}
      <CellGroup inset>
        <Cell title={t`我的奖品`} onClick={() => navigate('/pagesBannerActivity/welfareCenter/myPrize', {})} />
        <Cell title={t`福利规则`} onClick={() => navigate('/pagesBannerActivity/welfareCenter/rule', {})} />
      </CellGroup>
      <ShareSheet
        isOpen={isSharing}
        onClose={() => setSharing(false)}
        content={share}
        onShared={() => shared.mutate({ slug: campaign.slug })}
      />
    </>
  );
}

/** Level and points of the person, on the colour of the campaign. */
function Standing({ data: { own, campaign } }: { data: OffersData }) {
  if (!own) return null;
  return (
    <div className={styles.standing} style={{ backgroundColor: campaign.artwork.accent }}>
      <span className={styles.badge}>
        <Picture src={`/assets/coupons/level-${own.level}.webp`} width={48} aspect={1} alt="" clear fit="contain" />
      </span>
      <div className={styles.words}>
        <span className={styles.level}>{t`L${own.level} 会员`}</span>
        <span className={styles.points}>{t`可用积分 ${withCommas(own.points)}`}</span>
      </div>
    </div>
  );
}

const progressOf = ({ task, own }: OfferData): string => {
  if (!task) return '';
  return own ? ` · ${taskText(task)} ${Math.min(own.done, task.times)}/${task.times}` : ` · ${taskText(task)}`;
};

function Lead({ offer: { picture } }: { offer: OfferData }) {
  return (
    <span className={styles.lead}>
      <Picture src={picture} width={40} aspect={1} alt="" clear fit="contain" />
    </span>
  );
}

function Good({ campaign, offer, taking }: { campaign: OffersData['campaign']; offer: OfferData; taking: Taking }) {
  const { title, picture, worth, left, own, limit } = offer;
  return (
    <div className={styles.good} role="listitem">
      <span className={styles.sight}>
        <Picture src={picture} width={96} aspect={1} alt="" clear fit="contain" />
      </span>
      <Text weight="medium" size="label">
        {title}
      </Text>
      <Text size="caption" tone="secondary">
        {[worth, leftText(left)].filter(Boolean).join(' · ')}
      </Text>
      <Text size="caption" tone="secondary">
        {own ? t`本月已兑 ${own.taken}/${limit}` : t`每月限兑 ${limit}`}
      </Text>
      <TakeButton campaign={campaign} offer={offer} taking={taking} />
    </div>
  );
}

/** The wheel with its odds; it comes once it is there. */
function WheelBlock({ slug }: { slug: string }) {
  const { data } = useQuery(apiQuery(DRAW, { slug }));
  if (!data) return null;
  return (
    <>
      <Block title={data.campaign.title}>
        <WinnerLine winners={data.winners} />
        <Wheel draw={data} noChance={t`完成任务可获得抽奖机会`} />
      </Block>
      <OddsList prizes={data.prizes} />
      <SeedNote draw={data} />
    </>
  );
}
