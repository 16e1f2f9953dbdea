import { t } from '@lingui/core/macro';
import type { OfferData, OffersData } from '@voltfront/contract';
import { CampaignHero } from '@/features/campaign/campaign-hero';
import { CampaignRules } from '@/features/campaign/campaign-rules';
import { reasonAgainst } from '@/features/campaign/reason-against';
import { navigate } from '@/navigation';
import { BottomBar, Button, Fill, linked, Picture, Text } from '@/ui';
import styles from './gift.module.css';
import { readOffersAgain } from './offer-cache';
import { leftText, taskText } from './offer-words';
import { TakeButton } from './take-button';
import { useTake } from './use-take';

/** Gifts for new people as tickets, all to be taken with one tap. */
export function GiftScreen({ offers: data }: { offers: OffersData }) {
  const { campaign, offers, own } = data;
  const taking = useTake(campaign.slug);
  const open = offers.filter(({ price, task, own: mine }) => price === 0 && !task && mine?.state === 'open');
  const reason = reasonAgainst(campaign);
  return (
    <>
      <CampaignHero campaign={campaign} onTurn={readOffersAgain} />
      {own?.daysLeft != null && own.daysLeft > 0 && campaign.state === 'running' && (
        <div className={styles.days} style={{ backgroundColor: campaign.artwork.accent }}>
          {t`您的新人礼还可领取`}
          <span className={styles.count}>{own.daysLeft}</span>
          {t`天`}
        </div>
      )}
      <div className={styles.tickets} role="list">
        {offers.map((offer) => (
          <Ticket key={offer.prizeId} data={data} offer={offer} taking={taking} />
        ))}
      </div>
      <CampaignRules rules={campaign.rules} />
      <BottomBar>
        <Button
          block
          disabled={reason !== null || (own !== null && open.length === 0)}
          loading={taking.isTaking && taking.taking === null}
          onClick={taking.takeAll}
        >
          {reason ?? (own && open.length === 0 ? t`礼品已全部领取` : t`一键领取`)}
        </Button>
      </BottomBar>
    </>
  );
}

interface TicketProps {
  data: OffersData;
  offer: OfferData;
  taking: ReturnType<typeof useTake>;
}

function Ticket({ data: { campaign }, offer, taking }: TicketProps) {
  const { prizeId, title, picture, worth, task, left } = offer;
  const open = () => navigate('/pagesActivity/newPeopleWelfare/detail', { id: campaign.slug, giftId: prizeId });
  return (
    <div className={styles.ticket} role="listitem">
      <div className={styles.stub} style={{ backgroundColor: campaign.artwork.accent }}>
        {worth}
      </div>
      <div className={styles.picture}>
        <Picture src={picture} width={56} aspect={1} alt="" clear fit="contain" />
      </div>
      <Fill>
        <div {...linked(open)}>
          <Text weight="medium">{title}</Text>
          <Text size="caption" tone="secondary">
            {[task && taskText(task), leftText(left)].filter(Boolean).join(' · ') || t`即时到账`}
          </Text>
        </div>
      </Fill>
      <TakeButton campaign={campaign} offer={offer} taking={taking} />
    </div>
  );
}
