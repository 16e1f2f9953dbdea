import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { CampaignState } from '@/features/campaign/campaign-state';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { FriendFaces } from '@/features/invite/friend-faces';
import { GiftShelf } from '@/features/invite/gift-shelf';
import { HowItWorks } from '@/features/invite/how-it-works';
import { InviteBar } from '@/features/invite/invite-bar';
import { HUB, readInvitesAgain, STEPS } from '@/features/invite/invite-keys';
import { RulesCell } from '@/features/invite/rules-cell';
import { useClaimStep } from '@/features/invite/use-claim-step';
import { inviteContent } from '@/features/invite/use-invite-share';
import { navigate, useParams } from '@/navigation';
import { Page } from '@/page';
import { Cell, CellGroup, Picture, Skeleton } from '@/ui';
import styles from './index.module.css';

const ROUTE = '/pagesActivity/giftDriveInvite/index';

/** 邀友试驾赠礼: goods for both sides, by the number of friends who drove. */
export default function GiftDriveInvitePage() {
  const { id: slug = 'gift-drive-invite' } = useParams(ROUTE);
  const hub = useQuery(apiQuery(HUB, { slug }));
  const shelf = useQuery(apiQuery(STEPS, { slug }));
  const { claim, isBusy } = useClaimStep(slug);
  const { data } = hub;
  return (
    <Page
      route={ROUTE}
      subject={campaignSubject}
      queries={[hub, shelf]}
      hasBottomBar
      skeleton={<Skeleton variant="detail" />}
      {...(data && { share: () => inviteContent(data, data.own?.code ?? '') })}
    >
      {() =>
        data &&
        shelf.data && (
          <>
            <div className={styles.hero} style={{ backgroundColor: data.campaign.artwork.accent }}>
              <h1 className={styles.title}>{data.campaign.title}</h1>
              <div className={styles.lead}>{data.campaign.lead}</div>
              <CampaignState campaign={data.campaign} onTurn={readInvitesAgain} />
              <Picture
                className={styles.picture}
                src={data.campaign.artwork.wide}
                width={358}
                aspect={1.5}
                alt=""
                eager
              />
            </div>
            <div className={styles.raised}>
              <GiftShelf
                steps={shelf.data.steps}
                accent={data.campaign.artwork.accent}
                isOpen={data.campaign.state === 'running' && data.campaign.refusal === null}
                isBusy={isBusy}
                onChoose={(gift) => void claim(gift)}
              />
            </div>
            {shelf.data.own && <FriendFaces friends={shelf.data.own.friends} firstStep={t`已接受`} />}
            <HowItWorks steps={data.settings.steps} accent={data.campaign.artwork.accent} />
            <CellGroup inset>
              <Cell
                title={t`我的礼品`}
                note={t`填写地址与查看物流`}
                onClick={() => navigate('/pagesActivity/giftDriveInvite/giftMine', { id: slug })}
              />
              <RulesCell campaign={data.campaign} />
            </CellGroup>
            <InviteBar hub={data} text={t`邀请好友`} />
          </>
        )
      }
    </Page>
  );
}
