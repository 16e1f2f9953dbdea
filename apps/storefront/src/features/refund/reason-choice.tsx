import { t } from '@lingui/core/macro';
import type { RefundQuoteData, RefundReasonData } from '@voltfront/contract';
import { REFUND_LIMITS } from '@voltfront/rules/refund/refund-reasons';
import { RadioGroup, Section, TextArea } from '@/ui';
import styles from './refund.module.css';

interface ReasonChoiceProps {
  reasons: RefundQuoteData['reasons'];
  value: RefundReasonData | null;
  onChange: (reason: RefundReasonData) => void;
  words: string;
  onWords: (words: string) => void;
  /** What is wrong with the words. */
  error: string | undefined;
}

/** One reason out of the groups; the one that no group has wants words. */
export function ReasonChoice({ reasons, value, onChange, words, onWords, error }: ReasonChoiceProps) {
  return (
    <>
      {reasons.map(({ group, title, reasons: options }) => (
        <Section key={group} title={title}>
          <RadioGroup
            label={title}
            value={value}
            onChange={onChange}
            options={options.map(({ code, title: text }) => ({ key: code, text }))}
          />
          {options.some(({ code, wantsWords }) => wantsWords && code === value) && (
            <div className={styles.words}>
              <TextArea
                value={words}
                onChange={onWords}
                placeholder={t`请填写 5 至 200 字的退款原因`}
                maxLength={REFUND_LIMITS.reasonMax}
                error={error}
              />
            </div>
          )}
        </Section>
      ))}
    </>
  );
}
