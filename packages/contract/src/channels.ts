import { z } from 'zod';
import { At, Done, Id, PicturePath } from './common';
import { defineEndpoints } from './define';

const ItemRef = z.object({ itemId: Id });

/** A video, live room or profile of WeChat Channels. */
const ChannelsItem = z.object({
  itemId: Id,
  kind: z.enum(['video', 'live', 'profile']),
  title: z.string(),
  note: z.string(),
  cover: PicturePath,
  /** Account of Channels, as the platform's functions take it. */
  finderUserName: z.string(),
  /** Video to open: the item itself, or the replay of a live room; empty without one. */
  feedId: z.string(),
  /** Of a live room; null for others. */
  live: z
    .object({
      state: z.enum(['preview', 'live', 'replay']),
      startsAt: At,
      endsAt: At,
      /** Null for visitors. */
      isReminded: z.boolean().nullable(),
    })
    .nullable(),
  /** Mini-program code of the page; null: a plain code of its address does. */
  codePicture: PicturePath.nullable(),
});

/** What leads from the shop to WeChat Channels. */
export const channels = defineEndpoints({
  'GET /api/mpmkt/v1/channels/detail': {
    summary: 'A video, live room or profile of WeChat Channels with what opens it. NOT_FOUND.',
    auth: 'optional',
    query: ItemRef,
    reply: ChannelsItem,
  },
  'POST /api/mpmkt/v1/channels/remind': {
    summary: 'Sets or drops the reminder five minutes before a live room opens. STATE_CHANGED once it has.',
    auth: 'customer',
    rate: 'write',
    body: ItemRef.extend({ isSet: z.boolean() }),
    reply: Done,
  },
});

export type ChannelsItemData = z.output<typeof ChannelsItem>;
