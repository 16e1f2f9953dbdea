import { DRIVE_GIFT_STATES } from '@voltfront/rules/test-drive/drive-form';
import { TEST_DRIVE_STATES } from '@voltfront/rules/test-drive/test-drive-moves';
import { z } from 'zod';
import { At, Id, Paging, PicturePath, pageOf } from './common';
import { defineEndpoints } from './define';
import { FormDefinition } from './form-definition';
import { CoordinateSystem, Degrees } from './place';
import { DriveChannelCode, DriveGift, DriveModel, TestDriveChannel, TestDriveSettings } from './test-drive-channel';
import { CityCode } from './vehicle';

export const TestDriveState = z.enum(TEST_DRIVE_STATES);

const DriveStore = z.object({
  storeId: Id,
  name: z.string(),
  address: z.string(),
  phone: z.string(),
  /** Degrees in GCJ-02. */
  latitude: z.number(),
  longitude: z.number(),
});

export const TestDrive = z.object({
  driveNo: Id,
  /** Opens this test drive without a login: whoever has it may show, move and cancel it. */
  key: z.string(),
  state: TestDriveState,
  channel: z.object({
    code: DriveChannelCode,
    title: z.string(),
    accent: z.string(),
    partner: z.string().nullable(),
    gift: z
      .object({ title: z.string(), note: z.string(), on: DriveGift.shape.on, coupon: DriveGift.shape.coupon })
      .nullable(),
    promise: z.string(),
    steps: z.array(z.string()),
  }),
  model: z.object({ modelId: Id, name: z.string(), picture: PicturePath }),
  cityName: z.string(),
  /** Null where a consultant finds one by telephone. */
  store: DriveStore.nullable(),
  /** Whose slots it can be moved to; null without a store. */
  placeId: Id.nullable(),
  startsAt: At.nullable(),
  endsAt: At.nullable(),
  /** How often it was moved. */
  moves: z.int(),
  /** Masked. */
  contact: z.object({ name: z.string(), mobile: z.string() }),
  /** To be shown at the store; null before there is a time, and after the arrival. */
  arrivalCode: z.string().nullable(),
  /** Why it was cancelled; empty otherwise. */
  reason: z.string(),
  /** `gone`: there were none left; `refused`: the person is not entitled to it. Null where gifts are not counted. */
  giftState: z.enum(DRIVE_GIFT_STATES).nullable(),
  /** Who approved the application, or drove along; empty before. */
  managerName: z.string(),
  /** What the old car that was described may be worth, in fen; null without one. */
  estimate: z.object({ lowFen: z.int(), highFen: z.int() }).nullable(),
  /** Number of the person at the partner through whom they came. */
  partnerNo: z.string().nullable(),
  /** What was answered besides the standard fields, in words; what identifies a person is masked. */
  details: z.array(z.object({ id: z.string(), label: z.string(), text: z.string() })),
  createdAt: At,
  /** Newest first. */
  history: z.array(z.object({ state: TestDriveState, title: z.string(), note: z.string(), at: At })),
});

/** Names a test drive by its key, or by its number for somebody logged in. */
const DriveRef = z.object({ key: z.string().max(120).optional(), driveNo: z.string().max(40).optional() });

/** `closed`: the drive has begun or ended without a letter. */
const Letter = z.object({
  driveNo: Id,
  state: z.enum(['open', 'signed', 'closed']),
  modelName: z.string(),
  storeName: z.string(),
  startsAt: At.nullable(),
  version: z.string(),
  clauses: z.array(z.object({ title: z.string(), paragraphs: z.array(z.string()) })),
  /** To be ticked, each on its own. */
  statements: z.array(z.string()),
  signed: z
    .object({
      letterNo: Id,
      driverName: z.string(),
      maskedLicence: z.string(),
      signedAt: At,
      /** Address of the PDF, open for some minutes. */
      file: z.string(),
    })
    .nullable(),
});

