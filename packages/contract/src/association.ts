import { BINDING_STATES, BINDING_VIEWS } from '@voltfront/rules/association/binding';
import { z } from 'zod';
import { At, Done, Id, Paging, PicturePath, pageOf } from './common';
import { defineEndpoints } from './define';

const BindingRef = z.object({ bindingId: Id });

/** A partner whose members buy with rights. */
const Association = z.object({
  associationId: Id,
  name: z.string(),
  /** What members get, a line each. */
  rights: z.array(z.string()),
  /** The first moment after the contract with it. */
  contractUntil: At,
});

const Binding = z.object({
  bindingId: Id,
  association: Association,
  state: z.enum(BINDING_VIEWS),
  /** Masked. */
  memberNo: z.string(),
  sentAt: At,
  decidedAt: At.nullable(),
  /** Why it was refused; empty else. */
  reason: z.string(),
  /** The first moment at which it can be unbound. */
  unbindFrom: At,
});

const BindingOfStaff = z.object({
  bindingId: Id,
  accountId: Id,
  nickname: z.string(),
  association: z.string(),
  state: z.enum(BINDING_STATES),
  memberNo: z.string(),
  sentAt: At,
  decidedAt: At.nullable(),
  /** Who decided; empty before. */
  decidedBy: z.string(),
  reason: z.string(),
});

const BindingDetail = BindingOfStaff.extend({
  /** Names and words of the answers; identifying ones are masked for whom personal data is. */
  answers: z.array(z.object({ id: z.string(), label: z.string(), text: z.string() })),
  /** Card photos: open for some minutes; none for whom personal data is masked, and once they were deleted. */
  pictures: z.array(PicturePath),
});

export const association = defineEndpoints({
  'GET /api/mpmkt/v1/association/binding': {
    summary: 'Associations with a contract, the form that binds, and the own binding.',
    auth: 'customer',
    reply: z.object({
      formId: z.string(),
      associations: z.array(Association),
      own: Binding.nullable(),
    }),
  },
  'POST /api/mpmkt/v1/association/bind': {
    summary:
      'Asks to be bound as a member. LIMIT_REACHED for a second binding, BAD_INPUT by field, also for a number that is bound.',
    auth: 'customer',
    rate: 'write',
    idempotent: true,
    body: z.object({ version: z.int().min(1), answers: z.record(z.string().max(40), z.unknown()) }),
    reply: Binding,
  },
  'POST /api/mpmkt/v1/association/unbind': {
    summary:
      'Ends the own binding, or takes a request back. STATE_CHANGED, LIMIT_REACHED within 90 days of the last time.',
    auth: 'customer',
    rate: 'write',
    body: BindingRef,
    reply: Done,
  },
  'GET /api/mpmkt/v1/staff/association/bindings': {
    summary: 'Requests of members in one state: those in review in the order in which they came, others newest first.',
    auth: 'approvals.see',
    query: Paging.extend({ state: z.enum(BINDING_STATES).default('inReview') }),
    reply: pageOf(BindingOfStaff),
  },
  'GET /api/mpmkt/v1/staff/association/binding': {
    summary: 'A request with what was answered and the photo of the card. NOT_FOUND.',
    auth: 'approvals.see',
    query: BindingRef,
    reply: BindingDetail,
  },
  'POST /api/mpmkt/v1/staff/association/accept': {
    summary: 'Binds a member. NOT_FOUND, STATE_CHANGED when it is not in review.',
    auth: 'approvals.change',
    rate: 'write',
    body: BindingRef,
    reply: Done,
  },
  'POST /api/mpmkt/v1/staff/association/refuse': {
    summary:
      'Refuses a request with a reason, which its owner reads. NOT_FOUND, STATE_CHANGED when it is not in review.',
    auth: 'approvals.change',
    rate: 'write',
    body: BindingRef.extend({ reason: z.string().trim().min(2).max(200) }),
    reply: Done,
  },
});

export type AssociationData = z.output<typeof Association>;
export type BindingData = z.output<typeof Binding>;
export type BindingOfStaffData = z.output<typeof BindingOfStaff>;
