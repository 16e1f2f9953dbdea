import type { ReplyOf } from '@voltfront/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, moment } from '../../kernel/columns';
import { masked, personal } from '../../kernel/personal-data';

type Shown = ReplyOf<'GET /api/mpaccount/v1/profile'>;

/** What people say of themselves. Nickname and avatar stand in their account. */
export const profiles = pgTable(
  'profiles',
  {
    accountId: text('account_id').primaryKey(),
    /** Number that a person may tell customer service, 10 digits. */
    memberNo: text('member_no').notNull(),
    sex: text('sex').$type<Shown['sex']>(),
    /** 1990-05-21 */
    birthday: text('birthday'),
    birthdayChangedAt: moment('birthday_changed_at'),
    cityCode: text('city_code'),
    introduction: text('introduction').notNull(),
    nicknameChangedAt: moment('nickname_changed_at'),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('profiles_member_no').on(table.memberNo)],
);

/** Nicknames in use or under review; two that look alike have one key. */
export const nicknames = pgTable(
  'nicknames',
  {
    /** `nicknameKey` of the rules. */
    nameKey: text('name_key').primaryKey(),
    accountId: text('account_id').notNull(),
    /** Held while it is under review. */
    isPending: boolean('is_pending').notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('nicknames_account').on(table.accountId, table.isPending)],
);

/** Values that staff decide on before others see them. */
export const profileReviews = pgTable(
  'profile_reviews',
  {
    id: idColumn(),
    accountId: text('account_id').notNull(),
    field: text('field').$type<Shown['reviews'][number]['field']>().notNull(),
    /** The text; of an avatar its path. */
    value: text('value').notNull(),
    /** `replaced`: another value was entered since. */
    state: text('state').$type<'pending' | 'approved' | 'refused' | 'replaced'>().notNull(),
    /** Why it was refused, for the person. */
    reason: text('reason'),
    createdAt: createdAt(),
    decidedAt: moment('decided_at'),
    /** Account of the member of staff. */
    decidedBy: text('decided_by'),
  },
  (table) => [
    index('profile_reviews_account').on(table.accountId, table.field),
    uniqueIndex('profile_reviews_pending').on(table.accountId, table.field).where(sql`${table.state} = 'pending'`),
    index('profile_reviews_queue').on(table.createdAt).where(sql`${table.state} = 'pending'`),
  ],
);

personal(profiles, {
  owner: profiles.accountId,
  exported: {
    title: '个人资料',
    columns: {
      memberNo: profiles.memberNo,
      sex: profiles.sex,
      birthday: profiles.birthday,
      cityCode: profiles.cityCode,
      introduction: profiles.introduction,
      nicknameChangedAt: profiles.nicknameChangedAt,
      createdAt: profiles.createdAt,
    },
  },
  erased: { delete: true },
  items: [
    {
      key: 'profile',
      since: profiles.createdAt,
      columns: { birthday: profiles.birthday },
      value: (row) => masked(row.birthday, 4, 0),
    },
  ],
});
personal(nicknames, {
  owner: nicknames.accountId,
  exported: { nothing: 'the nickname is shown with the account' },
  erased: { delete: true },
});
personal(profileReviews, {
  owner: profileReviews.accountId,
  exported: {
    title: '资料审核',
    columns: {
      field: profileReviews.field,
      value: profileReviews.value,
      state: profileReviews.state,
      reason: profileReviews.reason,
      createdAt: profileReviews.createdAt,
    },
    newest: profileReviews.createdAt,
  },
  erased: { delete: true },
});
