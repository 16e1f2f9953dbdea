import { t } from '@lingui/core/macro';
import type { ExchangeData } from '@voltfront/contract';
import { useState } from 'react';
import { Button, longDate, Popup } from '@/ui';
import styles from './exchange.module.css';
import { TicketList } from './ticket-list';

/** How many tickets somebody has, which of them end first, and where they came from. */
export function TicketCard({ exchange, onInvite }: { exchange: ExchangeData; onInvite: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const { campaign, own } = exchange;
  return (
    <section className={styles.card} style={{ backgroundColor: campaign.artwork.accent }} aria-label={t`我的奖励券`}>
      <div>
        <div className={styles.label}>{t`我的奖励券`}</div>
        <div className={styles.amount}>{own.left}</div>
        <div className={styles.label}>{noteOf(own)}</div>
        {own.left > 0 && own.expired > 0 && <div className={styles.label}>{t`另有 ${own.expired} 张已过期`}</div>}
      </div>
      <Button size="small" variant="secondary" onClick={() => setOpen(true)}>{t`奖励券明细`}</Button>
      <Popup isOpen={isOpen} onClose={() => setOpen(false)} title={t`奖励券明细`}>
        <TicketList slug={campaign.slug} onInvite={onInvite} />
      </Popup>
    </section>
  );
}

function noteOf({ next, expired }: ExchangeData['own']): string {
  if (next !== null) return t`${next.amount} 张将于 ${longDate(next.expiresAt)} 到期`;
  return expired > 0 ? t`${expired} 张奖励券已过期` : t`邀请好友，每一步都有奖励券`;
}
