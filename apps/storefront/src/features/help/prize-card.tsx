import { t } from '@lingui/core/macro';
import type { HelpStepData } from '@voltfront/contract';
import { withCommas } from '@voltfront/rules/money';
import type { ReactNode } from 'react';
import { Fill, Picture, Text } from '@/ui';
import styles from './help.module.css';

/** How many are left of a prize. */
function stockText({ left }: HelpStepData): string {
  if (left === null) return t`数量充足`;
  return left === 0 ? t`已领完` : t`剩余 ${withCommas(left)} 份`;
}

/** A prize of the one who is helped, with what it takes. */
export function PrizeCard({
  step,
  condition,
  children,
}: {
  step: HelpStepData;
  condition: string;
  children?: ReactNode;
}) {
  return (
    <div className={styles.prize}>
      <span className={styles.sight}>
        <Picture src={step.picture} width={72} aspect={1} alt="" clear fit="contain" />
      </span>
      <Fill>
        <Text weight="bold">{step.title}</Text>
        <Text size="small" tone="secondary">
          {condition}
        </Text>
        <Text size="caption" tone="secondary">
          {stockText(step)}
        </Text>
      </Fill>
      {children}
    </div>
  );
}
