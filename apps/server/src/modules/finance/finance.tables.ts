import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, fen, moment, updatedAt } from '../../kernel/columns';
import { masked, notPersonal, personal, pick } from '../../kernel/personal-data';
import type { KeptTexts } from '../../kernel/texts';
import type {
  ApplicationState,
  CostRule,
  FinanceInput,
  FinanceMethod,
  FinancePlan,
  Mileage,
  Paper,
  Residual,
  StoredTerm,
  TextContent,
} from './finance.types';

/** Lenders, including those that no longer work with the brand. */
export const financeLender = pgTable('finance_lender', {
  lenderId: text('lender_id').primaryKey(),
  name: text('name').notNull(),
  mark: text('mark').notNull(),
  kindName: text('kind_name').notNull(),
  licenceName: text('licence_name').notNull(),
  licenceNo: text('licence_no').notNull(),
  intro: text('intro').notNull(),
  hotline: text('hotline').notNull(),
  approvalFromHours: integer('approval_from_hours').notNull(),
  approvalToHours: integer('approval_to_hours').notNull(),
  papers: jsonb('papers').$type<Paper[]>().notNull(),
  /** Accepts online applications; false: in stores only. */
  isOnline: boolean('is_online').notNull(),
  /** Null while it works with the brand. */
  stoppedAt: moment('stopped_at'),
  stoppedReason: text('stopped_reason'),
  position: integer('position').notNull(),
});

/**
 * Loan products. Changed terms are a new version; the one whose period includes a time is in force.
 */
export const financeProduct = pgTable(
  'finance_product',
  {
    productId: text('product_id').notNull(),
    version: integer('version').notNull(),
    lenderId: text('lender_id')
      .notNull()
      .references(() => financeLender.lenderId),
    name: text('name').notNull(),
    /** `loan` or `air`. */
    kind: text('kind').$type<'loan' | 'air'>().notNull(),
    methods: jsonb('methods').$type<Exclude<FinanceMethod, 'cash'>[]>().notNull(),
    terms: jsonb('terms').$type<StoredTerm[]>().notNull(),
    modelIds: jsonb('model_ids').$type<string[]>().notNull(),
    /** Null: in all delivery cities. */
    cityCodes: jsonb('city_codes').$type<string[] | null>(),
    minDownPercent: integer('min_down_percent').notNull(),
    maxDownPercent: integer('max_down_percent').notNull(),
    minLoanFen: fen('min_loan_fen').notNull(),
    maxLoanFen: fen('max_loan_fen').notNull(),
    mortgageFeeFen: fen('mortgage_fee_fen').notNull(),
    promotion: text('promotion'),
    validFrom: moment('valid_from').notNull(),
    validTo: moment('valid_to'),
    position: integer('position').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.version] }),
    check(
      'finance_product_down',
      sql`${t.minDownPercent} between 15 and ${t.maxDownPercent} and ${t.maxDownPercent} <= 90`,
    ),
    check('finance_product_loan', sql`${t.minLoanFen} between 0 and ${t.maxLoanFen}`),
  ],
);

/** Residual values and mileage of a model's AIR loan, by version. Without a row there is none. */
export const financeAirModel = pgTable(
  'finance_air_model',
  {
    modelId: text('model_id').notNull(),
    version: integer('version').notNull(),
    residuals: jsonb('residuals').$type<Residual[]>().notNull(),
    mileage: jsonb('mileage').$type<Mileage[]>().notNull(),
    validFrom: moment('valid_from').notNull(),
    validTo: moment('valid_to'),
  },
  (t) => [primaryKey({ columns: [t.modelId, t.version] })],
);

/** Tax, insurance and plate assumptions by period. */
export const financeCostRule = pgTable('finance_cost_rule', {
  version: integer('version').primaryKey(),
  rule: jsonb('rule').$type<CostRule>().notNull(),
  validFrom: moment('valid_from').notNull(),
  validTo: moment('valid_to'),
});

/** Texts by version: how figures are calculated, rules of the AIR loan, the consent. */
export const financeText = pgTable(
  'finance_text',
  {
    kind: text('kind').$type<'rule' | 'air' | 'consent'>().notNull(),
    version: text('version').notNull(),
    content: jsonb('content').$type<TextContent>().notNull(),
    validFrom: moment('valid_from').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.version] })],
);

/** Plans that customers saved, frozen as calculated. */
export const financePlan = pgTable(
  'finance_plan',
  {
    accountId: text('account_id').notNull(),
    id: text('id').notNull(),
    /** Hash of the input, so that the same plan is stored once. */
    askedFor: text('asked_for').notNull(),
    input: jsonb('input').$type<FinanceInput>().notNull(),
    plan: jsonb('plan').$type<FinancePlan>().notNull(),
    /** What the names and notes of the plan's costs were made of. */
    texts: jsonb('texts').$type<KeptTexts>(),
    savedAt: moment('saved_at').notNull(),
    validUntil: moment('valid_until').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.id] }), uniqueIndex('finance_plan_once').on(t.accountId, t.askedFor)],
);

/** Number of saved plans per account; the check constraint limits it to 10 under concurrency. */
export const financePlanCount = pgTable(
  'finance_plan_count',
  { accountId: text('account_id').primaryKey(), used: integer('used').notNull() },
  (t) => [check('finance_plan_count_limit', sql`${t.used} between 0 and 10`)],
);

