import { t } from '@lingui/core/macro';
import { withCommas } from '@voltfront/rules/money';
import { ShortName, Text } from '@/ui';
import styles from './employee.module.css';

export interface EmployeeHeadProps {
  employee: { nickname: string; organName: string; jobId: string };
  /** Dark enough for white text. */
  accent: string;
  /** Counts in a row; up to four. */
  figures: readonly { name: string; value: number }[];
}

/** An employee as on their pass: name, department and job number, with what they achieved. */
export function EmployeeHead({ employee: { nickname, organName, jobId }, accent, figures }: EmployeeHeadProps) {
  return (
    <section className={styles.pass} style={{ backgroundColor: accent }} aria-label={t`员工信息`}>
      <div className={styles.who}>
        <Text size="title-2" weight="bold" className={styles.light}>
          <ShortName text={nickname} />
        </Text>
        <span className={styles.job}>{t`工号 ${jobId}`}</span>
      </div>
      <div className={styles.organ}>{organName}</div>
      <div className={styles.figures}>
        {figures.map(({ name, value }) => (
          <div key={name} className={styles.figure}>
            <div className={styles.value}>{withCommas(value)}</div>
            <div className={styles.name}>{name}</div>
          </div>
        ))}
      </div>
    </section>
  );
}
