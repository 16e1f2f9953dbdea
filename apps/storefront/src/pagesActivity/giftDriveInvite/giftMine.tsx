import { t } from '@lingui/core/macro';
import type { InviteGiftData } from '@voltfront/contract';
import { useApiList } from '@/api';
import { AwardCard } from '@/features/campaign/award-card';
import { GIFTS } from '@/features/invite/invite-keys';
import { friendsWords, stepName } from '@/features/invite/invite-words';
import { navigate, useParams } from '@/navigation';
import { ListFooter, Page } from '@/page';
import { EmptyState, Skeleton, shortDate, Text } from '@/ui';

const ROUTE = '/pagesActivity/giftDriveInvite/giftMine';

/** 我的礼品: gifts as inviter and as friend, with where they stand and the friends behind them. */
export default function GiftMinePage() {
  const { id: slug = 'gift-drive-invite' } = useParams(ROUTE);
  const list = useApiList(GIFTS, { slug });
  const invite = () => navigate('/pagesActivity/giftDriveInvite/index', { id: slug });
  return (
    <Page route={ROUTE} onRefresh={list.refresh} onReachBottom={list.loadMore}>
      {list.items.map((gift) => (
        <AwardCard key={gift.awardId} award={gift.award}>
          <Origin gift={gift} />
        </AwardCard>
      ))}
      {list.items.length === 0 && list.state.loading ? (
        <Skeleton variant="feed" count={3} />
      ) : (
        <ListFooter
          list={list}
          empty={<EmptyState type="record" title={t`还没有礼品`} btnText={t`去邀请`} onAction={invite} />}
        />
      )}
    </Page>
  );
}

/** The step of a gift, and the friends who made it up. */
function Origin({ gift: { side, milestone, count, friends } }: { gift: InviteGiftData }) {
  const step = count === null ? stepName(milestone) : friendsWords(milestone, count);
  return (
    <>
      <Text size="small" tone="secondary">
        {side === 'friend' ? t`作为好友：完成试驾` : t`作为邀请人：${step}`}
      </Text>
      {friends.map(({ mobile, at }) => (
        <Text key={`${mobile}${at}`} size="small" tone="secondary">
          {t`${mobile} · ${shortDate(at)} 达成`}
        </Text>
      ))}
    </>
  );
}
