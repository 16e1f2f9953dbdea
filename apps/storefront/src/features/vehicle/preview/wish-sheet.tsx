import { t } from '@lingui/core/macro';
import type { ConfigurationData, QuoteData } from '@voltfront/contract';
import { formatDate } from '@voltfront/rules/format/date';
import { useState } from 'react';
import { type ApiList, useApiList, useApiMutation } from '@/api';
import { EmptyState, ListFooter } from '@/page';
import { Button, Checkbox, Fill, IconButton, modal, Picture, Popup, Price, toast } from '@/ui';
import { tellApp } from '../app-service';
import { WishComparison } from './wish-comparison';
import styles from './wish-sheet.module.css';

export interface WishSheetProps {
  isOpen: boolean;
  onClose: () => void;
  onOpen: (configuration: ConfigurationData) => void;
}

/** Most kept configurations side by side. */
const COMPARED_AT_MOST = 4;

interface Wish {
  wishId: string;
  quote: QuoteData;
  savedAt: number;
}

/** 我的心愿单: the configurations kept by the customer, newest first; some of them can be compared. */
export function WishSheet(props: WishSheetProps) {
  const [wasOpened, setWasOpened] = useState(props.isOpen);
  if (props.isOpen && !wasOpened) setWasOpened(true);
  // Nothing is asked for before it is opened; afterwards it can slide away.
  return wasOpened ? <LoadedSheet {...props} /> : null;
}

function LoadedSheet({ isOpen, onClose, onOpen }: WishSheetProps) {
  const list = useApiList('GET /api/mporder/v1/vehicle/wishlist', {});
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [isComparing, setIsComparing] = useState(false);
  const chosen = list.items.filter(({ wishId }) => picked.includes(wishId));
  const pick = (wishId: string) => {
    if (picked.includes(wishId)) setPicked(picked.filter((each) => each !== wishId));
    else if (picked.length >= COMPARED_AT_MOST) toast(t`最多对比 ${COMPARED_AT_MOST} 个配置`);
    else setPicked([...picked, wishId]);
  };
  const count = chosen.length;
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title={isComparing ? t`配置对比` : t`我的心愿单`}
      left={isComparing && <IconButton icon="back" label={t`返回心愿单`} onClick={() => setIsComparing(false)} />}
      tall
      footer={
        !isComparing &&
        list.items.length > 1 && (
          <Button block disabled={count < 2} onClick={() => setIsComparing(true)}>
            {count < 2 ? t`选择 2 至 4 个配置对比` : t`对比所选（${count}）`}
          </Button>
        )
      }
    >
      {isComparing ? (
        <WishComparison quotes={chosen.map((wish) => wish.quote)} onOpen={onOpen} />
      ) : (
        <WishList list={list} picked={picked} onPick={pick} onOpen={onOpen} />
      )}
    </Popup>
  );
}

interface WishListProps {
  list: ApiList<Wish>;
  picked: readonly string[];
  onPick: (wishId: string) => void;
  onOpen: WishSheetProps['onOpen'];
}

function WishList({ list, picked, onPick, onOpen }: WishListProps) {
  const drop = useApiMutation('POST /api/mporder/v1/vehicle/wishlist/delete', {
    onSuccess: (_, { wishId }) => {
      void tellApp('service.deleteFromWishlist', wishId);
      toast(t`已移出心愿单`);
      list.refresh();
    },
  });
  const handleDrop = async (wishId: string) => {
    if (await modal({ content: t`确定移出心愿单吗？` })) drop.mutate({ wishId });
  };
  return (
    <div className={styles.list}>
      {list.items.map(({ wishId, quote, savedAt }) => (
        <div key={wishId} className={styles.wish}>
          <Checkbox
            label={t`对比 ${quote.modelName} ${quote.versionName}`}
            checked={picked.includes(wishId)}
            onChange={() => onPick(wishId)}
          />
          <button type="button" className={styles.open} onClick={() => onOpen(quote.configuration)}>
            <WishWords quote={quote} savedAt={savedAt} />
          </button>
          <IconButton icon="trash" size={20} label={t`移出心愿单`} onClick={() => handleDrop(wishId)} />
        </div>
      ))}
      <ListFooter
        list={list}
        empty={<EmptyState title={t`还没有心愿`} desc={t`把喜欢的配置加入心愿单，随时回来看`} top={8} />}
      />
    </div>
  );
}

function WishWords({ quote, savedAt }: { quote: QuoteData; savedAt: number }) {
  const day = formatDate(savedAt);
  return (
    <>
      <span className={styles.car}>
        <Picture src={quote.cutout} width={104} aspect={16 / 9} alt="" clear fit="contain" />
      </span>
      <Fill inline>
        <span className={styles.name}>{`${quote.modelName} ${quote.versionName}`}</span>
        <Price fen={quote.totalFen} size="small" />
        <span className={styles.date}>{t`${day} 保存`}</span>
      </Fill>
    </>
  );
}
