import { z } from 'zod';
import { At, Id, Paging, PicturePath, pageOf } from './common';
import { defineEndpoints } from './define';

/** In links, so that nobody guesses one. */
const LetterCode = z.string().regex(/^[\w-]{1,40}$/, 'a code is letters, digits, - and _');

const State = z.enum(['open', 'accepted', 'declined', 'expired']);

const Gift = z.object({ title: z.string().max(20), note: z.string().max(60) });

const Invitation = z.object({
  code: LetterCode,
  state: State,
  /** Of the receiver; empty where it is not known. */
  surname: z.string(),
  text: z.string(),
  gift: Gift.nullable(),
  consultant: z.object({ name: z.string(), avatar: PicturePath }),
  store: z.object({
    storeId: Id,
    name: z.string(),
    address: z.string(),
    phone: z.string(),
    /** Degrees in GCJ-02. */
    latitude: z.number(),
    longitude: z.number(),
    cityCode: z.string(),
  }),
  model: z.object({ modelId: Id, name: z.string(), picture: PicturePath }),
  /** Whose slots are booked. */
  placeId: Id,
  /** Times that the consultant proposes. */
  slots: z.array(z.object({ startsAt: At, isFree: z.boolean() })),
  expiresAt: At,
});

const InvitationOfStaff = z.object({
  code: LetterCode,
  state: State,
  surname: z.string(),
  modelName: z.string(),
  storeName: z.string(),
  consultantName: z.string(),
  slots: z.array(At),
  /** Why it was declined; empty otherwise. */
  reason: z.string(),
  /** The drive that came of it. */
  driveNo: Id.nullable(),
  createdAt: At,
  expiresAt: At,
  /** To be sent to the receiver. */
  path: z.string(),
});

export const driveInvitation = defineEndpoints({
  'GET /api/mpmkt/v1/testDrive/invitation': {
    summary: 'The letter of a consultant that invites to a test drive. NOT_FOUND.',
    auth: 'public',
    query: z.object({ code: LetterCode }),
    reply: Invitation,
  },
  'POST /api/mpmkt/v1/testDrive/invitation/decline': {
    summary:
      'Declines an invitation with a reason, for the consultant. STATE_CHANGED when it was answered or is too old.',
    auth: 'optional',
    rate: 'write',
    body: z.object({ code: LetterCode, reason: z.string().trim().min(1).max(60) }),
    reply: Invitation,
  },
  'GET /api/mpmkt/v1/staff/testDrive/invitations': {
    summary: 'Invitations of the stores that the caller sees, and what became of them; newest first.',
    auth: 'drives.see',
    query: Paging,
    reply: pageOf(InvitationOfStaff),
  },
  'POST /api/mpmkt/v1/staff/testDrive/invitation': {
    summary: 'Writes an invitation for the caller’s store with two times. BAD_INPUT for a time that is not offered.',
    auth: 'drives.change',
    rate: 'write',
    body: z.object({
      modelId: Id,
      surname: z.string().trim().max(10),
      text: z.string().trim().min(1).max(200),
      gift: z.string().trim().max(20).default(''),
      slots: z.array(z.int().min(0)).length(2),
    }),
    reply: InvitationOfStaff,
  },
});

export type DriveInvitationData = z.output<typeof Invitation>;