/** Plans by share code. No personal data is stored with them. */
export const financeShare = pgTable('finance_share', {
  shareCode: text('share_code').primaryKey(),
  input: jsonb('input').$type<FinanceInput>().notNull(),
  plan: jsonb('plan').$type<FinancePlan>().notNull(),
  /** What the names and notes of the plan's costs were made of. */
  texts: jsonb('texts').$type<KeptTexts>(),
  createdAt: createdAt(),
  validUntil: moment('valid_until').notNull(),
});

/** The plan that a customer chose for an order. */
export const financeWish = pgTable(
  'finance_wish',
  {
    userId: text('user_id').notNull(),
    orderNo: text('order_no').notNull(),
    input: jsonb('input').$type<FinanceInput>().notNull(),
    plan: jsonb('plan').$type<FinancePlan>().notNull(),
    /** What the names and notes of the plan's costs were made of. */
    texts: jsonb('texts').$type<KeptTexts>(),
    savedAt: moment('saved_at').notNull(),
    validUntil: moment('valid_until').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.orderNo] })],
);

/** Applications for loans. */
export const financeApplication = pgTable(
  'finance_application',
  {
    userId: text('user_id').notNull(),
    applicationNo: text('application_no').notNull(),
    orderNo: text('order_no').notNull(),
    state: text('state').$type<ApplicationState>().notNull(),
    /** Key of the adapter that it was sent through. */
    provider: text('provider').notNull(),
    providerNo: text('provider_no'),
    lenderId: text('lender_id').notNull(),
    lenderName: text('lender_name').notNull(),
    hotline: text('hotline').notNull(),
    plan: jsonb('plan').$type<FinancePlan>().notNull(),
    loanFen: fen('loan_fen').notNull(),
    approvedFen: fen('approved_fen'),
    approvedUntil: moment('approved_until'),
    reason: text('reason'),
    /** What of it arrived at the shop, confirmed by staff; null before. */
    paidOutFen: fen('paid_out_fen'),
    paidOutAt: moment('paid_out_at'),
    /** URL of the lender's page. */
    url: text('url'),
    /** The consent that the customer accepted, and when. */
    consentVersion: text('consent_version').notNull(),
    consentItems: jsonb('consent_items').$type<{ name: string; purpose: string }[]>().notNull(),
    consentAt: moment('consent_at').notNull(),
    appliedAt: moment('applied_at').notNull(),
    updatedAt: updatedAt(),
    historyCount: integer('history_count').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.applicationNo] }),
    // One open application per order, even under concurrency.
    uniqueIndex('finance_application_one')
      .on(t.userId, t.orderNo)
      .where(sql`${t.state} in ('opened', 'submitted', 'reviewing', 'approved')`),
    uniqueIndex('finance_application_no').on(t.applicationNo),
    index('finance_application_order').on(t.userId, t.orderNo, t.appliedAt),
  ],
);

/** Every step of an application, in order. */
export const financeApplicationHistory = pgTable(
  'finance_application_history',
  {
    userId: text('user_id').notNull(),
    applicationNo: text('application_no').notNull(),
    /** 1, 2, 3 … within the application. */
    sequence: integer('sequence').notNull(),
    state: text('state').$type<ApplicationState>().notNull(),
    title: text('title').notNull(),
    note: text('note').notNull(),
    /** What title and note were made of, to say them in another language. */
    texts: jsonb('texts').$type<KeptTexts>(),
    at: moment('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.applicationNo, t.sequence] })],
);

/** Accepted notices of lenders: a repeated one changes nothing. */
export const financeNotice = pgTable(
  'finance_notice',
  {
    provider: text('provider').notNull(),
    noticeId: text('notice_id').notNull(),
    applicationNo: text('application_no').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.noticeId] })],
);

personal(financePlan, {
  owner: financePlan.accountId,
  exported: {
    title: '保存的金融方案',
    columns: pick(financePlan, 'input', 'savedAt'),
    newest: financePlan.savedAt,
  },
  erased: { delete: true },
  items: [{ key: 'finance', since: financePlan.savedAt }],
});
personal(financePlanCount, {
  owner: financePlanCount.accountId,
  exported: { nothing: 'a count of rows that are shown' },
  erased: { delete: true },
});
personal(financeWish, {
  owner: financeWish.userId,
  exported: {
    title: '订单的金融意向',
    columns: pick(financeWish, 'orderNo', 'input', 'savedAt'),
    newest: financeWish.savedAt,
  },
  erased: { delete: true },
});
personal(financeApplication, {
  owner: financeApplication.userId,
  exported: {
    title: '贷款申请',
    columns: pick(
      financeApplication,
      'applicationNo',
      'orderNo',
      'state',
      'lenderName',
      'loanFen',
      'consentVersion',
      'consentAt',
      'appliedAt',
    ),
    newest: financeApplication.appliedAt,
  },
  erased: { keep: 'a part of the contract with the lender' },
  items: [
    {
      key: 'finance',
      since: financeApplication.appliedAt,
      columns: pick(financeApplication, 'applicationNo'),
      value: (row) => masked(row.applicationNo, 4, 4),
    },
  ],
});
personal(financeApplicationHistory, {
  owner: financeApplicationHistory.userId,
  exported: {
    title: '贷款申请进度',
    columns: pick(financeApplicationHistory, 'applicationNo', 'state', 'title', 'note', 'at'),
    newest: financeApplicationHistory.at,
  },
  erased: { keep: 'a part of the contract with the lender' },
});
notPersonal('names of lenders and products', financeLender, financeProduct);
