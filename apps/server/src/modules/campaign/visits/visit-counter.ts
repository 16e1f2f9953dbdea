import { createHmac } from 'node:crypto';
import { formatDate } from '@voltfront/rules/format/date';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '@voltfront/rules/time';
import type { AppServices, Ctx } from '../../../kernel/context';
import type { CampaignRow } from '../campaign.repository';
import { addVisits, type DayVisits, forgetVisitors } from './visit.repository';

declare module '../../../kernel/context' {
  interface AppServices {
    visits: VisitCounter;
  }
}

/** How long (ms) visits wait in memory before they are written. */
const WRITE_MS = 5 * SECOND_MS;
/** What somebody logged in reads again within this time (ms) is the same visit: a draw or a pull-down reads the page anew. */
const VISIT_MS = 30 * MINUTE_MS;
/** People whose last visit is remembered; beyond that all are forgotten. */
const MOST_REMEMBERED = 50_000;

interface Waiting extends DayVisits {
  visitors: Set<string>;
}

/**
 * Counts visits of landing pages in memory and writes them every few seconds, so that a crowd costs a statement for each campaign
 * and not one for each visit. Who is not logged in is counted, and told apart by nothing.
 */
export class VisitCounter {
  private waiting = new Map<string, Waiting>();
  private readonly lastVisits = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();

  constructor(private readonly app: AppServices) {}

  /** Counts the caller's visit of a campaign. */
  note({ actor, now }: Ctx, { id: campaignId }: Pick<CampaignRow, 'id'>): void {
    const at = now();
    const day = formatDate(at);
    const visitor = actor && this.nameOf(`${day}:${campaignId}:${actor.accountId}`);
    if (visitor !== null && !this.isNewVisit(visitor, at)) return;
    this.add({ campaignId, day, visits: 1, visitors: new Set(visitor === null ? [] : [visitor]) });
    this.timer ??= setTimeout(() => void this.write().catch(() => undefined), WRITE_MS).unref();
  }

  /** Writes what waits. What could not be written waits on. */
  write(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const next = this.writing.catch(() => undefined).then(() => this.writeAll());
    this.writing = next;
    return next;
  }

  private nameOf(text: string): string {
    return createHmac('sha256', this.app.config.dataSecret).update(`visit:${text}`).digest('base64url');
  }

  private isNewVisit(visitor: string, at: number): boolean {
    const last = this.lastVisits.get(visitor);
    if (last !== undefined && at - last < VISIT_MS) return false;
    if (this.lastVisits.size >= MOST_REMEMBERED) this.lastVisits.clear();
    this.lastVisits.set(visitor, at);
    return true;
  }

  private add({ campaignId, day, visits, visitors }: DayVisits): void {
    const key = `${campaignId}:${day}`;
    const before = this.waiting.get(key);
    if (!before) this.waiting.set(key, { campaignId, day, visits, visitors: new Set(visitors) });
    else {
      before.visits += visits;
      for (const visitor of visitors) before.visitors.add(visitor);
    }
  }

  private async writeAll(): Promise<void> {
    const taken = [...this.waiting.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, part]) => part);
    this.waiting = new Map();
    if (taken.length === 0) return;
    try {
      await this.app.database.transaction(async (db) => {
        for (const part of taken) await addVisits(db, part);
      });
    } catch (error) {
      for (const part of taken) this.add(part);
      this.app.log.warn({ err: error }, 'visits of campaigns wait on');
      this.timer ??= setTimeout(() => void this.write().catch(() => undefined), WRITE_MS).unref();
      throw error;
    }
  }
}

/** Forgets who was counted on days that are over; what was counted before midnight may be written after it. */
export const forgetCounted = (ctx: Ctx): Promise<void> => forgetVisitors(ctx.db, formatDate(ctx.now() - DAY_MS));
