import { DAY_MS } from '@voltfront/rules/time';
import { createTestServer, type TestPerson, type TestServer } from '../../testing';
import { defineForm } from '../form';
import { uploadPicture } from '../writing/writing.fixture';
import { insertAssociations } from './association.repository';
import { BIND_FORM } from './bind-member';

export const BINDING = 'GET /api/mpmkt/v1/association/binding' as const;
export const BIND = 'POST /api/mpmkt/v1/association/bind' as const;
export const UNBIND = 'POST /api/mpmkt/v1/association/unbind' as const;
export const LIST = 'GET /api/mpmkt/v1/staff/association/bindings' as const;
export const DETAIL = 'GET /api/mpmkt/v1/staff/association/binding' as const;
export const ACCEPT = 'POST /api/mpmkt/v1/staff/association/accept' as const;
export const REFUSE = 'POST /api/mpmkt/v1/staff/association/refuse' as const;

/** Associations whose contracts run for 300 days, and one whose contract is over. */
async function addAssociations(server: TestServer): Promise<void> {
  const now = server.clock.now();
  await server.database.transaction(async (db) => {
    await defineForm(
      { ...server.ctx(), db },
      {
        ...{ id: BIND_FORM, version: 1, title: '绑定' },
        groups: [
          {
            fields: [
              { kind: 'pick', id: 'association', label: '协会', list: 'associations' },
              { kind: 'name', id: 'name', label: '姓名' },
              {
                ...{ kind: 'text', id: 'memberNo', label: '会员号', min: 6, max: 20, pattern: '[A-Za-z0-9]{6,20}' },
                ...{ isPersonal: true, texts: { notOffered: '该会员号已被绑定' } },
              },
              { kind: 'pictures', id: 'card', label: '会员卡', min: 1, max: 1 },
            ],
          },
        ],
      },
    );
    await insertAssociations(
      db,
      [300, 300, -1].map((days, index) => ({
        ...{ id: `club-${index + 1}`, name: `协会${index + 1}`, rights: ['礼遇'], position: index },
        contractUntil: now + days * DAY_MS,
      })),
    );
  });
}

/** A server with associations, and steps of members and staff. */
export class AssociationDesk {
  private made = 0;

  private constructor(
    readonly server: TestServer,
    readonly operator: TestPerson,
  ) {}

  static async open(): Promise<AssociationDesk> {
    const config = { databaseLockTimeoutMs: 25_000, rateWritePerMinute: 100_000, ratePersonPerMinute: 100_000 };
    const server = await createTestServer({ config });
    await addAssociations(server);
    return new AssociationDesk(server, await server.login({ roles: ['operator'] }));
  }

  /** A member number that nobody has. */
  nextNumber(): string {
    this.made += 1;
    return `AB${String(100_000 + this.made)}`;
  }

  async answers(person: TestPerson, changes: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
    const card = [await uploadPicture(this.server, person)];
    return { association: 'club-1', name: '林夏', memberNo: this.nextNumber(), card, ...changes };
  }

  send = ({ token }: TestPerson, answers: Record<string, unknown>) =>
    this.server.call(BIND, { token, body: { version: 1, answers } });

  bind = async (person: TestPerson, changes: Record<string, unknown> = {}) =>
    this.send(person, await this.answers(person, changes));

  /** A request that has to succeed. @returns its id */
  async request(person: TestPerson, changes: Record<string, unknown> = {}): Promise<string> {
    return (await this.bind(person, changes)).data.bindingId;
  }

  own = async ({ token }: TestPerson) => (await this.server.ask(BINDING, { token })).own;
  unbind = ({ token }: TestPerson, bindingId: string) => this.server.call(UNBIND, { token, body: { bindingId } });
  accept = (bindingId: string, { token } = this.operator) => this.server.call(ACCEPT, { token, body: { bindingId } });
  refuse = (bindingId: string, reason = '照片不清晰') =>
    this.server.call(REFUSE, { token: this.operator.token, body: { bindingId, reason } });
}
