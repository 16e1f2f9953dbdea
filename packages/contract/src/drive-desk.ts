import { TEST_DRIVE_STATES } from '@voltfront/rules/test-drive/test-drive-moves';
import { z } from 'zod';
import { At, Done, FileAddress, Id, Paging, pageOf } from './common';
import { defineEndpoints } from './define';
import { FormDefinition } from './form-definition';
import { DriveChannelCode, TestDriveSettings } from './test-drive-channel';

const State = z.enum(TEST_DRIVE_STATES);

const ChannelLine = z.object({
  code: DriveChannelCode,
  title: z.string(),
  headline: z.string(),
  /** Empty for a channel of the shop itself. */
  partnerName: z.string(),
  /** `off`: customers do not see it. */
  state: z.enum(['off', 'announced', 'running', 'ended']),
  startsAt: At.nullable(),
  endsAt: At.nullable(),
  models: z.array(z.string()),
  /** Applications of the last 30 days, and those of them that were driven. */
  applications: z.int(),
  drives: z.int(),
  createdAt: At,
});

const ChannelOfStaff = ChannelLine.extend({
  isOn: z.boolean(),
  settings: TestDriveSettings,
  /** For a visitor; for somebody logged in the server makes another one of it. */
  form: FormDefinition,
  allModels: z.array(z.object({ modelId: Id, name: z.string(), picture: z.string() })),
  /** Where the page of the channel is, to be given to a partner. */
  link: z.string(),
});

const Lead = z.object({
  driveNo: Id,
  state: State,
  channelCode: DriveChannelCode,
  channelTitle: z.string(),
  /** What the link said about where the person came from; empty without. */
  subChannel: z.string(),
  click: z.string(),
  name: z.string(),
  mobile: z.string(),
  cityName: z.string(),
  modelName: z.string(),
  storeName: z.string(),
  /** What the person consented to, with its version; empty when nothing was asked. */
  consent: z.string(),
  createdAt: At,
});

const LeadFilter = z.object({
  channel: DriveChannelCode.optional(),
  state: State.optional(),
  /** Part of where the link was. */
  subChannel: z.string().trim().max(40).optional(),
});

/** The end of the century: later moments are none. */
const Moment = z
  .int()
  .min(0)
  .max(Date.UTC(2100, 0, 1))
  .nullable();

/** The rooms of channels of test drives, and of the leads that come through them. */
export const driveDesk = defineEndpoints({
  'GET /api/mpmkt/v1/staff/testDrive/channels': {
    summary: 'Channels of test drives with their figures, the newest first.',
    auth: 'campaigns.see',
    query: Paging,
    reply: pageOf(ChannelLine),
  },
  'GET /api/mpmkt/v1/staff/testDrive/channel': {
    summary: 'A channel with its settings and its form, also one that is off. NOT_FOUND.',
    auth: 'campaigns.see',
    query: z.object({ code: DriveChannelCode }),
    reply: ChannelOfStaff,
  },
  'POST /api/mpmkt/v1/staff/testDrive/channel/save': {
    summary: 'Writes a channel with both of its forms; a new one is off. ALREADY_DONE for a code that is taken.',
    auth: 'campaigns.change',
    rate: 'write',
    idempotent: true,
    body: z.object({
      code: z.string().regex(/^[a-z][a-z0-9-]{1,30}$/, 'a code is small letters, digits and -'),
      isNew: z.boolean(),
      settings: TestDriveSettings,
      startsAt: Moment,
      endsAt: Moment,
      /** Its id and version are given by the server. */
      form: FormDefinition,
    }),
    reply: z.object({ code: DriveChannelCode }),
  },
  'POST /api/mpmkt/v1/staff/testDrive/channel/switch': {
    summary: 'Turns a channel on or off; what was booked through it stays.',
    auth: 'campaigns.change',
    rate: 'write',
    body: z.object({ code: DriveChannelCode, isOn: z.boolean() }),
    reply: Done,
  },
  'GET /api/mpmkt/v1/staff/testDrive/leads': {
    summary: 'Applications from outside the shop’s own page with their origin and consent, newest first.',
    auth: 'leads.see',
    query: Paging.extend(LeadFilter.shape),
    reply: pageOf(Lead),
  },
  'POST /api/mpmkt/v1/staff/testDrive/leads/export': {
    summary: 'The address of a CSV file of the filtered leads.',
    auth: 'leads.see',
    rate: 'heavy',
    body: LeadFilter,
    reply: FileAddress,
  },
});