const Report = z.object({
  driveNo: Id,
  state: z.enum(['notDone', 'open', 'sent']),
  modelId: Id,
  modelName: z.string(),
  storeName: z.string(),
  consultantName: z.string(),
  startedAt: At.nullable(),
  minutes: z.int().nullable(),
  distanceKm: z.number().nullable(),
  form: FormDefinition,
  /** What was sent, pictures with addresses that are open for some minutes; null before. */
  answers: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])).nullable(),
});

const Slots = z.array(z.object({ startsAt: At, endsAt: At, left: z.int().min(0) }));

/** `YYYY-MM-DD` in Shanghai. */
const Day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

const DriveOfStaff = z.object({
  driveNo: Id,
  state: TestDriveState,
  channelTitle: z.string(),
  modelId: Id,
  modelName: z.string(),
  /** Null until a store takes an application without one. */
  storeId: Id.nullable(),
  storeName: z.string(),
  cityName: z.string(),
  placeId: Id.nullable(),
  startsAt: At.nullable(),
  name: z.string(),
  mobile: z.string(),
  plate: z.string().nullable(),
  /** Number plates to choose from at the arrival. */
  plates: z.array(z.string()),
  isSigned: z.boolean(),
  /** Address of the signed letter, open for some minutes; null without one, and for whom personal data is masked. */
  letterFile: z.string().nullable(),
  startedAt: At.nullable(),
  finishedAt: At.nullable(),
  distanceKm: z.number().nullable(),
  reason: z.string(),
  /** What the employee says by whose code the customer came. */
  employeeNote: z.string().optional(),
  createdAt: At,
});

/** A drive with what was answered in its application. */
const DriveDetailOfStaff = DriveOfStaff.extend({
  /** Names and words of the answers; identifying ones are masked for whom personal data is. */
  answers: z.array(z.object({ id: z.string(), label: z.string(), text: z.string() })),
  photos: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      /** Addresses that are open for some minutes; none for whom personal data is masked. */
      pictures: z.array(PicturePath),
      /** `masked`: the caller may not see them; `deleted`: their time was over. */
      state: z.enum(['shown', 'masked', 'deleted']),
      /** When they will be deleted; null where they stay with the application. */
      deletedAt: At.nullable(),
    }),
  ),
  history: z.array(z.object({ state: TestDriveState, title: z.string(), note: z.string(), at: At })),
});

const Step = z.discriminatedUnion('step', [
  z.object({ step: z.enum(['approve', 'confirm', 'start', 'miss']), driveNo: Id }),
  z.object({ step: z.literal('arrive'), driveNo: Id, code: z.string().regex(/^\d{6}$/), plate: z.string().max(12) }),
  /** Kilometres to a tenth. */
  z.object({ step: z.literal('finish'), driveNo: Id, distanceKm: z.number().min(0.1).max(500) }),
  z.object({ step: z.literal('cancel'), driveNo: Id, reason: z.string().trim().min(1).max(60) }),
  z.object({ step: z.literal('move'), driveNo: Id, startsAt: z.int().min(0) }),
]);

