import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { ADDRESS_LIMIT } from '@voltfront/rules/address/address-limits';
import { useEffect, useState } from 'react';
import { apiQuery } from '@/api';
import { AddressBar, FirstAddressActions } from '@/features/address/address-bar';
import { AddressBook } from '@/features/address/address-book';
import { finishAddressChoice, isAddressAwaited } from '@/features/address/choose-address';
import { importFromMessenger } from '@/features/address/use-import';
import { navigate, useParams } from '@/navigation';
import { Page } from '@/page';
import { toast } from '@/ui';

const ROUTE = '/pagesMine/address/index';

/** 收货地址: the own addresses; gives one to the page that asked for it. */
export default function AddressesPage() {
  const { chosenId } = useParams(ROUTE);
  const [isChoosing] = useState(isAddressAwaited);
  const list = useQuery(apiQuery('GET /api/mpaccount/v1/addresses'));
  useEffect(() => finishAddressChoice, []);
  const items = list.data?.items ?? [];
  const whenRoom = (open: () => void) => () => {
    if (items.length < ADDRESS_LIMIT) open();
    else toast(t`最多可保存 ${ADDRESS_LIMIT} 个地址，请先删除不用的`);
  };
  const actions = {
    onAdd: whenRoom(() => navigate('/pagesMine/address/edit')),
    onImport: whenRoom(() => void importFromMessenger()),
  };
  return (
    <Page
      route={ROUTE}
      queries={[list]}
      {...(isChoosing && { title: t`选择收货地址` })}
      bottom={() => items.length > 0 && <AddressBar {...actions} />}
    >
      {() => (
        <AddressBook
          items={items}
          isChoosing={isChoosing}
          chosenId={chosenId}
          empty={<FirstAddressActions {...actions} />}
        />
      )}
    </Page>
  );
}
