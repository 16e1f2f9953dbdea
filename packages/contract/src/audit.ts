import { z } from 'zod';
import { At, Id, Paging, pageOf } from './common';
import { defineEndpoints } from './define';
import { grantedRoles } from './permissions';

/** Something that a member of staff changed. */
const AuditEntry = z.object({
  entryId: z.string(),
  staffId: z.string(),
  /** As they are called now; empty for a cancelled account. */
  staffName: z.string(),
  /** Those that they held then. */
  roles: z.array(z.enum(grantedRoles)),
  /** Method and path. */
  call: z.string(),
  /** Ids and numbers of what it concerned, by their names in the call. */
  subject: z.record(z.string(), z.string()),
  /** Why, in their words; empty where the call asks for none. */
  reason: z.string(),
  at: At,
});

export const audit = defineEndpoints({
  'GET /api/mpaccount/v1/staff/audit': {
    summary: 'What staff changed, newest first; of one of them where that is asked for.',
    auth: 'audit.see',
    query: Paging.extend({ staffId: Id.optional() }),
    reply: pageOf(AuditEntry),
  },
});
