import { z } from 'zod';
import { At } from './common';
import { defineEndpoints } from './define';
import { platformCodes } from './headers';

/** Token of a short link: exactly 10 of A-Z, a-z and 0-9. */
export const LinkToken = z.string().regex(/^[A-Za-z0-9]{10}$/);

/** Where a short link is given out. Customers make those of `share` and `poster`, the brand's people all of them. */
export const LinkChannel = z.enum(['share', 'poster', 'sms', 'print', 'store', 'partner', 'advert']);

/** Path of a page of the app. */
export const LinkRoute = z
  .string()
  .max(128)
  .regex(/^\/[A-Za-z0-9/_-]*$/);

/** Query of the target: at most 12 plain values, none of them an address. */
export const LinkQuery = z.record(z.string().regex(/^[A-Za-z][A-Za-z0-9_]{0,31}$/), z.string().max(300));

const Platforms = z.array(z.enum(platformCodes)).min(1);

/** What may be opened where. */
export const OpenPermit = z.object({
  /** The caller's platform can open it. */
  isPermitted: z.boolean(),
  /** All platforms that can. */
  platforms: z.array(z.enum(platformCodes)),
});

export const shortLink = defineEndpoints({
  'POST /{product}-mp-integral/v1/recommend/toc/open/token/verify': {
    summary:
      'Target of a short link, and one visit. Unknown, expired and withdrawn tokens are refused alike (4040001); too many wrong ones pause the address.',
    auth: 'optional',
    rate: 'write',
    body: z.object({ token: LinkToken }),
    reply: OpenPermit.extend({
      route: LinkRoute,
      query: LinkQuery,
      /** Of the person whose link it is. */
      shareCode: z.string().nullable(),
      channel: LinkChannel.nullable(),
      /** Title of the target, for the way to another platform. */
      title: z.string(),
      expiresAt: At,
    }),
  },
  'POST /{product}-mp-integral/v1/recommend/status': {
    summary: 'Whether a short link still opens; its own maker also learns why not, and how many visited it.',
    auth: 'optional',
    rate: 'write',
    body: z.object({ token: LinkToken }),
    reply: z.object({
      state: z.enum(['open', 'ended']),
      own: z
        .object({
          state: z.enum(['open', 'expired', 'withdrawn']),
          visitCount: z.int(),
          createdAt: At,
          expiresAt: At,
        })
        .nullable(),
    }),
  },
  'POST /{product}-mp-integral/v1/recommend/token': {
    summary:
      'Short link of the caller for a page: the one made before for the same page and channel, else a new one, open 180 days. At most 200 open ones a person (4090202).',
    auth: 'customer',
    rate: 'write',
    body: z.object({
      route: LinkRoute,
      query: LinkQuery.default({}),
      channel: LinkChannel.default('share'),
      /** Only these platforms open it; all when missing. The brand's people only. */
      platforms: Platforms.optional(),
    }),
    reply: z.object({ token: LinkToken, path: z.string(), expiresAt: At }),
  },
  'POST /{product}-mp-integral/v1/recommend/channelToken': {
    summary:
      'Signed proof that the caller came by a short link of a channel, for forms that count where people come from; valid 30 days.',
    auth: 'public',
    rate: 'write',
    body: z.object({ token: LinkToken }),
    reply: z.object({ channel: LinkChannel.nullable(), channelToken: z.string().nullable(), expiresAt: At }),
  },
  'POST /api/mpmkt/v1/link/withdraw': {
    summary: 'Withdraws an own short link for good.',
    auth: 'customer',
    rate: 'write',
    body: z.object({ token: LinkToken }),
    reply: z.object({ ok: z.literal(true) }),
  },
  'POST /{product}-mp-mkt/toc/open/v1/apply/openPermit': {
    summary:
      'Whether a page may be opened from outside on the platform of the caller, where else it can be, and the address that opens it in the app.',
    auth: 'public',
    rate: 'write',
    body: z.object({ route: LinkRoute, query: LinkQuery.default({}) }),
    reply: OpenPermit.extend({ appScheme: z.string().nullable() }),
  },
});
