import { z } from 'zod';
import { At, Done, Id } from './common';
import { defineEndpoints } from './define';

/** Systems that the native app exists for. */
export const AppPlatform = z.enum(['ios', 'android', 'harmony']);

/** Absolute addresses: a store's page, or a package on a host of ours. */
const AppLinks = z.object({ ios: z.string(), android: z.string(), harmony: z.string() });

/** One platform's build of a version. */
const AppBuild = z.object({
  platform: AppPlatform,
  version: z.string(),
  sizeBytes: z.int(),
  /** Oldest system it runs on, in words. */
  requires: z.string(),
  /** SHA-256 of the file in lower-case hex; null where a store delivers it. */
  checksum: z.string().nullable(),
  /** Where it is had. */
  link: z.string(),
});

export const AppVersion = z.object({
  version: z.string(),
  /** Older apps than `minimumVersion` must be updated before they go on. */
  isForced: z.boolean(),
  minimumVersion: z.string(),
  releasedAt: At,
  notes: z.array(z.string()),
  links: AppLinks,
  builds: z.array(AppBuild),
  /** Downloads since the first version. */
  downloadCount: z.int(),
});

/**
 * What the caller meets: `open`: seats are left, or the caller has one. `loginRequired`: the round has a list and nobody
 * is logged in. `notListed`: the account is not on it. `usedUp`: no seat left. `ended`: over, or withdrawn.
 * `newerFormal`: the public app is as new or newer. `none`: there has been no round yet.
 */
export const TrialState = z.enum(['open', 'loginRequired', 'notListed', 'usedUp', 'ended', 'newerFormal', 'none']);

export const TrialRound = z.object({
  roundId: Id,
  version: z.string(),
  builtAt: At,
  /** What testers should look at. */
  focus: z.array(z.string()),
  seatsTotal: z.int(),
  seatsLeft: z.int(),
  startsAt: At,
  endsAt: At,
  /** Only accounts of a list may take part. */
  isListed: z.boolean(),
  /** Systems that have a build. */
  platforms: z.array(AppPlatform),
});

/** What a seat gives: where the trial build is had on one system. */
export const TrialSeat = z.object({
  platform: AppPlatform,
  claimedAt: At,
  link: z.string(),
  sizeBytes: z.int(),
  /** SHA-256 of the Android package in lower-case hex; null elsewhere. */
  checksum: z.string().nullable(),
});

export const download = defineEndpoints({
  'GET /api/appuser/v1/pub/appVersion': {
    summary: 'Newest version of the native app, with its builds.',
    auth: 'public',
    reply: AppVersion,
  },
  'GET /api/appuser/v1/pub/getGrayVersionInfo': {
    summary: 'The trial round that concerns the caller, and what they may do about it.',
    auth: 'optional',
    query: z.object({
      /** The round that a link invites to; else the one that fits the caller best. */
      roundId: Id.optional(),
    }),
    reply: z.object({
      state: TrialState,
      round: TrialRound.nullable(),
      /** The seat of the caller, with the build of the system it was claimed for. */
      seat: TrialSeat.nullable(),
      /** Newest public version. */
      formalVersion: z.string(),
    }),
  },
  'POST /api/appuser/v1/grayVersion/claim': {
    summary: 'Takes a seat in a trial round: one per account, whatever its systems. Repeating gives the same seat.',
    auth: 'customer',
    rate: 'write',
    body: z.object({ roundId: Id, platform: AppPlatform }),
    reply: z.object({ seat: TrialSeat, seatsLeft: z.int() }),
  },
  'POST /api/appuser/v1/pub/appDownload': {
    summary:
      'Counts a download that begins, for the person whose link brought it about. Nothing of the device is kept.',
    auth: 'optional',
    rate: 'write',
    body: z.object({
      platform: AppPlatform,
      kind: z.enum(['formal', 'trial']).default('formal'),
      /** Code of the person who shared the link. */
      shareCode: z
        .string()
        .regex(/^[A-Za-z0-9_-]{1,64}$/)
        .optional(),
    }),
    reply: Done,
  },
});
