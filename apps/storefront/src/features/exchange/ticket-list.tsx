import { t } from '@lingui/core/macro';
import type { ExchangeTicketsData } from '@voltfront/contract';
import { useApiList } from '@/api';
import { stepName } from '@/features/invite/invite-words';
import { ListFooter } from '@/page';
import { Cell, EmptyState, longDate, Skeleton, Tag, type TagProps } from '@/ui';
import { TICKETS } from './exchange-keys';

/** Every ticket that was earned: from which friend, for what, how many are left and until when. */
export function TicketList({ slug, onInvite }: { slug: string; onInvite: () => void }) {
  const tickets = useApiList(TICKETS, { slug });
  if (tickets.items.length === 0 && tickets.state.loading) return <Skeleton variant="feed" count={3} />;
  return (
    <>
      {tickets.items.map((each) => (
        <Cell
          key={each.ticketId}
          title={sourceOf(each)}
          note={endOf(each)}
          value={<Tag tone={TONES[each.state]}>{stateOf(each)}</Tag>}
        />
      ))}
      <ListFooter
        list={tickets}
        empty={<EmptyState type="record" title={t`还没有奖励券`} btnText={t`去邀请`} onAction={onInvite} />}
      />
    </>
  );
}

const TONES: Record<ExchangeTicketsData['state'], NonNullable<TagProps['tone']>> = {
  open: 'success',
  used: 'neutral',
  expired: 'neutral',
  takenBack: 'warning',
};

function sourceOf({ friend, milestone, amount }: ExchangeTicketsData): string {
  const step = milestone === null ? t`邀请奖励` : stepName(milestone);
  return friend === null ? t`${step} · ${amount} 张` : t`${step} ${friend} · ${amount} 张`;
}

function endOf({ at, expiresAt, state }: ExchangeTicketsData): string {
  const earned = longDate(at);
  const end = longDate(expiresAt);
  return state === 'expired' ? t`${earned} 获得，已于 ${end} 过期` : t`${earned} 获得，${end} 到期`;
}

function stateOf({ state, left, amount, takenBack }: ExchangeTicketsData): string {
  if (state === 'used') return t`已使用`;
  if (state === 'takenBack') return t`退款收回 ${takenBack} 张`;
  if (state === 'expired') return t`过期 ${left} 张`;
  return left === amount ? t`未使用` : t`剩余 ${left} 张`;
}
