import { AWARD_TABS } from '@voltfront/rules/campaign/award-moves';
import { z } from 'zod';
import { PickupPlace } from './campaign-draw';
import { Award, CampaignSlug } from './campaign-shapes';
import { At, Done, Id, Paging, pageOf } from './common';
import { defineEndpoints } from './define';

const AwardRef = z.object({ awardId: Id });

/** A parcel with prizes, as staff pack it. */
const StaffParcel = z.object({
  parcelId: Id,
  campaign: z.string(),
  /** One title per prize. */
  prizes: z.array(z.string()),
  receiver: z.string(),
  mobile: z.string(),
  area: z.string(),
  street: z.string(),
  carrier: z.string().nullable(),
  parcelNo: z.string().nullable(),
  orderedAt: At,
  sentAt: At.nullable(),
});

export const campaign = defineEndpoints({
  'GET /api/mpmkt/v1/campaign/prizes': {
    summary: 'Prizes of the caller in all campaigns or one, newest first.',
    auth: 'customer',
    query: Paging.extend({ tab: z.enum(AWARD_TABS).default('all'), slug: CampaignSlug.optional() }),
    reply: pageOf(Award),
  },
  'POST /api/mpmkt/v1/campaign/prizes/order': {
    summary: 'Has goods sent to an own address; once, before their time to claim ends.',
    auth: 'customer',
    rate: 'write',
    idempotent: true,
    body: AwardRef.extend({ addressId: Id }),
    reply: Award,
  },
  'POST /api/mpmkt/v1/campaign/prizes/address': {
    summary: 'Has the parcel of a prize go to another own address, with everything in it, until it is sent.',
    auth: 'customer',
    rate: 'write',
    body: AwardRef.extend({ addressId: Id }),
    reply: Award,
  },
  'GET /api/mpmkt/v1/campaign/prizes/detail': {
    summary: 'One prize of the caller with the places where goods of its campaign can be collected.',
    auth: 'customer',
    query: AwardRef,
    reply: z.object({ award: Award, places: z.array(PickupPlace) }),
  },
  'POST /api/mpmkt/v1/campaign/prizes/collect': {
    summary: 'Has goods kept at a place, where a code hands them out; until they were sent. BAD_INPUT, STATE_CHANGED.',
    auth: 'customer',
    rate: 'write',
    body: AwardRef.extend({ placeId: Id }),
    reply: Award,
  },
  'POST /api/mpmkt/v1/staff/campaign/prizes/handOut': {
    summary: 'Hands out what a code is for, once. NOT_FOUND for an unknown code, STATE_CHANGED for one that is over.',
    auth: 'campaigns.change',
    rate: 'write',
    body: z.object({ code: z.string().regex(/^\d{10}$/) }),
    reply: z.object({ title: z.string(), campaign: z.string(), person: z.string(), place: z.string() }),
  },
  'POST /api/mpmkt/v1/campaign/prizes/receive': {
    summary: 'Confirms that the parcel of a prize came, with everything in it.',
    auth: 'customer',
    rate: 'write',
    body: AwardRef,
    reply: Award,
  },
  'GET /api/mpmkt/v1/staff/campaign/parcels': {
    summary: 'Parcels with prizes, the oldest first that are to be sent, the newest first that were.',
    auth: 'campaigns.see',
    query: Paging.extend({ state: z.enum(['waiting', 'sent']).default('waiting') }),
    reply: pageOf(StaffParcel),
  },
  'POST /api/mpmkt/v1/staff/campaign/parcels/send': {
    summary: 'Notes carrier and number of a parcel that was sent.',
    auth: 'campaigns.change',
    rate: 'write',
    body: z.object({
      parcelId: Id,
      carrier: z.string().trim().min(2).max(20),
      parcelNo: z
        .string()
        .trim()
        .regex(/^[A-Za-z0-9-]{6,30}$/),
    }),
    reply: Done,
  },
});

export type AwardData = z.output<typeof Award>;
export type StaffParcelData = z.output<typeof StaffParcel>;
