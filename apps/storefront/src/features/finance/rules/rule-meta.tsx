import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { ActionSheet, Icon, longDate } from '@/ui';
import styles from './rules.module.css';

export interface RuleMetaProps {
  version: string;
  validFrom: number;
  /** Newest first. */
  versions: readonly { version: string; validFrom: number }[];
  onVersion: (version: string) => void;
}

/** Version of a rule text and since when it holds; a tap shows the earlier ones. */
export function RuleMeta({ version, validFrom, versions, onVersion }: RuleMetaProps) {
  const [isOpen, setIsOpen] = useState(false);
  const since = longDate(validFrom);
  const words = t`版本 ${version} · ${since}起生效`;
  if (versions.length < 2) return <div className={styles.meta}>{words}</div>;
  const items = versions.map((each) => {
    const from = longDate(each.validFrom);
    return { key: each.version, text: t`版本 ${each.version} · ${from}起生效` };
  });
  return (
    <>
      <button type="button" className={styles.meta} onClick={() => setIsOpen(true)}>
        {words}
        <Icon name="chevron-down" size={14} className={styles.metaArrow} />
      </button>
      <ActionSheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        items={items}
        onSelect={(key) => {
          setIsOpen(false);
          onVersion(key);
        }}
      />
    </>
  );
}
