import { own, type VisitList, visit } from './visit';

interface AddressBrief {
  addressId: string;
  isDefault: boolean;
}

/** Delivery addresses of a customer; customers without any see the form of a new one. */
export const addressVisits: VisitList = async (customer) => {
  const { items } = await customer.must<{ items: AddressBrief[] }>('GET /api/mpaccount/v1/addresses');
  const address = items.find(({ isDefault }) => isDefault);
  return [
    visit('pagesMine/address/index', /默认.*已保存 \d+ 个|还没有收货地址/s, {}, own),
    visit(
      'pagesMine/address/edit',
      /识别并填写.*收货人.*地址标签.*设为默认地址/s,
      address ? { addressId: address.addressId } : {},
      own,
    ),
  ];
};
