import { MINUTE_MS } from '@voltfront/rules/time';
import { Counter } from 'prom-client';
import { type AppServices, type Ctx, withTransaction } from '../../kernel/context';
import { newId } from '../../kernel/ids';
import { insertDecision } from './risk.repository';
import type { DecisionKind } from './risk.tables';

/** A decision about a device. */
export interface Decision {
  deviceKey: string;
  kind: DecisionKind;
  /** Contract key of the request; empty for an assessment. */
  call: string;
  level: string;
  score: number;
  reasons: readonly string[];
}

const counters = new WeakMap<AppServices, Counter<'kind' | 'level'>>();

/** Creates the metric for alerts: `volt_risk_decisions_total`. */
export function setUpDecisions(app: AppServices): void {
  const counter = new Counter({
    name: 'volt_risk_decisions_total',
    help: 'Decisions about devices that are not plainly harmless',
    labelNames: ['kind', 'level'] as const,
    registers: [app.metrics.registry],
  });
  counters.set(app, counter);
}

/**
 * Whether decisions are enforced: everywhere except in demo runs, unless the setting says
 * otherwise.
 */
export const isEnforced = ({ config }: AppServices): boolean =>
  (config.riskAction ?? (config.isDemo ? 'observe' : 'enforce')) === 'enforce';

const REPEAT_MS = MINUTE_MS;

/**
 * Adds a history line. A captcha or refusal repeated within a minute only increments the metric,
 * and so does every decision about a caller without a device.
 */
export async function recordDecision(ctx: Ctx, decision: Decision): Promise<void> {
  const { kind, level, call, deviceKey } = decision;
  counters.get(ctx.app)?.inc({ kind, level });
  if (deviceKey === '') return;
  const accountId = ctx.actor?.accountId ?? '';
  const name = `risk:decision:${kind}:${level}:${deviceKey}:${accountId}:${call}`;
  if (!(await ctx.app.cache.once(name, REPEAT_MS))) return;
  const score = Math.round(decision.score);
  const row = { ...decision, score, id: newId(ctx.now()), accountId, isEnforced: isEnforced(ctx.app) };
  await withTransaction(ctx, ({ db }) => insertDecision(db, { ...row, createdAt: ctx.now() }));
  ctx.log.info({ kind, level, call, deviceKey, score, reasons: decision.reasons }, 'risk decision');
}
