import { t } from '@lingui/core/macro';
import type { ReplyOf } from '@voltfront/contract';
import { formatYuan, withCommas } from '@voltfront/rules/money';
import { Cell, CellGroup, Section, Stack, Text } from '@/ui';
import styles from './partner.module.css';
import { customerStateName } from './partner-words';

type Own = NonNullable<ReplyOf<'GET /api/mpmkt/v1/campaign/partner/desk'>['own']>;

const STATES = ['registered', 'booked', 'arrived', 'driven'] as const;

/** A partner's customers of this month by state, and what the finished drives of each month are settled at. */
export function DeskFigures({ own: { counts, months } }: { own: Own }) {
  return (
    <>
      <Section pad="m" label={t`本月客户`}>
        <Stack gap={3}>
          <Text weight="medium">{t`本月客户`}</Text>
          <div className={styles.figures}>
            {STATES.map((state) => (
              <div key={state} className={styles.figure}>
                <div className={styles.value}>{withCommas(counts[state])}</div>
                <div className={styles.name}>{customerStateName(state)}</div>
              </div>
            ))}
          </div>
        </Stack>
      </Section>
      <CellGroup inset title={t`月度结算`}>
        {months.map(({ month, drives, amountFen, isOpen }) => (
          <Cell
            key={month}
            title={month}
            note={isOpen ? t`完成试驾 ${drives} 次 · 次月 10 日前对账` : t`完成试驾 ${drives} 次`}
            value={formatYuan(amountFen)}
          />
        ))}
      </CellGroup>
    </>
  );
}
