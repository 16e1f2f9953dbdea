import { t } from '@lingui/core/macro';
import type { CollectData, CollectItemData } from '@voltfront/contract';
import { spareOf } from '@voltfront/rules/campaign/collect';
import { reasonAgainst } from '@/features/campaign/reason-against';
import { navigate } from '@/navigation';
import { Button, Popup, Stack, Tag, Text } from '@/ui';
import styles from './collect.module.css';
import { countOf, giftsOf, rankText } from './collect-words';
import { ItemFace } from './item-face';

export interface PinSheetProps {
  collect: CollectData;
  /** Null: closed. */
  item: CollectItemData | null;
  onClose: () => void;
}

/** A pin: its picture, its number in the album, how many there are, and what can be done with those to spare. */
export function PinSheet({ collect, item, onClose }: PinSheetProps) {
  const { campaign, settings } = collect;
  const { slug } = campaign;
  if (!item) return null;
  const count = countOf(collect, item.key);
  const inGifts = giftsOf(collect, item.key);
  const isOff = spareOf(count, settings.keepsLast) === 0 || reasonAgainst(campaign) !== null;
  const number = String(settings.items.findIndex(({ key }) => key === item.key) + 1).padStart(3, '0');
  return (
    <Popup
      isOpen
      onClose={onClose}
      title={item.title}
      footer={
        <Stack row gap={3}>
          <Button
            block
            variant="secondary"
            disabled={isOff}
            onClick={() => navigate('/pagesBannerActivity/pin/compose', { id: slug })}
          >{t`合成`}</Button>
          <Button
            block
            disabled={isOff}
            onClick={() => navigate('/pagesBannerActivity/pin/send', { id: slug, item: item.key })}
          >{t`送好友`}</Button>
        </Stack>
      }
    >
      <div className={styles.got}>
        <span className={styles.large}>
          <ItemFace item={item} width={160} isMissing={count === 0} />
        </span>
        <Stack row align="center" gap={2}>
          <Text size="label" tone="secondary" inline>{`No. ${number}`}</Text>
          {item.rank && <Tag tone="accent">{rankText(item.rank)}</Tag>}
        </Stack>
        <Text size="label">{item.text}</Text>
        <Text size="small" tone="secondary">
          {inGifts > 0 ? t`已有 ${count} 枚，送出中 ${inGifts} 枚` : count > 0 ? t`已有 ${count} 枚` : t`还没有获得`}
        </Text>
      </div>
    </Popup>
  );
}
