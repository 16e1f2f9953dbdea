import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useApiMutation } from '@/api';
import { formatAddress } from '@/platform/router/address';
import type { ShareContent } from '@/platform/share';
import { Button, Popup, Text, TextArea } from '@/ui';
import styles from './coupon.module.css';
import { useRenewal } from './use-renewal';

/** Share content of a gift's link. */
export const giftShare = (title: string, giftCode: string): ShareContent => ({
  title: t`送你一张「${title}」，24 小时内领取有效`,
  address: formatAddress('/pagesMine/cardBag/cardReceive', { giftCode }),
});

export interface GiveSheetProps {
  couponId: string;
  isOpen: boolean;
  onClose: () => void;
  /** The link is there to be sent. */
  onGiven: () => void;
}

/** Makes a gift of a coupon, with a line to its receiver. */
export function GiveSheet({ couponId, isOpen, onClose, onGiven }: GiveSheetProps) {
  const [message, setMessage] = useState('');
  const give = useApiMutation('POST /api/mpintegral/v1/coupons/gift', {
    onSuccess: () => {
      onClose();
      onGiven();
    },
    onSettled: useRenewal(),
  });
  return (
    <Popup isOpen={isOpen} onClose={onClose} title={t`赠送好友`}>
      <div className={styles.sheet}>
        <TextArea
          label={t`留言`}
          value={message}
          onChange={setMessage}
          maxLength={40}
          placeholder={t`写一句话给好友（选填）`}
        />
        <Text size="small" tone="secondary" className={styles.rule}>
          {t`链接 24 小时内有效，仅可领取一次。领取前您可随时收回，赠送期间卡券不可使用。`}
        </Text>
        <Button block loading={give.isPending} onClick={() => give.mutate({ couponId, message })}>
          {t`生成赠送链接`}
        </Button>
      </div>
    </Popup>
  );
}
