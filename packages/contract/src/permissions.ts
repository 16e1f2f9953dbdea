/**
 * Who may do what: the one table that the gateway, the menu of the console and the tests read. Free of schemas.
 */

/** Roles that are given to an account; one person may hold several. */
export const grantedRoles = [
  /** Staff ambassador, with department and job number. */
  'employee',
  /** Business side: invites companies and key customers. */
  'partner',
  'agent',
  /** Works in one store. */
  'consultant',
  'finance',
  'operator',
  'auditor',
  'administrator',
] as const;

/** Roles of somebody logged in: everybody is a customer, an owner is whose car was delivered. */
export const roles = ['customer', 'owner', ...grantedRoles] as const;

/** All people of the product; a visitor has no login. */
export const people = ['visitor', ...roles] as const;

export type GrantedRole = (typeof grantedRoles)[number];
export type Role = (typeof roles)[number];
export type Person = (typeof people)[number];

/** How much of a section somebody sees: all of it, what belongs to their own store, or all with personal data masked. */
export type Scope = 'all' | 'ownStore' | 'masked';

/** One section of the console. */
interface Section {
  sees: Partial<Record<GrantedRole, Scope>>;
  changes: readonly GrantedRole[];
}

/** A section of one role, which the auditor sees as well. */
const keptBy = (role: GrantedRole, scope: Scope = 'all'): Section => ({
  sees: { [role]: scope, auditor: 'masked' },
  changes: [role],
});

/** Sections of the console, in the order of its menu. */
export const sections = {
  /** Orders of customers as they see them. */
  orders: {
    sees: { operator: 'all', finance: 'all', consultant: 'ownStore', auditor: 'masked' },
    changes: ['operator'],
  },
  /** Production, transport and the plan of deliveries. */
  production: keptBy('operator'),
  /** People with an account: coupons, points, messages. */
  customers: { sees: { operator: 'all', agent: 'all', auditor: 'masked' }, changes: ['operator'] },
  chats: keptBy('agent'),
  drives: keptBy('consultant', 'ownStore'),
  /** Inspection, insurance and pickup of arrived cars. */
  handovers: keptBy('consultant', 'ownStore'),
  leads: keptBy('consultant', 'ownStore'),
  /** Advisers of customers: requests for another one, ratings of visits. */
  care: {
    sees: { operator: 'all', consultant: 'ownStore', auditor: 'masked' },
    changes: ['operator', 'consultant'],
  },
  /** Stores: hours, closures, cars for test drives, tables, people. */
  stores: {
    sees: { operator: 'all', consultant: 'ownStore', auditor: 'masked' },
    changes: ['operator', 'consultant'],
  },
  refunds: keptBy('finance'),
  payments: keptBy('finance'),
  invoices: keptBy('finance'),
  content: keptBy('operator'),
  catalogue: keptBy('operator'),
  campaigns: keptBy('operator'),
  approvals: keptBy('operator'),
  staff: keptBy('administrator'),
  roles: keptBy('administrator'),
  /** What staff changed; nobody changes it. */
  audit: { sees: { auditor: 'masked' }, changes: [] },
} as const satisfies Record<string, Section>;

export type SectionName = keyof typeof sections;

/** What can be permitted outside the console, and to whom. */
const plainPermissions = {
  /** A call that does not look who is asking. */
  public: people,
  /** A call that knows who is asking when they are logged in. */
  optional: people,
  customer: roles,
  /** Has a department and a job number, and advises customers in the brand's name. */
  advise: ['employee'],
  /** Gives out short links of every channel and for chosen platforms. */
  giveOutLinks: ['employee', 'partner', 'operator'],
  /** Brings customers under a contract, and sees them. */
  bringCustomers: ['partner'],
  /** Logs in at the console, whose sections want the second factor as well. */
  enterConsole: ['agent', 'consultant', 'finance', 'operator', 'auditor', 'administrator'],
  /** Spends coupons of customers in the store they work in. */
  redeemCoupons: ['consultant'],
} as const satisfies Record<string, readonly Person[]>;

/** A row of the table: a permission outside the console, or to see or change a section of it. */
export type Permission = keyof typeof plainPermissions | `${SectionName}.${'see' | 'change'}`;

type Rows = Record<Permission, readonly Person[]>;

const rowsOf = ([name, { sees, changes }]: [string, Section]) => ({
  [`${name}.see`]: Object.keys(sees),
  [`${name}.change`]: changes,
});

/** Every permission and the people who have it. */
export const permissions: Rows = Object.assign({}, plainPermissions, ...Object.entries(sections).map(rowsOf));

/** Whether somebody has a permission; null is a visitor. Of several roles one is enough. */
export function may(who: { roles: readonly Role[] } | null, permission: Permission): boolean {
  const holders = permissions[permission];
  return who ? who.roles.some((role) => holders.includes(role)) : holders.includes('visitor');
}

/** Whether a call with this permission changes something as staff, and so goes into the audit trail. */
export const isStaffChange = (permission: Permission): boolean =>
  permission.endsWith('.change') || permission === 'redeemCoupons';

/** Whether a call with this permission is answered at the console alone. */
export const isForConsole = (permission: Permission): boolean =>
  permission === 'enterConsole' || /\.(see|change)$/.test(permission);

/** A line of the console's menu, for somebody who may open it. */
export interface MenuLine {
  section: SectionName;
  /** `all` alone, or what the roles add up to: a consultant who audits sees the own store, and the others masked. */
  scopes: Scope[];
  mayChange: boolean;
}

/** The console's menu for somebody's roles, in order; empty for whom the console is not made. */
export function menuOf(who: { roles: readonly Role[] }): MenuLine[] {
  return (Object.entries(sections) as [SectionName, Section][]).flatMap(([section, { sees }]) => {
    const held = grantedRoles.filter((role) => who.roles.includes(role)).map((role) => sees[role]);
    const scopes = [...new Set(held.filter((scope) => scope !== undefined))];
    if (scopes.length === 0) return [];
    const shown: Scope[] = scopes.includes('all') ? ['all'] : scopes;
    return [{ section, scopes: shown, mayChange: may(who, `${section}.change`) }];
  });
}
