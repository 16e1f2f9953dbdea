import { t } from '@lingui/core/macro';
import { ApiError, isTold, queryClient, useApiMutation } from '@/api';
import { modal, toast } from '@/ui';
import type { Address } from './address-types';
import { areaWords } from './address-words';

const LIST = 'GET /api/mpaccount/v1/addresses';

/** The list is asked for again. */
export const refreshBook = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [LIST] });

export interface BookActions {
  makeDefault: (address: Address) => Promise<void>;
  /** Asks first. True once it is gone. */
  remove: (
    address: Pick<Address, 'addressId' | 'street' | 'provinceName' | 'cityName' | 'districtName'>,
  ) => Promise<boolean>;
}

/** Actions on an address of the book. */
export function useBook(): BookActions {
  const choose = useApiMutation('POST /api/mpaccount/v1/addresses/default', { loading: true });
  const drop = useApiMutation('POST /api/mpaccount/v1/addresses/delete', { loading: true });
  return {
    makeDefault: async ({ addressId }) => {
      const done = await changed(choose.mutateAsync({ addressId }));
      await refreshBook();
      if (done) toast(t`已设为默认地址`);
    },
    remove: async (address) => {
      const where = `${areaWords(address)} ${address.street}`;
      const isSure = await modal({ title: t`删除收货地址`, content: where, confirmText: t`删除`, prefersCancel: true });
      if (!isSure) return false;
      const done = await changed(drop.mutateAsync({ addressId: address.addressId }));
      await refreshBook();
      if (done) toast(t`地址已删除`);
      return done !== null;
    },
  };
}

/** Waits for a change; null when it failed, which the customer is told. */
export const changed = <T>(call: Promise<T>): Promise<T | null> =>
  call.catch((error: unknown) => {
    if (error instanceof ApiError && error.kind === 'refused' && !isTold(error)) toast(error.message);
    return null;
  });
