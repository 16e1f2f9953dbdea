import { t } from '@lingui/core/macro';
import type { VoiceData } from '@voltfront/contract';
import { useState } from 'react';
import { useApiMutation } from '@/api';
import { ensureLogin } from '@/navigation';
import { toast } from '@/ui';
import { readVoiceAgain, showFollow } from './voice-cache';

/** Letters, digits or characters of the word. */
export const WORD_LENGTH = 6;

/** Giving the word of the film. Visitors are sent to login. */
export function useWord({ campaign: { slug } }: VoiceData) {
  const [word, write] = useState('');
  const [error, setError] = useState<string>();
  const giving = useApiMutation('POST /api/mpmkt/v1/campaign/voice/follow', {
    onError: readVoiceAgain,
    onSuccess: ({ isRight, follow }) => {
      showFollow(slug, follow);
      if (isRight) return toast(t`暗号正确，任务已完成`);
      setError(follow.triesLeft > 0 ? t`暗号不对，再看看片尾` : t`今日次数已用完，明天再来`);
    },
  });
  const setWord = (text: string) => {
    write(text);
    setError(undefined);
  };
  const check = () => {
    if (!ensureLogin() || giving.isPending) return;
    const given = word.trim();
    if (given.length !== WORD_LENGTH) return setError(t`请填写 ${WORD_LENGTH} 个字的暗号`);
    giving.mutate({ slug, word: given });
  };
  return { word, setWord, error, check, isBusy: giving.isPending };
}
