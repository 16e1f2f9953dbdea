import { TEST_DRIVE_STATES } from '@voltfront/rules/test-drive/test-drive-moves';
import { z } from 'zod';
import { At, Id } from './common';
import { defineEndpoints } from './define';

const ChannelCode = z.string().regex(/^[\w-]{1,40}$/, 'a code is letters, digits, - and _');

const Kind = z.enum(['goods', 'points', 'coupon']);

const DriveGifts = z.object({
  code: ChannelCode,
  gifts: z.array(
    z.object({ giftId: Id, kind: Kind, title: z.string(), note: z.string(), total: z.int(), left: z.int().min(0) }),
  ),
  /** The gift that the caller chose; null for visitors, and after its release. */
  mine: z
    .object({
      giftId: Id,
      kind: Kind,
      title: z.string(),
      /** `earned`: the drive is done, the gift can be claimed. */
      state: z.enum(['reserved', 'earned', 'claimed']),
      reservedUntil: At,
      driveNo: Id,
      driveState: z.enum(TEST_DRIVE_STATES),
    })
    .nullable(),
});

export const driveGift = defineEndpoints({
  'GET /api/mpmkt/v1/testDrive/gifts': {
    summary:
      'Gifts of a channel with their stock, and the one that the caller chose. NOT_FOUND for a channel without any.',
    auth: 'optional',
    query: z.object({ code: ChannelCode }),
    reply: DriveGifts,
  },
  'POST /api/mpmkt/v1/testDrive/gift/claim': {
    summary:
      'Claims the gift of a finished drive, once; goods to an own address. STATE_CHANGED, ALREADY_DONE, BAD_INPUT, LIMIT_REACHED for an address that has one.',
    auth: 'customer',
    rate: 'write',
    body: z.object({ code: ChannelCode, addressId: Id.optional() }),
    reply: DriveGifts,
  },
});

export type DriveGiftsData = z.output<typeof DriveGifts>;
