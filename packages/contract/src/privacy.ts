import { z } from 'zod';
import { At, Id, Paging, pageOf } from './common';
import { defineEndpoints } from './define';
import { platformCodes } from './headers';

/** YYYY-MM-DD in Asia/Shanghai. */
const Day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** Something that is collected, in words. The same rows are built into the app, so that they read without a network. */
export const PrivacyItem = z.object({
  key: z.string(),
  group: z.enum(['profile', 'trade', 'position', 'device', 'usage']),
  name: z.string(),
  purpose: z.string(),
  occasion: z.string(),
  retention: z.string(),
  /** What must come first: nothing, an act of the person (such as filling in a form), the login, or the consent. */
  needs: z.enum(['nothing', 'act', 'login', 'consent']),
});

/** How often, and what, was collected of the caller. */
export const PrivacyFact = z.object({
  /** Key of the item. */
  key: z.string(),
  /** Newest value with its middle hidden; null where there is none to show. */
  value: z.string().nullable(),
  /** Times within the period. */
  count: z.int().min(0),
});

/** `requested`: being put together. `ready`: can be fetched until `expiresAt`. `expired`: deleted. */
export const PrivacyCopyState = z.enum(['requested', 'ready', 'expired']);

export const PrivacyCopy = z.object({
  copyId: Id,
  state: PrivacyCopyState,
  requestedAt: At,
  readyAt: At.nullable(),
  /** End of the time in which it can be fetched. */
  expiresAt: At.nullable(),
  /** Size of the file in bytes; null until it is ready. */
  bytes: z.int().nullable(),
});

export const PrivacyCopyStanding = z.object({
  /** The newest one. */
  copy: PrivacyCopy.nullable(),
  /** From when on another one can be asked for; null: now. */
  nextAt: At.nullable(),
});

export const PrivacyConsent = z.object({
  id: Id,
  isAccepted: z.boolean(),
  version: z.string(),
  platform: z.enum(platformCodes),
  recordedAt: At,
});

export const privacy = defineEndpoints({
  'GET /api/mpmkt/v1/privacy/catalogue': {
    summary: 'What is collected, by version of the list; the current one unless a version is named.',
    auth: 'public',
    query: z.object({ version: z.string().max(20).optional() }),
    reply: z.object({ version: z.string(), listedOn: Day, items: z.array(PrivacyItem) }),
  },
  'GET /api/mpaccount/v1/privacy/own': {
    summary: 'Own values, masked, and how often each item was collected in 7, 30 or 365 days.',
    auth: 'customer',
    query: z.object({ days: z.enum(['7', '30', '365']).default('30') }),
    reply: z.object({ from: At, facts: z.array(PrivacyFact) }),
  },
  'GET /api/mpaccount/v1/privacy/copy': {
    summary: 'Where the copy of the own data stands.',
    auth: 'customer',
    reply: PrivacyCopyStanding,
  },
  'POST /api/mpaccount/v1/privacy/copy/request': {
    summary: 'Asks for a copy of the own data; once in 30 days (TOO_FREQUENT with `data.nextAt`).',
    auth: 'customer',
    rate: 'write',
    reply: PrivacyCopyStanding,
  },
  'POST /api/mpaccount/v1/privacy/copy/link': {
    summary: 'An address that gives the own copy once, within 10 minutes.',
    auth: 'customer',
    rate: 'write',
    body: z.object({ copyId: Id, format: z.enum(['html', 'json']).default('html') }),
    reply: z.object({ url: z.string(), expiresAt: At }),
  },
  'GET /api/mpaccount/v1/privacy/consents': {
    summary: 'Consents that the caller gave and withdrew, newest first.',
    auth: 'customer',
    query: Paging,
    reply: pageOf(PrivacyConsent),
  },
});

export type PrivacyItemData = z.output<typeof PrivacyItem>;
export type PrivacyFactData = z.output<typeof PrivacyFact>;
export type PrivacyCopyData = z.output<typeof PrivacyCopy>;
