import { t } from '@lingui/core/macro';
import type { ReplyOf } from '@/api';

export type Profile = ReplyOf<'GET /api/mpaccount/v1/profile'>;
type Review = Profile['reviews'][number];

/** The value of a field that others do not see yet, or that was refused. */
export const reviewOf = ({ reviews }: Profile, field: Review['field']): Review | undefined =>
  reviews.find((review) => review.field === field);

/** What a field says about its review: under way, or why it was refused. */
export function reviewWords(review: Review | undefined): { hint?: string; error?: string } {
  if (!review) return {};
  const { field, state, value } = review;
  const reason = review.reason ?? '';
  if (state === 'refused') return { error: reason ? t`未通过审核：${reason}` : t`未通过审核，请修改` };
  return { hint: field === 'avatar' ? t`新头像审核中，通过后对他人可见` : t`“${value}”审核中，通过后对他人可见` };
}