export const testDrive = defineEndpoints({
  'GET /api/mpmkt/v1/staff/testDrive/drives': {
    summary:
      'Test drives of the stores that the caller sees, and applications of their cities without one; newest first.',
    auth: 'drives.see',
    query: Paging.extend({ state: TestDriveState.optional(), day: Day.optional() }),
    reply: pageOf(DriveOfStaff),
  },
  'GET /api/mpmkt/v1/staff/testDrive/drive': {
    summary:
      'One test drive with the answers of its application and its photos. NOT_FOUND for one that the caller does not see.',
    auth: 'drives.see',
    query: z.object({ driveNo: Id }),
    reply: DriveDetailOfStaff,
  },
  'GET /api/mpmkt/v1/staff/testDrive/day': {
    summary: 'A day of a store by its cars: who drives which model when. The own store, else the named one.',
    auth: 'drives.see',
    query: z.object({ day: Day.optional(), storeId: Id.optional() }),
    reply: z.object({
      day: Day,
      storeId: Id.nullable(),
      storeName: z.string(),
      /** When slots of the day begin. */
      hours: z.array(At),
      cars: z.array(z.object({ placeId: Id, modelName: z.string(), plates: z.array(z.string()) })),
      drives: z.array(
        z.object({
          driveNo: Id,
          placeId: Id,
          startsAt: At,
          state: TestDriveState,
          name: z.string(),
          isSigned: z.boolean(),
        }),
      ),
    }),
  },
  'POST /api/mpmkt/v1/staff/testDrive/step': {
    summary:
      'A consultant makes the next step of a test drive. BAD_INPUT for a wrong arrival code or plate, STATE_CHANGED, SLOT_FULL, NOT_FOUND for another store’s.',
    auth: 'drives.change',
    rate: 'write',
    body: Step,
    reply: DriveOfStaff,
  },
  'GET /api/mpmkt/v1/testDrive/channel': {
    summary: 'A channel of test drives: what it shows, its models and its form. NOT_FOUND for one that is off.',
    auth: 'public',
    query: z.object({ code: DriveChannelCode }),
    reply: TestDriveChannel,
  },
  'GET /api/mpmkt/v1/testDrive/stores': {
    summary: 'Stores of a city that have a model to drive, nearest first; `placeId` names their slots.',
    auth: 'public',
    query: z.object({
      modelId: Id,
      cityCode: CityCode,
      /** Only those of a district. */
      districtCode: CityCode.optional(),
      /** `home`: cars that come to the customer instead, each under the store that sends it. */
      at: z.enum(['store', 'home']).default('store'),
      latitude: Degrees.latitude.optional(),
      longitude: Degrees.longitude.optional(),
      system: CoordinateSystem,
    }),
    reply: z.array(DriveStore.extend({ placeId: Id, distanceM: z.number().nullable() })),
  },
  'GET /api/mpmkt/v1/testDrive/slots': {
    summary: 'Slots of a place, full ones included: those that a channel offers, else of the next 14 days.',
    auth: 'public',
    query: z.object({ placeId: Id, code: DriveChannelCode.optional() }),
    reply: Slots,
  },
  'POST /api/mpmkt/v1/testDrive/submit': {
    summary:
      'Applies for a test drive: logged in, or with phone and SMS code. BAD_INPUT with data.problems by field; DRIVE_RUNNING with data.key of the one that is under way.',
    auth: 'optional',
    rate: 'write',
    body: z.object({
      code: DriveChannelCode,
      version: z.int().min(1),
      answers: z.record(z.string().max(40), z.unknown()),
      /** What the address said about where the person comes from. */
      source: z
        .object({ subChannel: z.string().max(40).optional(), click: z.string().max(100).optional() })
        .default({}),
    }),
    reply: TestDrive,
  },
  'GET /api/mpmkt/v1/testDrive/detail': {
    summary: 'A test drive, by its key or as the person who applied.',
    auth: 'optional',
    query: DriveRef,
    reply: TestDrive,
  },
  'GET /api/mpmkt/v1/testDrive/mine': {
    summary: 'The latest application of the caller through a channel, whatever became of it; null without one.',
    auth: 'customer',
    query: z.object({ code: DriveChannelCode }),
    reply: z.object({ drive: TestDrive.nullable() }),
  },
  'GET /api/mpmkt/v1/testDrive/estimate': {
    summary:
      'What an old car in good condition may be worth, by series, year and kilometres. NOT_FOUND for an unknown one.',
    auth: 'public',
    query: z.object({
      seriesId: Id,
      year: z.coerce.number().int().min(1990).max(2100),
      mileageKm: z.coerce.number().int().min(0).max(2_000_000),
    }),
    reply: z.object({ lowFen: z.int(), highFen: z.int() }),
  },
  'GET /api/mpmkt/v1/testDrive/template': {
    summary: 'The models of a channel with their prices and how many stores of a city have them. NOT_FOUND.',
    auth: 'public',
    query: z.object({ code: DriveChannelCode, cityCode: CityCode }),
    reply: z.object({
      code: DriveChannelCode,
      state: z.enum(['announced', 'running', 'ended']),
      settings: TestDriveSettings,
      models: z.array(
        DriveModel.omit({ isOffered: true }).extend({
          priceFromFen: z.int().nullable(),
          label: z.enum(['new', 'hot']).nullable(),
          /** Stores of the city that have it to drive. */
          stores: z.int(),
        }),
      ),
    }),
  },
  'GET /api/mpmkt/v1/testDrive/running': {
    summary: 'Test drives of the caller that are to come or under way, the next first; one per model at most.',
    auth: 'customer',
    reply: z.array(
      z.object({
        driveNo: Id,
        modelId: Id,
        modelName: z.string(),
        picture: PicturePath,
        state: TestDriveState,
        storeName: z.string(),
        startsAt: At.nullable(),
      }),
    ),
  },
  'POST /api/mpmkt/v1/testDrive/confirm': {
    summary: 'The person confirms that they come; the signed link is enough. STATE_CHANGED.',
    auth: 'optional',
    rate: 'write',
    body: DriveRef,
    reply: TestDrive,
  },
  'GET /api/mpmkt/v1/testDrive/letter': {
    summary: 'The letter that a driver signs before the drive. FORBIDDEN for somebody with another phone.',
    auth: 'customer',
    query: DriveRef,
    reply: Letter,
  },
  'POST /api/mpmkt/v1/testDrive/letter/sign': {
    summary:
      'Signs the letter, once; again gives the first one. BAD_INPUT with data.problem for a driver who may not drive.',
    auth: 'customer',
    rate: 'write',
    body: DriveRef.extend({
      version: z.string().max(20),
      name: z.string().trim().min(2).max(20),
      licence: z.string().trim().length(18),
      licensedOn: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
      /** How many statements were ticked. */
      statements: z.int().min(0).max(10),
      /** What the finger drew: lines of x and y in thousandths of a field that is twice as wide as high. */
      strokes: z.array(z.array(z.int().min(0).max(1000)).max(8000)).max(60),
    }),
    reply: Letter,
  },
  'GET /api/mpmkt/v1/testDrive/report': {
    summary: 'A drive of the caller with its feedback: not done yet, open, or sent.',
    auth: 'customer',
    query: z.object({ driveNo: Id }),
    reply: Report,
  },
  'POST /api/mpmkt/v1/testDrive/report/send': {
    summary: 'Sends the feedback of a finished drive, once, and books its points. STATE_CHANGED before.',
    auth: 'customer',
    rate: 'write',
    body: z.object({ driveNo: Id, version: z.int().min(1), answers: z.record(z.string().max(40), z.unknown()) }),
    reply: Report,
  },
  'POST /api/mpmkt/v1/testDrive/move': {
    summary: 'Moves a test drive to another slot, until 24 hours before and twice at most. SLOT_FULL, STATE_CHANGED.',
    auth: 'optional',
    rate: 'write',
    body: DriveRef.extend({ placeId: Id, startsAt: z.int().min(0) }),
    reply: TestDrive,
  },
  'POST /api/mpmkt/v1/testDrive/cancel': {
    summary: 'Cancels a test drive until 24 hours before, or withdraws an application in review. STATE_CHANGED.',
    auth: 'optional',
    rate: 'write',
    body: DriveRef.extend({ reason: z.string().trim().max(60).default('') }),
    reply: TestDrive,
  },
});

export type TestDriveLetterData = z.output<typeof Letter>;
export type TestDriveReportData = z.output<typeof Report>;
export type TestDriveData = z.output<typeof TestDrive>;
