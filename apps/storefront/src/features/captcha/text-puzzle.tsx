import { t } from '@lingui/core/macro';
import type { CaptchaChallengeData } from '@voltfront/contract';
import { useState } from 'react';
import { Button, TextField } from '@/ui';
import styles from './captcha.module.css';

type TextChallenge = Extract<CaptchaChallengeData, { kind: 'text' }>;

interface TextPuzzleProps {
  challenge: TextChallenge;
  isWrong: boolean;
  isChecking: boolean;
  onAnswer: (text: string) => void;
}

/** Types the characters of a picture; upper and lower case count the same. */
export function TextPuzzle({ challenge, isWrong, isChecking, onAnswer }: TextPuzzleProps) {
  const [text, setText] = useState('');
  const isComplete = text.trim().length === challenge.length;
  return (
    <div className={styles.puzzle}>
      <img className={styles.letters} src={challenge.image} alt={t`图形验证码`} />
      <div className={styles.field}>
        <TextField
          label={t`图中字符`}
          value={text}
          onChange={setText}
          maxLength={challenge.length}
          placeholder={t`不区分大小写`}
          error={isWrong ? t`字符不正确，请再试一次` : undefined}
        />
      </div>
      <Button
        block
        className={styles.submit}
        disabled={!isComplete || isWrong}
        loading={isChecking}
        onClick={() => onAnswer(text.trim())}
      >
        {t`确认`}
      </Button>
    </div>
  );
}
