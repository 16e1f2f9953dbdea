import type { TestServer } from '../../testing';

/** The trail as a list that pages; every auditor reads the same. */
export const auditList = {
  key: 'GET /api/mpaccount/v1/staff/audit' as const,
  id: 'entryId' as const,
  isPersonal: false,
  isNewestFirst: true,
  readers: { roles: ['auditor' as const] },
};

/** An auditor, and the one entry of an operator who gave them an honour. */
export async function auditedChange<C>(server: TestServer, changes: C) {
  const auditor = await server.login({ roles: ['auditor'] });
  const staff = await server.login({ roles: ['operator'] });
  const words = { kind: 'idea' as const, title: '建议采纳', reason: '已采纳', giver: '产品团队' };
  const body = { accountId: auditor.accountId, ...words, kr: 1 };
  await server.ask('POST /api/mpintegral/v1/honour/give', { token: staff.token, body });
  const query = { staffId: staff.accountId };
  const { items } = await server.ask(auditList.key, { token: auditor.token, query });
  const row = { table: 'audit_entries', column: 'id', value: items[0]?.entryId ?? '', changes };
  return [auditor, query, row] as const;
}
