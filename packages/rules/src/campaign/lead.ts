import { DAY_MS } from '../time';

/** How far the customer of a lead got. */
export const LEAD_STEPS = ['waiting', 'driven', 'deposit', 'delivered'] as const;
export type LeadStep = (typeof LEAD_STEPS)[number];

/** What a lead is shown as: `lapsed` once its protection ended before a deposit. */
export const LEAD_STATES = [...LEAD_STEPS, 'lapsed'] as const;
export type LeadState = (typeof LEAD_STATES)[number];

/** How a customer is related to the employee who recommends them. */
export const LEAD_RELATIONS = ['relative', 'friend', 'client'] as const;

/** A lead as far as its protection goes; `protectedUntil` (epoch ms) is the first moment after it. */
export interface ProtectedLead {
  step: LeadStep;
  protectedUntil: number;
  extendedAt: number | null;
}

/** Whether nobody else can recommend the customer: while the protection runs, and for good after a deposit. */
export const isProtected = ({ step, protectedUntil }: Omit<ProtectedLead, 'extendedAt'>, now: number): boolean =>
  step === 'deposit' || step === 'delivered' || now < protectedUntil;

/** The state of a lead at a moment. */
export const leadState = (lead: ProtectedLead, now: number): LeadState =>
  isProtected(lead, now) ? lead.step : 'lapsed';

/** Whole days of protection that are left, the last one counted. Example: one hour before the end it is 1. */
export const daysProtected = ({ protectedUntil }: Pick<ProtectedLead, 'protectedUntil'>, now: number): number =>
  Math.max(0, Math.ceil((protectedUntil - now) / DAY_MS));

/** Whether the protection can be extended: once, within its last days, and before a deposit ends the question. */
export const canExtend = (lead: ProtectedLead, withinDays: number, now: number): boolean =>
  lead.extendedAt === null &&
  (lead.step === 'waiting' || lead.step === 'driven') &&
  now < lead.protectedUntil &&
  lead.protectedUntil - now <= withinDays * DAY_MS;
