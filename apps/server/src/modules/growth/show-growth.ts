import type { ReplyOf } from '@voltfront/contract';
import { formatDate } from '@voltfront/rules/format/date';
import { periodKey } from '@voltfront/rules/growth/benefit-period';
import { growthLevel, missingToKeep } from '@voltfront/rules/growth/growth-level';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { balances, growthBook } from '../points';
import { type BenefitRow, findReview, selectClaims } from './growth.repository';
import { type GrowthRules, growthRules } from './growth-rules';
import { yearBefore, yearOf } from './year';

type Shown = ReplyOf<'GET /api/mpintegral/v1/growth'>;

function presentBenefit({ code, level, title, summary, body, icon, giftTitle, giftPeriod }: BenefitRow) {
  const gift = giftTitle && giftPeriod ? { title: giftTitle, period: giftPeriod } : null;
  return { code, level, title, summary, text: body, icon, gift };
}

/** How far the current year's review is met. */
async function yearNow(ctx: Ctx, accountId: string, growth: number, { levels }: GrowthRules): Promise<Shown['year']> {
  const { from, to } = yearOf(ctx.now());
  const [earned, change] = await Promise.all([
    growthBook.earned(ctx, accountId, from, to),
    growthBook.changeSince(ctx, accountId, from),
  ]);
  const missing = missingToKeep(levels, { growth, growthAtStart: growth - change, earned });
  const keep = levels[growthLevel(levels, growth) - 1]?.keep ?? 0;
  return { endsAt: to, earned, keep, missing };
}

async function benefitsOf(ctx: Ctx, accountId: string, level: number, { benefits }: GrowthRules) {
  const now = ctx.now();
  const periods = [...new Set(benefits.flatMap(({ giftPeriod }) => (giftPeriod ? [periodKey(giftPeriod, now)] : [])))];
  const claims = periods.length > 0 ? await selectClaims(ctx.db, accountId, periods) : [];
  const claimed = new Set(claims.map(({ benefit, period }) => `${benefit}:${period}`));
  return benefits.map((row) => ({
    ...presentBenefit(row),
    isOpen: level >= row.level,
    isClaimed: row.giftPeriod !== null && claimed.has(`${row.code}:${periodKey(row.giftPeriod, now)}`),
  }));
}

async function tasksOf(ctx: Ctx, accountId: string, { sources }: GrowthRules): Promise<Shown['tasks']> {
  const codes = sources.map(({ code }) => code);
  const today = formatDate(ctx.now());
  const [day, year] = await Promise.all([
    growthBook.countSince(ctx, accountId, codes, today),
    growthBook.countSince(ctx, accountId, codes, `${today.slice(0, 4)}-01-01`),
  ]);
  return sources.map(({ position: _, ...source }) => ({
    ...source,
    doneToday: Math.min(day.get(source.code) ?? 0, source.dailyLimit),
    doneThisYear: Math.min(year.get(source.code) ?? 0, source.yearlyLimit),
  }));
}

/** The caller's level: growth value, this year's review, benefits and ways to grow. */
export async function showGrowth(ctx: ActorCtx): Promise<Shown> {
  const { accountId } = ctx.actor;
  const [rules, { growth }] = await Promise.all([growthRules(ctx), balances(ctx, accountId)]);
  const { levels } = rules;
  const level = growthLevel(levels, growth);
  const [year, review, benefits, tasks] = await Promise.all([
    yearNow(ctx, accountId, growth, rules),
    findReview(ctx.db, accountId, yearBefore(ctx.now()).year),
    benefitsOf(ctx, accountId, level, rules),
    tasksOf(ctx, accountId, rules),
  ]);
  const hasFallen = review !== undefined && review.levelAfter < review.levelBefore;
  const fall = hasFallen ? { year: review.year, from: review.levelBefore, to: review.levelAfter } : null;
  return { growth, level, levels, year, fall, benefits, tasks };
}

/** Rules of growth value in force, for everybody. */
export async function showGrowthRules(ctx: Ctx): Promise<ReplyOf<'GET /api/mpintegral/v1/growth/rules'>> {
  const { sources, benefits, ...rules } = await growthRules(ctx);
  return {
    ...rules,
    sources: sources.map(({ position: _, ...source }) => source),
    benefits: benefits.map(presentBenefit),
  };
}
