import { z } from 'zod';

/** Server-made id: opaque. */
export const Id = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[A-Za-z0-9_-]+$/);
/** Epoch milliseconds. */
export const At = z.int().min(0);
/** Integer fen; reductions are negative. */
export const Fen = z.int();
/** Path under /assets or /files, personal ones signed for some minutes; the client makes it absolute and adds the width. */
export const PicturePath = z.string().regex(/^\/(assets|files)\/[\w./-]+(\?(on=[a-z]+|until=\d{13}&sign=[\w-]{43}))?$/);
export const Mobile = z.string().regex(/^1\d{10}$/);
export const SmsCode = z.string().regex(/^\d{6}$/);
/** Answer of a call for a file: its address, good for some minutes. */
export const FileAddress = z.object({ address: z.string(), mostLines: z.int() });
/** Answer of a call that only does something. */
export const Done = z.object({ ok: z.literal(true) });

/** Query of every paged list. */
export const Paging = z.object({
  /** From the previous page's `nextCursor`. */
  cursor: z.string().max(200).optional(),
  size: z.coerce.number().int().min(1).max(50).default(10),
});

export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable() });
