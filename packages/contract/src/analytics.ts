import { DAY_MS } from '@voltfront/rules/time';
import { z } from 'zod';
import { At } from './common';
import { defineEndpoints } from './define';

/** Path of a page, without its query. */
const Route = z
  .string()
  .max(80)
  .regex(/^\/[\w/{}-]*$/);
const DurationMs = z.int().min(0).max(DAY_MS);
/** A word of ours, such as the name of a button or the id of a model. Free text of customers is never an event. */
const Word = z
  .string()
  .min(1)
  .max(40)
  .regex(/^[\w.:/-]+$/);
const Fen = z.int().min(0).max(1e11);

/** Properties of each event. None names a person, an order or a token. */
export const analyticsProperties = {
  /** A page is ready: how long it loaded. */
  page_view: z.object({ route: Route, loadMs: DurationMs }),
  /** A page was left: how long it was in front. */
  page_leave: z.object({ route: Route, dwellMs: DurationMs }),
  /** A main action was tapped. */
  click: z.object({ route: Route, action: Word }),
  /** A search or filter: how much was found, never what was typed. */
  search: z.object({ scope: Word, results: z.int().min(0).max(1e6) }),
  /** A step of the configurator. */
  configure: z.object({ modelId: Word, step: Word }),
  share: z.object({ route: Route, way: Word }),
  login: z.object({ way: Word, isNewAccount: z.boolean() }),
  order_confirm: z.object({ kind: Word, totalFen: Fen, dueFen: Fen }),
  pay_result: z.object({ method: Word, result: Word, amountFen: Fen }),
  /** A call was refused or failed: code of the catalogue, or the kind of failure. */
  error: z.object({ route: Route, source: Word, code: Word }),
  /** Figures of the browser about one page load, on the web. */
  web_vital: z.object({
    route: Route,
    metric: z.enum(['LCP', 'FCP', 'CLS', 'INP', 'TTFB']),
    /** Milliseconds; CLS in thousandths. */
    value: z.int().min(0).max(600_000),
  }),
} as const;

export type AnalyticsEventName = keyof typeof analyticsProperties;

const eventOf = <N extends AnalyticsEventName>(name: N) =>
  z.object({
    eventId: z.string().regex(/^[A-Za-z0-9]{16,32}$/),
    name: z.literal(name),
    at: At,
    properties: analyticsProperties[name],
  });

/** One event: what every event has, its name, and the properties of that name. */
export const AnalyticsEvent = z.discriminatedUnion('name', [
  eventOf('page_view'),
  eventOf('page_leave'),
  eventOf('click'),
  eventOf('search'),
  eventOf('configure'),
  eventOf('share'),
  eventOf('login'),
  eventOf('order_confirm'),
  eventOf('pay_result'),
  eventOf('error'),
  eventOf('web_vital'),
]);

export type AnalyticsEventData = z.output<typeof AnalyticsEvent>;
/** Properties of the events by name, for senders. */
export type AnalyticsPropertiesData = { [N in AnalyticsEventName]: z.output<(typeof analyticsProperties)[N]> };

export const analytics = defineEndpoints({
  'POST /api/basic/v1/analytics/events': {
    summary:
      'Takes usage events after consent. An event sent twice is kept once; events older than 7 days are left out.',
    auth: 'optional',
    rate: 'write',
    body: z.object({
      /** Random, made after consent and removed when it is withdrawn. */
      deviceId: z.string().regex(/^[A-Za-z0-9]{24}$/),
      events: z.array(AnalyticsEvent).min(1).max(50),
    }),
    reply: z.object({
      /** Events kept by this call or an earlier one. */
      accepted: z.int(),
    }),
  },
});
