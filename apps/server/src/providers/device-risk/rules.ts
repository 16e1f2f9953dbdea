import type { DeviceFacts } from './types';

/** A condition on one fact; a fact that is null never matches. */
export type Condition = { [F in keyof DeviceFacts]: { fact: F } & Test<DeviceFacts[F]> }[keyof DeviceFacts];

type Test<V> = V extends readonly string[]
  ? { has: string }
  : V extends number | null
    ? { atLeast: number } | { below: number }
    : { is: V };

/** A rule: when all its conditions match, its points are added. */
export interface RiskRule {
  /** Stored with every assessment that it contributed to; never reuse one. */
  id: string;
  /** Explanation for staff who review an assessment. */
  meaning: string;
  points: number;
  when: readonly Condition[];
}

/** Points from which a captcha is required (medium) or the request is refused (high). */
export const RISK_LEVELS = { medium: 40, high: 80 } as const;

/**
 * The embedded rules. Points add up: a single match is never enough to refuse somebody, and rarely
 * enough to require a captcha.
 */
export const riskRules: readonly RiskRule[] = [
  mark('webdriver', 50, 'The browser says that a program steers it'),
  mark('headless', 40, 'A browser without a window'),
  mark('driver-globals', 50, 'Traces of a test driver in the page'),
  mark('patched-natives', 30, 'Functions of the browser were replaced to hide something'),
  mark('no-languages', 20, 'The browser has no language'),
  clash('phone-agent-on-desktop', 30, 'Says to be a phone, runs on a desktop system'),
  clash('no-touch-on-phone', 25, 'A phone that cannot be touched'),
  clash('apple-with-memory', 30, 'Tells its memory, which browsers of iPhones never do'),
  clash('mini-on-desktop', 20, 'A mini-program on a desktop system'),
  { id: 'no-screen', meaning: 'No screen', points: 40, when: [{ fact: 'screenClass', is: 'none' }] },
  {
    id: 'scripted-hands',
    meaning: 'A script made touches and keys',
    points: 30,
    when: [{ fact: 'untrusted', atLeast: 3 }],
  },
  {
    id: 'no-hands',
    meaning: 'Open for 10 s and more without a touch or key',
    points: 15,
    when: [
      { fact: 'ageMs', atLeast: 10_000 },
      { fact: 'hands', below: 1 },
    ],
  },
  {
    id: 'fast-keys',
    meaning: 'Types faster than hands can',
    points: 25,
    when: [{ fact: 'keyGapMs', below: 12 }],
  },
  { id: 'instant-taps', meaning: 'Taps without duration', points: 20, when: [{ fact: 'holdMs', below: 4 }] },
  {
    id: 'even-keys',
    meaning: 'Types as evenly as a clock',
    points: 25,
    when: [{ fact: 'keySpreadMs', below: 3 }],
  },
  { id: 'one-spot', meaning: 'Many taps, all on one spot', points: 10, when: [{ fact: 'touchCells', below: 2 }] },
  ...steps('accounts-on-device', 'accountsOnDevice', 'accounts on one device', [
    [4, 25],
    [8, 35],
  ]),
  ...steps('devices-of-account', 'devicesOfAccount', 'devices of one account', [
    [6, 15],
    [12, 30],
  ]),
  ...steps('faces', 'faces', 'fingerprints of one device within a day', [[4, 40]]),
  ...steps('fresh-twins', 'freshTwins', 'new devices of one kind from one network within an hour', [
    [20, 25],
    [60, 30],
  ]),
  ...steps('asks-in-minute', 'asksInMinute', 'assessments in a minute', [
    [10, 20],
    [25, 40],
  ]),
  {
    id: 'replay',
    meaning: 'Repeats a recorded request',
    points: 60,
    when: [{ fact: 'isReplayed', is: true }],
  },
  {
    id: 'bad-network',
    meaning: 'From a network known for abuse',
    points: 40,
    when: [{ fact: 'isBadNetwork', is: true }],
  },
];

function mark(has: string, points: number, meaning: string): RiskRule {
  return { id: has, meaning, points, when: [{ fact: 'automation', has }] };
}

function clash(has: string, points: number, meaning: string): RiskRule {
  return { id: has, meaning, points, when: [{ fact: 'contradictions', has }] };
}

type Counted = 'accountsOnDevice' | 'devicesOfAccount' | 'faces' | 'freshTwins' | 'asksInMinute';

/** One rule per threshold; the points of all thresholds reached add up. */
function steps(id: string, fact: Counted, what: string, counts: readonly (readonly [number, number])[]): RiskRule[] {
  return counts.map(([atLeast, points]) => ({
    id: `${id}-${atLeast}`,
    meaning: `${atLeast} and more ${what}`,
    points,
    when: [{ fact, atLeast } as Condition],
  }));
}
