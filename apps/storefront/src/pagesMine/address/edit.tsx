import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { AddressEditor } from '@/features/address/address-editor';
import { useAreas } from '@/features/address/use-areas';
import { useParams } from '@/navigation';
import { Page } from '@/page';

const ROUTE = '/pagesMine/address/edit';

/** 编辑地址; 新增地址 without an id. */
export default function AddressEditPage() {
  const { addressId = '' } = useParams(ROUTE);
  const isNew = addressId === '';
  const detail = useQuery({
    ...apiQuery('GET /api/mpaccount/v1/addresses/detail', { addressId }),
    enabled: !isNew,
    gcTime: 0,
  });
  const areas = useAreas();
  return (
    <Page route={ROUTE} queries={isNew ? [areas] : [detail, areas]} {...(isNew && { title: t`新增地址` })}>
      {() => areas.data && <AddressEditor address={detail.data} areas={areas.data} />}
    </Page>
  );
}
