import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt } from '../../../../../kernel/columns';
import { personal } from '../../../../../kernel/personal-data';

/** Ends of the phone numbers of partners' customers, to search by. */
export const partnerCustomers = pgTable(
  'campaign_partner_customers',
  {
    inviterId: text('inviter_id').notNull(),
    relationId: text('relation_id').notNull(),
    friendId: text('friend_id').notNull(),
    /** Last four digits. */
    tail: text('tail').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.inviterId, t.relationId] }),
    index('campaign_partner_customers_by_tail').on(t.inviterId, t.tail),
    index('campaign_partner_customers_of_friend').on(t.friendId),
  ],
);

personal(partnerCustomers, {
  owner: partnerCustomers.inviterId,
  exported: { nothing: 'repeats the friends, which are shown' },
  erased: { delete: true },
});
personal(partnerCustomers, {
  owner: partnerCustomers.friendId,
  exported: { nothing: 'the end of the own phone number, which is shown' },
  erased: { delete: true },
});
