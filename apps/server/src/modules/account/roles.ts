import { grantedRoles, type Role } from '@voltfront/contract';

/** The roles of an account: customer always, owner with a delivered car, the others as granted. */
export function rolesOf(row: { roles: readonly string[]; isOwner: boolean }): Role[] {
  const granted = grantedRoles.filter((role) => row.roles.includes(role));
  return row.isOwner ? ['customer', 'owner', ...granted] : ['customer', ...granted];
}
