import { z } from 'zod';
import { At, Id } from './common';
import { defineEndpoints } from './define';

export const CaptchaScene = z.enum(['sms', 'comment', 'vote', 'redPacket', 'login', 'order']);

export const CaptchaChallenge = z.union([
  z.object({
    kind: z.literal('slider'),
    challengeId: Id,
    expiresAt: At,
    /** data: URLs; the piece is moved right over the background, both in the background's pixels. */
    background: z.string(),
    piece: z.string(),
    width: z.int(),
    height: z.int(),
    pieceWidth: z.int(),
    pieceTop: z.int(),
  }),
  /** The script of GeeTest 4 at `script`, started with `captchaId`. */
  z.object({
    kind: z.literal('geetest'),
    challengeId: Id,
    expiresAt: At,
    captchaId: z.string(),
    script: z.string(),
  }),
  z.object({ kind: z.literal('text'), challengeId: Id, expiresAt: At, image: z.string(), length: z.int() }),
]);

/** What the script of GeeTest gives who has passed. */
export const CaptchaProof = z.object({
  lotNumber: z.string().min(1).max(100),
  captchaOutput: z.string().min(1).max(4000),
  passToken: z.string().min(1).max(400),
  genTime: z.string().regex(/^\d{10,13}$/),
});

export const captcha = defineEndpoints({
  'POST /api/basic/v1/pub/captcha/challenge': {
    summary: 'A new puzzle for a scene, valid 2 minutes.',
    auth: 'optional',
    rate: 'write',
    body: z.object({
      scene: CaptchaScene,
      kind: z.enum(['slider', 'text']).default('slider'),
      /** This client can run the outside service's script: it gets that one where the shop has one that answers. */
      canRunScript: z.boolean().default(false),
    }),
    reply: CaptchaChallenge,
  },
  'POST /api/basic/v1/pub/captcha/verify': {
    summary:
      'Checks an answer and gives a one-time ticket. 5 failures pause the caller for 10 minutes. PROVIDER_DOWN: take a puzzle.',
    auth: 'optional',
    rate: 'write',
    body: z.object({
      challengeId: Id,
      /** Left edge of the piece in pixels of the background, the characters, or the script's proof. */
      answer: z.union([z.number().min(0).max(2000), z.string().min(1).max(10), CaptchaProof]),
    }),
    reply: z.object({ ticket: z.string(), expiresAt: At }),
  },
});
