import { t } from '@lingui/core/macro';
import type { ThirdParty } from '@voltfront/brand/privacy';
import { useState } from 'react';
import { navigate } from '@/navigation';
import { Button, cx, Icon, Text } from '@/ui';
import styles from './party-card.module.css';

/** A third party: who, what it gets and how, why, and its own policy. */
export function PartyCard({ party }: { party: ThirdParty }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.card}>
      <Text size="body-large" weight="bold">
        {party.kit}
      </Text>
      <div className={styles.company}>{party.company}</div>
      <Row label={t`信息`}>{party.data}</Row>
      <Row label={t`方式`}>{party.way}</Row>
      <div className={styles.foot}>
        <button type="button" className={styles.why} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t`为什么需要`}
          <Icon name="chevron-down" size={14} className={cx(styles.arrow, isOpen && styles.up)} />
        </button>
        <PolicyLink kit={party.kit} policy={party.policy} />
      </div>
      {isOpen && <Reason party={party} />}
    </div>
  );
}

function PolicyLink({ kit, policy }: Pick<ThirdParty, 'kit' | 'policy'>) {
  if (policy === null) return <span className={styles.note}>{t`由您所选机构提供`}</span>;
  const open = () => navigate('/pages/webview/index', { src: policy, title: kit });
  return (
    <Button variant="text" size="small" label={t`${kit}的隐私政策`} onClick={open}>
      {t`查看其隐私政策`}
    </Button>
  );
}

function Reason({ party }: { party: ThirdParty }) {
  return (
    <div className={styles.reason}>
      {party.reason}
      {party.isOptional && <div className={styles.note}>{t`未使用该功能时，不会向其提供信息。`}</div>}
    </div>
  );
}

function Row({ label, children }: { label: string; children: string }) {
  return (
    <div className={styles.row}>
      <span className={styles.label}>{label}</span>
      <span className={styles.words}>{children}</span>
    </div>
  );
}
