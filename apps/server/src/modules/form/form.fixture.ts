import { driveForm } from '@voltfront/rules/form/form.fixture';
import { EVERY_DAY } from '@voltfront/rules/slot/slot-plan';
import { eq } from 'drizzle-orm';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { newFilePath } from '../../providers/files/types';
import type { TestPerson, TestServer } from '../../testing';
import { sessions } from '../account/account.tables';
import { savePlans } from '../slot';
import { noteUploads } from '../upload';
import { defineForm, type EntryRow, submitEntry } from '.';

export const STORE = 'sh-jingan';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Steps of people who fill in a test-drive form. */
export class FormDesk {
  constructor(readonly server: TestServer) {}

  /** The form, and a store with this capacity per slot. */
  async open(capacity = 2): Promise<void> {
    const plan = {
      hours: [{ weekdays: EVERY_DAY, starts: [600, 840], capacity }],
      lengthMinutes: 60,
      leadMinutes: 60,
      days: 9,
    };
    await this.server.database.transaction(async (db) => {
      const ctx = { ...this.server.ctx(), db };
      await defineForm(ctx, driveForm);
      await savePlans(ctx, [{ kind: 'drive', placeId: STORE, plan }]);
    });
  }

  /** A slot three days from now (10:00 in Shanghai), or later. */
  slot(later = 0): number {
    const midnight = Math.floor((this.server.clock.now() + 8 * HOUR_MS) / DAY_MS) * DAY_MS - 8 * HOUR_MS;
    return midnight + (3 + later) * DAY_MS + 10 * HOUR_MS;
  }

  /** The code that was sent to a phone for a form. */
  async code(mobile: string): Promise<string> {
    await this.server.ask('GET /api/appuser/v1/user/pub/sms/authCode', { query: { mobile, scene: 'form' } });
    return this.server.sms.lastCode?.(mobile) ?? '';
  }

  async pictures(person: TestPerson, count = 2): Promise<string[]> {
    const now = this.server.clock.now();
    const paths = Array.from({ length: count }, () => newFilePath('personal', 'webp', now));
    await noteUploads(this.server.ctx(), person.accountId, paths);
    return paths;
  }

  /** Valid answers. */
  async answers(phone: string, changes: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
    const code = 'code' in changes ? changes.code : await this.code(phone);
    const place = { way: 'store', city: '310100', store: STORE, slot: this.slot() };
    return { name: '林夏', phone, code, ...place, consent: '2026-11', ...changes };
  }

  /** The context of a logged-in person's request. */
  async as(person: TestPerson | null): Promise<Ctx> {
    const ctx = this.server.ctx();
    if (!person) return ctx;
    const { accountId } = person;
    const [session] = await ctx.db.select({ id: sessions.id }).from(sessions).where(eq(sessions.accountId, accountId));
    return { ...ctx, actor: { accountId, sessionId: session?.id ?? '', roles: ['customer'] } } satisfies ActorCtx;
  }

  async submit(
    person: TestPerson | null,
    answers: Record<string, unknown>,
    once = 'spring',
    write: (ctx: Ctx, entry: EntryRow) => Promise<unknown> = async () => 'kept',
  ) {
    return submitEntry(await this.as(person), { formId: driveForm.id, version: 1, answers, once }, write);
  }
}
