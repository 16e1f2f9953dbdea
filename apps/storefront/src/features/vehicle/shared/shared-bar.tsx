import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { ConfigurationData, QuoteData, SharedCardData } from '@voltfront/contract';
import { DAY_MS } from '@voltfront/rules/time';
import { useApiMutation } from '@/api';
import { BottomBar, Button, modal, Price, Text, toast } from '@/ui';
import styles from './shared.module.css';

export interface SharedBarProps {
  card: SharedCardData;
  quote: QuoteData;
  onCopy: (configuration: ConfigurationData) => void;
}

/** The total and a button to start an own configuration; the sender can withdraw the share here. */
export function SharedBar({ card, quote, onCopy }: SharedBarProps) {
  const withdraw = useWithdraw(card.shareId);
  const days = Math.max(1, Math.ceil((card.expiresAt - card.sharedAt) / DAY_MS));
  return (
    <BottomBar
      lead={
        <div className={styles.lead}>
          <Price fen={quote.totalFen} size="medium" />
          <Text size="caption" tone="secondary" leading="normal">
            {card.isMine ? t`分享后 ${days} 天内有效` : t`今日补贴后总价`}
          </Text>
        </div>
      }
    >
      {card.isMine && (
        <Button variant="secondary" onClick={withdraw}>
          {t`撤回分享`}
        </Button>
      )}
      <Button disabled={card.isVersionGone} onClick={() => onCopy(quote.configuration)}>
        {card.isVersionGone ? t`已下架` : t`照此定制`}
      </Button>
    </BottomBar>
  );
}

function useWithdraw(shareId: string): () => Promise<void> {
  const client = useQueryClient();
  const withdraw = useApiMutation('POST /api/mporder/v1/vehicle/config/shared/withdraw', {
    loading: true,
    onSuccess: () => {
      toast(t`已撤回分享`);
      client.invalidateQueries({ queryKey: ['GET /api/mporder/v1/vehicle/config/shared/card'] });
    },
  });
  return async () => {
    if (await modal({ content: t`撤回后好友将无法再打开这份配置` })) withdraw.mutate({ shareId });
  };
}
