import { t } from '@lingui/core/macro';
import type { ConfigurationData, QuoteData } from '@voltfront/contract';
import { formatDate } from '@voltfront/rules/format/date';
import { useApiList, useApiMutation } from '@/api';
import { EmptyState, ListFooter } from '@/page';
import { IconButton, modal, Picture, Popup, Price, toast } from '@/ui';
import styles from './wish-sheet.module.css';

export interface WishSheetProps {
  isOpen: boolean;
  onClose: () => void;
  onOpen: (configuration: ConfigurationData) => void;
}

/** 我的心愿单: the configurations kept by the customer, newest first. */
export function WishSheet({ isOpen, onClose, onOpen }: WishSheetProps) {
  return (
    <Popup isOpen={isOpen} onClose={onClose} title={t`我的心愿单`} tall>
      {isOpen && <WishList onOpen={onOpen} />}
    </Popup>
  );
}

function WishList({ onOpen }: Pick<WishSheetProps, 'onOpen'>) {
  const list = useApiList('GET /api/mporder/v1/vehicle/wishlist', {});
  const drop = useApiMutation('POST /api/mporder/v1/vehicle/wishlist/delete', {
    onSuccess: () => {
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
      <span className={styles.words}>
        <span className={styles.name}>{`${quote.modelName} ${quote.versionName}`}</span>
        <Price fen={quote.totalFen} size="small" />
        <span className={styles.date}>{t`${day} 保存`}</span>
      </span>
    </>
  );
}
