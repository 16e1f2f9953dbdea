import { ADDRESS_LIMIT, addressLabels, RECEIVER_LENGTH, STREET_LENGTH } from '@voltfront/rules/address/address-limits';
import { z } from 'zod';
import { Done, Id, Mobile } from './common';
import { defineEndpoints } from './define';

/** GB/T 2260, six digits. */
const AreaCode = z.string().regex(/^\d{6}$/);

const AddressLabel = z.enum(addressLabels);

/** An address of the book, with the names that its area has in the list. */
const Address = z.object({
  addressId: Id,
  receiver: z.string(),
  /** 138****0000 */
  maskedMobile: z.string(),
  provinceName: z.string(),
  cityCode: AreaCode,
  cityName: z.string(),
  /** Null where the city has no districts. */
  districtCode: AreaCode.nullable(),
  /** Empty where the city has no districts. */
  districtName: z.string(),
  street: z.string(),
  label: AddressLabel.nullable(),
  isDefault: z.boolean(),
});

const text = ({ min, max }: { min: number; max: number }) => z.string().trim().min(min).max(max);

/** What a person fills in. Names of the area come from the server's list. */
const AddressInput = z.object({
  receiver: text(RECEIVER_LENGTH),
  mobile: Mobile,
  cityCode: AreaCode,
  districtCode: AreaCode.nullable(),
  street: text(STREET_LENGTH),
  label: AddressLabel.nullable(),
  /** The first address is the default anyway, and the default stays it until another one becomes it. */
  isDefault: z.boolean(),
});

const AddressKey = z.object({ addressId: Id });

export const address = defineEndpoints({
  'GET /api/mpaccount/v1/addresses': {
    summary: 'Own delivery addresses, the default first, then the newest; at most 20.',
    auth: 'customer',
    reply: z.object({ items: z.array(Address).max(ADDRESS_LIMIT) }),
  },
  'GET /api/mpaccount/v1/addresses/detail': {
    summary: 'One of the own addresses with its phone in full.',
    auth: 'customer',
    query: AddressKey,
    reply: Address.extend({ mobile: Mobile }),
  },
  'POST /api/mpaccount/v1/addresses': {
    summary: 'Adds an address; 4090207 when there are 20.',
    auth: 'customer',
    rate: 'write',
    idempotent: true,
    body: AddressInput,
    reply: Address,
  },
  'POST /api/mpaccount/v1/addresses/update': {
    summary: 'Changes one of the own addresses.',
    auth: 'customer',
    rate: 'write',
    body: AddressInput.extend(AddressKey.shape),
    reply: Address,
  },
  'POST /api/mpaccount/v1/addresses/default': {
    summary: 'Makes one of the own addresses the default.',
    auth: 'customer',
    rate: 'write',
    body: AddressKey,
    reply: Done,
  },
  'POST /api/mpaccount/v1/addresses/delete': {
    summary: 'Deletes one of the own addresses; after the default one, the newest is the default.',
    auth: 'customer',
    rate: 'write',
    body: AddressKey,
    reply: Done,
  },
});
