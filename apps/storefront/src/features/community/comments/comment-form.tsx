import { t } from '@lingui/core/macro';
import { truncateName } from '@voltfront/rules/format/truncate';
import { useEffect, useRef } from 'react';
import { Button, inputValue, Popup } from '@/ui';
import styles from './comment-form.module.css';
import { COMMENT_MAX, lengthOf } from './comment-rules';
import type { CommentForm as Form } from './use-comment-form';

/** The sheet in which a comment or an answer is written. */
export function CommentForm({ form }: { form: Form }) {
  const field = useFieldFocus(form.isOpen);
  const { answered } = form.target;
  const name = truncateName(answered?.author.nickname ?? '');
  const label = answered ? t`回复 @${name}` : t`写评论`;
  const length = lengthOf(form.text);
  return (
    <Popup isOpen={form.isOpen} onClose={form.close} label={label}>
      <div className={styles.form}>
        {answered && <div className={styles.quote}>{`${name}：${answered.text}`}</div>}
        <textarea
          className={styles.input}
          value={form.text}
          placeholder={answered ? label : t`友善发言，分享你的真实想法`}
          aria-label={label}
          ref={field}
          onInput={(event) => form.setText(inputValue(event))}
          onChange={(event) => form.setText(inputValue(event))}
        />
        <div className={styles.foot}>
          <span className={length >= COMMENT_MAX ? styles.full : styles.counter} aria-live="polite">
            {`${length}/${COMMENT_MAX}`}
          </span>
          <Button size="medium" disabled={!form.canSend} loading={form.isSending} onClick={form.send}>
            {t`发布`}
          </Button>
        </div>
      </div>
    </Popup>
  );
}

/** The sheet exists to be written in: its field takes the focus once the sheet has it (where the platform allows it). */
function useFieldFocus(isOpen: boolean) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isOpen) field.current?.focus?.({ preventScroll: true });
  }, [isOpen]);
  return field;
}
