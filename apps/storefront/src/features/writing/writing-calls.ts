import { t } from '@lingui/core/macro';
import { type ItemOf, queryClient, type ReplyOf } from '@/api';
import type { TagProps } from '@/ui';

export const WRITINGS = 'GET /api/mpmkt/v1/community/writings';
export const WRITING = 'GET /api/mpmkt/v1/community/writing';

export type WritingLine = ItemOf<typeof WRITINGS>;
export type Writing = ReplyOf<typeof WRITING>;

/** Asks for the own articles again after one of them changed. */
export function refreshWritings(): void {
  void queryClient.invalidateQueries({ queryKey: ['list', WRITINGS] });
  void queryClient.invalidateQueries({ queryKey: [WRITING] });
}

/** The word for a state, and its colour. */
export function stateWord(state: WritingLine['state']): { word: string; tone: NonNullable<TagProps['tone']> } {
  switch (state) {
    case 'draft':
      return { word: t`草稿`, tone: 'neutral' };
    case 'reviewing':
      return { word: t`审核中`, tone: 'warning' };
    case 'refused':
      return { word: t`未通过`, tone: 'danger' };
    case 'appealing':
      return { word: t`申诉中`, tone: 'warning' };
    case 'publishing':
      return { word: t`发布中`, tone: 'accent' };
    case 'published':
      return { word: t`已发布`, tone: 'success' };
    case 'closed':
      return { word: t`申诉未通过`, tone: 'danger' };
  }
}
