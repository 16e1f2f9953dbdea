import type { MatchState } from '@voltfront/rules/campaign/quiz';
import type { TonedWords } from '../ui/word-tag';

/** Where a match stands. */
export const matchStateWords: TonedWords<MatchState> = {
  open: ['可竞猜', 'Open', 'good'],
  putOff: ['已延期', 'Put off', 'waiting'],
  closed: ['已截止', 'Closed', 'waiting'],
  scored: ['已开奖', 'Scored', 'over'],
  void: ['已取消', 'Void', 'over'],
};
