import { t } from '@lingui/core/macro';
import { ADDRESS_LIMIT } from '@voltfront/rules/address/address-limits';
import type { ReactNode } from 'react';
import { api } from '@/api';
import { back, navigate } from '@/navigation';
import { EmptyState, Text } from '@/ui';
import styles from './address.module.css';
import { AddressRow } from './address-row';
import type { Address } from './address-types';
import { answerChoice } from './choose-address';
import { changed, useBook } from './use-book';

export interface AddressBookProps {
  items: readonly Address[];
  /** A page waits for one of them. */
  isChoosing: boolean;
  chosenId: string | undefined;
  /** Action of the empty book. */
  empty: ReactNode;
}

/** The addresses: to be chosen from, or to be opened. */
export function AddressBook({ items, isChoosing, chosenId, empty }: AddressBookProps) {
  const { makeDefault, remove } = useBook();
  const edit = ({ addressId }: Address) => navigate('/pagesMine/address/edit', { addressId });
  if (items.length === 0)
    return (
      <EmptyState
        type="address"
        title={t`还没有收货地址`}
        desc={t`添加后，领取奖品与商品时可直接选用`}
        action={empty}
      />
    );
  return (
    <div className={styles.book}>
      <div {...(isChoosing ? { role: 'radiogroup', 'aria-label': t`收货地址` } : { role: 'list' })}>
        {items.map((address) => (
          <div key={address.addressId} role={isChoosing ? undefined : 'listitem'} className={styles.item}>
            <AddressRow
              address={address}
              isChosen={isChoosing ? address.addressId === chosenId : undefined}
              onTap={() => (isChoosing ? void choose(address) : edit(address))}
              onEdit={() => edit(address)}
              onDefault={() => void makeDefault(address)}
              onDelete={() => void remove(address)}
            />
          </div>
        ))}
      </div>
      <Text size="small" tone="secondary" className={styles.count}>
        {t`已保存 ${items.length} 个，最多 ${ADDRESS_LIMIT} 个`}
      </Text>
    </div>
  );
}

/** Gives the address with its phone in full to the page that waits. */
async function choose({ addressId }: Address): Promise<void> {
  const query = { addressId };
  const address = await changed(api('GET /api/mpaccount/v1/addresses/detail', { query }));
  if (!address) return;
  answerChoice(address);
  back();
}
