import { t } from '@lingui/core/macro';
import type { ShownMatchData, StreakPrizeData } from '@voltfront/contract';
import { OUTCOMES } from '@voltfront/rules/campaign/quiz';
import { formatClock, formatDate, formatInstant } from '@voltfront/rules/format/date';
import { DAY_MS } from '@voltfront/rules/time';
import { shortDate, type TagProps } from '@/ui';

type Own = NonNullable<ShownMatchData['own']>;

/** What stands for a choice: the side that wins, or a draw. */
function choiceWords({ home, away }: Pick<ShownMatchData, 'home' | 'away'>, choice: Own['choice']): string {
  if (choice === 'draw') return t`平局`;
  return choice === 'home' ? t`${home.title}胜` : t`${away.title}胜`;
}

/** The three choices of a match in their order. */
export const choicesOf = (match: Pick<ShownMatchData, 'home' | 'away'>) =>
  OUTCOMES.map((choice) => ({ choice, text: choiceWords(match, choice) }));

/** Where a match stands for who looks at it. */
export function stateTag({ state, own }: ShownMatchData): { text: string; tone: NonNullable<TagProps['tone']> } {
  if (state === 'open') return own ? { text: t`已竞猜`, tone: 'success' } : { text: t`可竞猜`, tone: 'accent' };
  if (state === 'putOff') return { text: t`已延期`, tone: 'warning' };
  if (state === 'void') return { text: t`已取消`, tone: 'neutral' };
  return state === 'scored' ? { text: t`已开奖`, tone: 'neutral' } : { text: t`已截止`, tone: 'neutral' };
}

/** What came of a prediction. */
export function resultTag({ result, points }: Own): { text: string; tone: NonNullable<TagProps['tone']> } {
  if (result === null) return { text: t`待开奖`, tone: 'accent' };
  if (result === 'void') return { text: t`已作废`, tone: 'neutral' };
  if (result === 'hit') return { text: points > 0 ? t`猜中 +${points}` : t`猜中`, tone: 'success' };
  return { text: points > 0 ? t`未中 +${points}` : t`未中`, tone: 'neutral' };
}

/** What somebody said about a match, in a line. */
export function guessWords(match: ShownMatchData, { choice, score, first }: Own): string {
  const parts = [choiceWords(match, choice)];
  if (score) parts.push(t`比分 ${score.home} : ${score.away}`);
  if (first) parts.push(firstWords(match, first));
  return parts.join(' · ');
}

/** Who scores first. */
export function firstWords({ home, away }: Pick<ShownMatchData, 'home' | 'away'>, first: NonNullable<Own['first']>) {
  if (first === 'none') return t`无进球`;
  return first === 'home' ? t`${home.title}先进球` : t`${away.title}先进球`;
}

/** When a match begins. */
export function kickOffWords({ kicksOffAt }: Pick<ShownMatchData, 'kicksOffAt'>): string {
  return kicksOffAt === null ? t`时间待定` : formatInstant(kicksOffAt, t`M月D日 HH:mm`);
}

/** Day of Asia/Shanghai under which a match is listed; empty while it is put off. */
export const dayOf = ({ kicksOffAt }: Pick<ShownMatchData, 'kicksOffAt'>): string =>
  kicksOffAt === null ? '' : formatDate(kicksOffAt);

/** Name of a day with matches. */
export function dayWords(matches: readonly ShownMatchData[], now: number): string {
  const at = matches[0]?.kicksOffAt ?? null;
  if (at === null) return t`延期`;
  if (formatDate(at) === formatDate(now)) return t`今天`;
  return formatDate(at) === formatDate(now + DAY_MS) ? t`明天` : shortDate(at);
}

/** Time of the day at which a match begins, or what stands for it. */
export const clockWords = ({ kicksOffAt }: Pick<ShownMatchData, 'kicksOffAt'>): string =>
  kicksOffAt === null ? t`待定` : formatClock(kicksOffAt);

/** Where the prize of a streak stands. */
export function streakWords({ state, left }: StreakPrizeData): string {
  if (state === 'claimed') return t`已领取`;
  if (state === 'lapsed') return t`已过期`;
  if (left === 0) return t`已领完`;
  return state === 'open' ? t`领取` : t`未达成`;
}
