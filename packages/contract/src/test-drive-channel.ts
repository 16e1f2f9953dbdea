import { isSimplePattern } from '@voltfront/rules/form/form-pattern';
import { DRIVE_RESULT_PAGES } from '@voltfront/rules/test-drive/drive-form';
import { z } from 'zod';
import { At, Id, PicturePath } from './common';
import { FormDefinition } from './form-definition';

/** Where people come from: a code that an operator gives out. */
export const DriveChannelCode = z.string().regex(/^[\w-]{1,40}$/, 'a code is letters, digits, - and _');

/** How the screens of a channel look: arrangement of the first screen. */
const Look = z.enum(['plain', 'poster', 'ticket']);

/** Which slots of the stores a channel offers, minutes from midnight. Without one: the days of two weeks until 20:00. */
const SlotWindow = z.strictObject({
  /** 1 is Monday. */
  weekdays: z.array(z.int().min(1).max(7)).optional(),
  fromMinutes: z.int().min(0).max(1440).optional(),
  untilMinutes: z.int().min(0).max(1440).optional(),
  /** Days ahead, today among them. */
  days: z.int().min(1).max(60),
});

/** What a person gets for a drive. */
export const DriveGift = z.object({
  title: z.string().max(20),
  note: z.string().max(60),
  /** When it is handed over; default: by the store, outside of this system. */
  on: z.enum(['application', 'arrival', 'drive']).optional(),
  /** Template of a coupon that goes to the card bag of somebody with an account. */
  coupon: Id.optional(),
  /** Only for those whose answer to this field is a number that the channel knows. */
  field: z.string().max(40).optional(),
});

/** What is told about a channel besides its head: how it looks is up to the screen. */
const Fact = z.strictObject({
  title: z.string().min(1).max(24),
  text: z.string().max(120),
  picture: PicturePath.optional(),
});

/** What a channel is beside its form: data that an operator may write. */
export const TestDriveSettings = z.strictObject({
  title: z.string().min(1).max(20),
  headline: z.string().min(1).max(30),
  lead: z.string().max(60),
  picture: PicturePath,
  look: Look,
  /** Colour of the head, taken from the picture; readable with white text. */
  accent: z.string().regex(/^#[0-9a-f]{6}$/),
  models: z.array(Id).min(1).max(10),
  /** Staff look at applications before a store does. */
  isReviewed: z.boolean(),
  /** A phone can apply again through this channel after so many days; 0: at once. */
  againAfterDays: z.int().min(0).max(365),
  partner: z.object({ name: z.string().max(20), note: z.string().max(60) }).nullable(),
  /** Numbers that the partner gives out: another one in the address (`source.subChannel`) is refused with these words. */
  number: z
    .strictObject({ pattern: z.string().max(60).refine(isSimplePattern), wrong: z.string().min(1).max(40) })
    .optional(),
  gift: DriveGift.nullable(),
  slots: SlotWindow.optional(),
  /** A phone applies through this channel once; a cancelled application does not count. */
  isOncePerPhone: z.boolean().optional(),
  /** Visitors solve a captcha when they apply. */
  needsCaptcha: z.boolean().optional(),
  /** The channel before this one: its applicants are known here, and their open application passes over. */
  follows: DriveChannelCode.optional(),
  /** Shows no more stores than so many, the nearest. */
  nearest: z.int().min(1).max(20).optional(),
  /** The role that the account of an applicant gets when their application is approved. */
  role: z.enum(['partner']).optional(),
  facts: z.array(Fact).max(12).optional(),
  /** A film that plays without sound. */
  film: PicturePath.optional(),
  /** Labels of models in the list of a template. */
  labels: z.record(Id, z.enum(['new', 'hot'])).optional(),
  /** The page that shows what became of an application; default: the general one. */
  resultPage: z.enum(DRIVE_RESULT_PAGES).optional(),
  /** What happens after the application, shown with its result where no time was booked. */
  promise: z.string().max(60),
  /** What the result tells to do, one line each. */
  steps: z.array(z.string().max(60)).max(6),
  rules: z.array(z.object({ title: z.string().max(20), text: z.string().max(400) })).max(12),
});

/** How many there are of something, and how many are left. */
const Stock = z.object({ total: z.int(), left: z.int().min(0) });

export const DriveModel = z.object({
  modelId: Id,
  name: z.string(),
  tagline: z.string(),
  picture: PicturePath,
  /** False: shown, but not driven through this channel. */
  isOffered: z.boolean(),
});

export const TestDriveChannel = z.object({
  code: DriveChannelCode,
  /** `announced` before its window, `ended` after it. */
  state: z.enum(['announced', 'running', 'ended']),
  startsAt: At.nullable(),
  endsAt: At.nullable(),
  settings: TestDriveSettings,
  models: z.array(DriveModel),
  /** Gifts, and applications that are taken; null where they are not limited. */
  gifts: Stock.nullable(),
  places: Stock.nullable(),
  /** For a visitor; somebody logged in answers `ownDriveForm` of it. */
  form: FormDefinition,
});

export type TestDriveSettingsData = z.output<typeof TestDriveSettings>;
export type TestDriveChannelData = z.output<typeof TestDriveChannel>;
