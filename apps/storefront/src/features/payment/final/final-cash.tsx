import { t } from '@lingui/core/macro';
import type { FinalPaymentData } from '@voltfront/contract';
import { Button, Section, TextField } from '@/ui';
import { amountProblem, typedFen } from './final-words';

export interface FinalCashProps {
  limits: NonNullable<FinalPaymentData['limits']>;
  text: string;
  onText: (text: string) => void;
}

/** The amount of the next cash part, in yuan. */
export function FinalCash({ limits, text, onText }: FinalCashProps) {
  const { minFen, maxFen } = limits;
  const isAllOrNothing = minFen === maxFen;
  const problem = text === '' ? null : amountProblem(typedFen(text), limits);
  return (
    <Section title={t`现金支付`}>
      <TextField
        label={t`本次支付`}
        value={text}
        onChange={onText}
        inputMode="decimal"
        maxLength={12}
        placeholder={t`输入金额（元）`}
        error={problem ?? undefined}
        hint={isAllOrNothing ? t`不足 ¥1,000 的部分请一次付清` : undefined}
        after={
          <Button size="small" variant="text" onClick={() => onText(String(maxFen / 100))}>
            {t`全部`}
          </Button>
        }
      />
    </Section>
  );
}
