import { reasonLength } from '@voltfront/contract/headers';
import { grantedRoles } from '@voltfront/contract/permissions';
import type { AuditTrail } from '../../gateway/audit';
import { newId } from '../../kernel/ids';
import { addEntry } from './audit.repository';

/** Names of ids and numbers; other fields may hold words about people, or codes. */
const SUBJECT = /(Id|No)$/;
const LONGEST = 64;

/** What was said with the call, else in it: some calls want the reason themselves, for a customer to read. */
function reasonOf(said: string, body: unknown): string {
  if (said !== '' || typeof body !== 'object' || body === null || !('reason' in body)) return said;
  return typeof body.reason === 'string' ? body.reason.slice(0, reasonLength) : '';
}

function subjectIn(part: unknown): [string, string][] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).filter(
    ([name, value]) => SUBJECT.test(name) && typeof value === 'string' && value.length <= LONGEST,
  );
}

/** Writes down a change of the caller, in its transaction. */
export const noteChange: AuditTrail['note'] = async (ctx, { key, body, reply }) => {
  if (!ctx.actor) return;
  const { accountId: staffId, roles } = ctx.actor;
  const now = ctx.now();
  await addEntry(ctx.db, {
    id: newId(now),
    staffId,
    roles: grantedRoles.filter((role) => roles.includes(role)),
    call: key,
    subject: Object.fromEntries([...subjectIn(reply), ...subjectIn(body)]),
    reason: reasonOf(ctx.request.reason, body),
    requestId: ctx.requestId,
    createdAt: now,
  });
};
