import { z } from 'zod';
import { At, Mobile } from './common';
import { defineEndpoints } from './define';

const Now = z.object({ now: At });

export const DocumentKind = z.enum(['privacySummary', 'privacyClause', 'userAgreement']);

export const system = defineEndpoints({
  'GET /api/basic/v1/pub/serverTime': { summary: "The server's clock.", auth: 'public', reply: Now },
  'POST /mpmkt/v1/system.now': { summary: "The server's clock, for campaigns.", auth: 'public', reply: Now },
  'GET /api/mpmkt/login/v1/system.now': {
    summary: "The server's clock, for people logged in.",
    auth: 'customer',
    reply: Now,
  },
  'GET /{product}-basic-common/basic/common/open/toc/getAreaInfoByIp': {
    summary: 'City guessed from the address of the caller; a default city when it is unknown.',
    auth: 'public',
    reply: z.object({
      provinceCode: z.string(),
      provinceName: z.string(),
      cityCode: z.string(),
      cityName: z.string(),
      isGuess: z.boolean(),
    }),
  },
  'GET /api/mpaccount/v1/clew/getParam/open': {
    summary: 'Query fields behind the short scene of a mini-program code.',
    auth: 'public',
    query: z.object({ scene: z.string().min(1).max(64) }),
    reply: z.object({ query: z.record(z.string(), z.string()) }),
  },
  'GET /api/mpmkt/v1/document': {
    summary: 'A public document in its current version.',
    auth: 'public',
    query: z.object({ kind: DocumentKind }),
    reply: z.object({
      kind: DocumentKind,
      title: z.string(),
      version: z.string(),
      effectiveAt: At,
      changes: z.array(z.string()),
      sections: z.array(z.object({ id: z.string(), title: z.string(), paragraphs: z.array(z.string()) })),
    }),
  },
  'GET /api/basic/v1/demo/error': {
    summary: 'Answers with the code asked for, so that reactions can be tried.',
    auth: 'optional',
    demoOnly: true,
    query: z.object({ code: z.string().max(10) }),
    reply: z.object({ ok: z.literal(true) }),
  },
  'POST /api/basic/v1/demo/echo': {
    summary: 'Gives back what it was sent.',
    auth: 'optional',
    demoOnly: true,
    body: z.object({ text: z.string().max(500) }),
    reply: z.object({ text: z.string(), platform: z.string(), isLoggedIn: z.boolean() }),
  },
  'GET /api/basic/v1/demo/sms': {
    summary: 'The last code sent to a phone; without an SMS provider nobody could log in to a demo otherwise.',
    auth: 'public',
    demoOnly: true,
    query: z.object({ mobile: Mobile }),
    reply: z.object({ code: z.string().nullable() }),
  },
});
