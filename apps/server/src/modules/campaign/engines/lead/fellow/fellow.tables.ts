import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from '../../../../../kernel/columns';
import { personal, pick } from '../../../../../kernel/personal-data';

/** Which adviser of a store an employee is, for the card that they share. */
export const fellowCards = pgTable('campaign_fellow_cards', {
  accountId: text('account_id').primaryKey(),
  adviserId: text('adviser_id').notNull(),
  /** Stays when the adviser leaves: whom customers can ask then. */
  storeId: text('store_id').notNull(),
  createdAt: createdAt(),
});

personal(fellowCards, {
  owner: fellowCards.accountId,
  exported: { title: '顾问名片', columns: pick(fellowCards, 'adviserId', 'storeId', 'createdAt') },
  erased: { keep: 'customers of an adviser who left are led to the store; the account it names has no name any more' },
});
