import { DAY_MS, MINUTE_MS } from '@voltfront/rules/time';
import { z } from 'zod';
import { At, Done } from './common';
import { defineEndpoints } from './define';

/** Kind of device, as far as it matters; never a model or a version. */
export const RiskDeviceClass = z.enum([
  'iphone',
  'ipad',
  'android',
  'harmony',
  'windows',
  'mac',
  'linux',
  'devtools',
  'other',
]);

/** Traces of a program that steers the browser. */
export const AutomationMark = z.enum(['webdriver', 'headless', 'driver-globals', 'patched-natives', 'no-languages']);

/** Coarse classes of a device. Exact values stay on the device: only their hash, the fingerprint, leaves it. */
export const RiskSignals = z.object({
  deviceClass: RiskDeviceClass,
  screenClass: z.enum(['none', 'phone', 'tablet', 'desktop']),
  touch: z.enum(['none', 'one', 'many']),
  /** Primary language, such as `zh`. */
  language: z.string().regex(/^[a-z]{0,3}$/),
  /** Name of the time zone, such as `Asia/Shanghai`; empty where the device does not tell. */
  timeZone: z
    .string()
    .max(40)
    .regex(/^[\w/+-]*$/),
  cores: z.enum(['unknown', 'low', 'mid', 'high']),
  memory: z.enum(['unknown', 'low', 'mid', 'high']),
  /** Whether local addresses can be seen and of what kind; the addresses themselves stay on the device. */
  localAddress: z.enum(['unknown', 'hidden', 'private', 'public']),
  automation: z.array(AutomationMark).max(5),
});

const Counted = z.int().min(0).max(1_000_000);

/** Longer medians count as this long. */
const LONGEST_GAP_MS = 10 * MINUTE_MS;

/** What hands did since the app was opened, in figures. */
export const RiskHands = z.object({
  /** Since collecting began. */
  ageMs: z.int().min(0).max(DAY_MS),
  touches: Counted,
  keys: Counted,
  /** Touches and keys that a script made and no hand. */
  untrusted: Counted,
  /** Median time between two key presses; null below three. */
  keyGapMs: z.int().min(0).max(LONGEST_GAP_MS).nullable(),
  /** Median time a finger or button was down; null below three. */
  holdMs: z.int().min(0).max(LONGEST_GAP_MS).nullable(),
});

const Offset = z.int().min(0).max(DAY_MS);
const Cell = z.int().min(0).max(9);

/** Opaque proof of an assessment. */
export const RiskToken = z
  .string()
  .min(40)
  .max(600)
  .regex(/^[A-Za-z0-9_-]+$/);

export const risk = defineEndpoints({
  'GET /api/basic/v1/risk/config': {
    summary: 'How the device-risk client works, good for 60 s, with the seed that a token request must bring back.',
    auth: 'optional',
    reply: z.object({
      ttlMs: z.int(),
      /** Pause between two behaviour reports. */
      flushMs: z.int(),
      /** Share of devices that report behaviour, 0 to 1. */
      sample: z.number().min(0).max(1),
      seed: z.string(),
    }),
  },
  'POST /api/basic/v1/risk/token': {
    summary: 'Assesses a device after consent and gives a token for calls that check risk, good for 10 minutes.',
    auth: 'optional',
    rate: 'write',
    body: z.object({
      /** Product code, below 20 characters. */
      productId: z.string().min(1).max(19),
      seed: z.string().min(40).max(400),
      /** Random, made after consent and removed when it is withdrawn: phones of one kind share a fingerprint. */
      deviceId: z.string().regex(/^[A-Za-z0-9]{24}$/),
      /** SHA-1 of what makes up the device. */
      fingerprint: z.string().regex(/^[0-9a-f]{40}$/),
      signals: RiskSignals,
      hands: RiskHands,
    }),
    reply: z.object({ token: RiskToken, expiresAt: At }),
  },
  'POST /api/basic/v1/risk/behaviour': {
    summary:
      'Times and kinds of touches and keys, never which keys. Only figures worked out of them are kept, 30 days.',
    auth: 'optional',
    rate: 'write',
    body: z.object({
      token: RiskToken,
      /** Time since collecting began (ms), kind (0 down, 1 move, 2 up, 3 cancelled), column and row of a 10 by 10 grid. */
      touches: z.array(z.tuple([Offset, z.int().min(0).max(3), Cell, Cell])).max(500),
      /** Time since collecting began (ms), kind (0 down, 1 up). */
      keys: z.array(z.tuple([Offset, z.int().min(0).max(1)])).max(500),
    }),
    reply: Done,
  },
  'POST /api/basic/v1/risk/forget': {
    summary: 'After consent was withdrawn: deletes what is known of the device of this token.',
    auth: 'optional',
    rate: 'write',
    body: z.object({ token: RiskToken }),
    reply: Done,
  },
});
