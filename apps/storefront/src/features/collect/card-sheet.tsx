import { t } from '@lingui/core/macro';
import type { CollectData, CollectItemData, CollectLinkData } from '@voltfront/contract';
import { spareOf } from '@voltfront/rules/campaign/collect';
import { reasonAgainst } from '@/features/campaign/reason-against';
import { Button, Popup, Stack, Text } from '@/ui';
import styles from './collect.module.css';
import { countOf, giftsOf } from './collect-words';
import { ItemFace } from './item-face';
import { useLinks } from './use-collect';

export interface CardSheetProps {
  collect: CollectData;
  /** Null: closed. */
  item: CollectItemData | null;
  onClose: () => void;
  /** A link was made, which is to be shared. */
  onMade: (link: CollectLinkData) => void;
}

/** A card: how many there are, giving one away, and asking friends for one. */
export function CardSheet({ collect, item, onClose, onMade }: CardSheetProps) {
  const { give, ask, isBusy } = useLinks(collect, (link) => {
    onClose();
    onMade(link);
  });
  if (!item) return null;
  const { campaign, settings, own } = collect;
  const count = countOf(collect, item.key);
  const inGifts = giftsOf(collect, item.key);
  const isClosed = reasonAgainst(campaign) !== null;
  const canGive = !isClosed && spareOf(count, settings.keepsLast) > 0 && own?.givesLeft !== 0;
  return (
    <Popup
      isOpen
      onClose={onClose}
      title={t`周年卡`}
      footer={
        <Stack row gap={3}>
          <Button
            block
            variant="secondary"
            disabled={!canGive || isBusy}
            onClick={() => give(item.key, '')}
          >{t`送给好友`}</Button>
          <Button
            block
            disabled={isClosed || own?.asksLeft === 0 || isBusy}
            onClick={() => ask(item.key)}
          >{t`求一张`}</Button>
        </Stack>
      }
    >
      <div className={styles.got}>
        <span className={item.picture === null ? styles.card : styles.large}>
          <ItemFace item={item} width={160} />
        </span>
        <Text weight="bold" size="title-3">
          {item.text}
        </Text>
        <Text size="small" tone="secondary">
          {inGifts > 0 ? t`已有 ${count} 张，送出中 ${inGifts} 张` : t`已有 ${count} 张`}
        </Text>
        {own && (
          <Text size="small" tone="secondary">
            {t`今日还可赠送 ${own.givesLeft} 次、求助 ${own.asksLeft} 次`}
          </Text>
        )}
      </div>
    </Popup>
  );
}
