import type { AddressLabel } from '@voltfront/rules/address/address-limits';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, updatedAt } from '../../kernel/columns';
import { masked, personal } from '../../kernel/personal-data';

/** One row per account with addresses; locked while its addresses change. */
export const addressBooks = pgTable('address_books', {
  accountId: text('account_id').primaryKey(),
  updatedAt: updatedAt(),
});

/** Delivery addresses. Names of the area are those of the day on which it was saved. */
export const addresses = pgTable(
  'addresses',
  {
    accountId: text('account_id').notNull(),
    addressId: text('address_id').notNull(),
    receiver: text('receiver').notNull(),
    mobile: text('mobile').notNull(),
    provinceName: text('province_name').notNull(),
    cityCode: text('city_code').notNull(),
    cityName: text('city_name').notNull(),
    /** Null where the city has no districts. */
    districtCode: text('district_code'),
    districtName: text('district_name').notNull(),
    street: text('street').notNull(),
    label: text('label').$type<AddressLabel>(),
    isDefault: boolean('is_default').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.addressId] }),
    index('addresses_newest').on(t.accountId, t.createdAt, t.addressId),
    uniqueIndex('addresses_one_default').on(t.accountId).where(sql`${t.isDefault}`),
  ],
);

personal(addressBooks, {
  owner: addressBooks.accountId,
  exported: { nothing: 'says only when the addresses, which are shown, last changed' },
  erased: { delete: true },
});
personal(addresses, {
  owner: addresses.accountId,
  exported: {
    title: '收货地址',
    columns: {
      receiver: addresses.receiver,
      mobile: addresses.mobile,
      provinceName: addresses.provinceName,
      cityName: addresses.cityName,
      districtName: addresses.districtName,
      street: addresses.street,
      label: addresses.label,
      isDefault: addresses.isDefault,
      createdAt: addresses.createdAt,
      updatedAt: addresses.updatedAt,
    },
    newest: addresses.createdAt,
  },
  erased: { delete: true },
  items: [
    {
      key: 'address',
      since: addresses.createdAt,
      columns: { receiver: addresses.receiver, mobile: addresses.mobile },
      value: (row) => [masked(row.receiver), masked(row.mobile, 3, 4)].filter(Boolean).join(' '),
    },
  ],
});
