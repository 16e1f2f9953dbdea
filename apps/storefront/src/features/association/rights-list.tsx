import { t } from '@lingui/core/macro';
import type { AssociationData } from '@voltfront/contract';
import { Icon, longDate, Section, Text } from '@/ui';
import styles from './association.module.css';

/** What members of an association get, and until when. */
export function RightsList({ association: { name, rights, contractUntil } }: { association: AssociationData }) {
  return (
    <Section title={t`${name}会员权益`}>
      <div className={styles.body}>
        {rights.map((right) => (
          <div key={right} className={styles.right}>
            <Icon name="check" size={16} className={styles.tick} />
            <Text size="label">{right}</Text>
          </div>
        ))}
        <Text size="small" tone="secondary">{t`合约有效期至 ${longDate(contractUntil - 1)}`}</Text>
      </div>
    </Section>
  );
}
