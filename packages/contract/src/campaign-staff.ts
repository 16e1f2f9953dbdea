import { MILESTONES } from '@voltfront/rules/campaign/milestones';
import { TEST_DRIVE_STATES } from '@voltfront/rules/test-drive/test-drive-moves';
import { z } from 'zod';
import { Campaign, CampaignSlug } from './campaign-shapes';
import { At, Done, Id, Paging, pageOf } from './common';
import { defineEndpoints } from './define';
import { FriendRecord } from './recommend-shapes';

const FriendRef = z.object({ slug: CampaignSlug, relationId: Id });

/** An employee as rankings and posters show them. */
const Employee = z.object({ nickname: z.string(), organName: z.string(), jobId: z.string() });

/** A place in a ranking by finished drives; equal numbers share a place. */
const Place = z.object({
  rank: z.int(),
  name: z.string(),
  organName: z.string(),
  drives: z.int(),
  isMine: z.boolean(),
});

/** A friend of an employee: how far they got, where they drive, and whether they may be called. */
const StaffFriend = FriendRecord.extend({
  /** Store and time of the drive; null before there are any. */
  visit: z.object({ storeName: z.string(), startsAt: At.nullable() }).nullable(),
  /** The friend agreed to be called. */
  mayCall: z.boolean(),
  canDispute: z.boolean(),
  /** `answer` is null while nobody of the staff answered. */
  dispute: z.object({ text: z.string(), at: At, answer: z.string().nullable() }).nullable(),
});

const StaffDispute = z.object({
  relationId: Id,
  employeeId: Id,
  employee: z.string(),
  organName: z.string(),
  campaign: z.string(),
  friend: z.string(),
  state: z.enum([...MILESTONES, 'lapsed']),
  text: z.string(),
  at: At,
  answer: z.object({ text: z.string(), at: At }).nullable(),
});

/** A test drive that was booked by an employee's code; name and phone are masked. */
const StaffDrive = z.object({
  driveNo: Id,
  state: z.enum(TEST_DRIVE_STATES),
  name: z.string(),
  mobile: z.string(),
  modelName: z.string(),
  storeName: z.string(),
  startsAt: At.nullable(),
  /** What the employee tells the store. */
  note: z.string(),
  createdAt: At,
});

export const campaignStaff = defineEndpoints({
  'GET /api/mpmkt/v1/campaign/staff/board': {
    summary:
      'An employee’s target, progress and points in a campaign of staff ambassadors, with the ranking of persons and departments; `own` is null for others.',
    auth: 'customer',
    query: z.object({ slug: CampaignSlug }),
    reply: z.object({
      campaign: Campaign,
      own: Employee.extend({
        code: z.string(),
        target: z.int(),
        drives: z.int(),
        points: z.int(),
        /** Null before the first drive. */
        rank: z.int().nullable(),
      }).nullable(),
      persons: z.array(Place),
      departments: z.array(Place),
    }),
  },
  'GET /api/mpmkt/v1/campaign/staff/friends': {
    summary: 'Customers whom an employee invited, newest first, by state and month, with store and time of the drive.',
    auth: 'customer',
    query: Paging.extend({
      slug: CampaignSlug,
      state: z.enum(['all', ...MILESTONES, 'lapsed']).default('all'),
      /** Month of Asia/Shanghai in which the friend was invited. */
      month: z
        .string()
        .regex(/^20\d{2}-(0[1-9]|1[0-2])$/)
        .optional(),
    }),
    reply: pageOf(StaffFriend),
  },
  'POST /api/mpmkt/v1/campaign/staff/contact': {
    summary: 'Phone number of an own friend who agreed to be called; FORBIDDEN for others.',
    auth: 'customer',
    rate: 'write',
    body: FriendRef,
    reply: z.object({ mobile: z.string() }),
  },
  'POST /api/mpmkt/v1/campaign/staff/dispute': {
    summary: 'Disputes the state of an own friend, once and within days of its last change. STATE_CHANGED otherwise.',
    auth: 'customer',
    rate: 'write',
    body: FriendRef.extend({ text: z.string().trim().min(1).max(200) }),
    reply: StaffFriend,
  },
  'GET /api/mpmkt/v1/campaign/staff/code': {
    summary:
      'The fixed test-drive code of an employee, how many booked by it, and the newest; `own` is null for others.',
    auth: 'customer',
    query: z.object({ slug: CampaignSlug }),
    reply: z.object({
      campaign: Campaign,
      own: Employee.extend({
        code: z.string(),
        counts: z.object({ today: z.int(), month: z.int(), total: z.int() }),
        latest: z.array(StaffDrive).max(5),
      }).nullable(),
    }),
  },
  'POST /api/mpmkt/v1/campaign/staff/note': {
    summary: 'Tells the store something about an own booking; empty takes it back. NOT_FOUND for somebody else’s.',
    auth: 'customer',
    rate: 'write',
    body: z.object({ slug: CampaignSlug, driveNo: Id, note: z.string().trim().max(100) }),
    reply: StaffDrive,
  },
  'GET /api/mpmkt/v1/staff/campaign/disputes': {
    summary: 'States of invited customers that employees dispute, newest first.',
    auth: 'campaigns.see',
    query: Paging,
    reply: pageOf(StaffDispute),
  },
  'POST /api/mpmkt/v1/staff/campaign/disputes/answer': {
    summary: 'Answers a dispute of an employee, once. NOT_FOUND; STATE_CHANGED the second time.',
    auth: 'campaigns.change',
    rate: 'write',
    body: z.object({ employeeId: Id, relationId: Id, answer: z.string().trim().min(1).max(200) }),
    reply: Done,
  },
});

export type StaffFriendData = z.output<typeof StaffFriend>;
export type StaffDriveData = z.output<typeof StaffDrive>;
export type StaffPlaceData = z.output<typeof Place>;
