import { t } from '@lingui/core/macro';
import type { ChangeRowData } from '@voltfront/contract';
import { useState } from 'react';
import { Button, cx, Tag, Text } from '@/ui';
import { differenceMark, markName, markTone } from './change-words';
import styles from './comparison-rows.module.css';

export interface ComparisonRowsProps {
  rows: readonly ChangeRowData[];
  /** Names of the two sides. */
  beforeTitle?: string;
  afterTitle?: string;
}

/** Old and new configuration beside each other, row by row, each with its mark. What stays the same is folded away. */
export function ComparisonRows({ rows, beforeTitle = t`原配置`, afterTitle = t`新配置` }: ComparisonRowsProps) {
  const [isWhole, setWhole] = useState(false);
  const sameCount = rows.filter(({ mark }) => mark === 'same').length;
  const isFolding = sameCount > 0 && sameCount < rows.length;
  const shown = isFolding && !isWhole ? rows.filter(({ mark }) => mark !== 'same') : rows;
  return (
    <div>
      <div className={styles.heads} aria-hidden>
        <div className={styles.side}>{beforeTitle}</div>
        <div className={styles.side}>{afterTitle}</div>
      </div>
      <div role="list" aria-label={t`配置对比`}>
        {shown.map((row) => (
          <Row key={`${row.groupCode}-${row.before?.productCode}-${row.after?.productCode}`} row={row} />
        ))}
      </div>
      {isFolding && (
        <div className={styles.more}>
          <Button variant="text" size="small" onClick={() => setWhole(!isWhole)}>
            {isWhole ? t`收起相同配置` : t`查看 ${sameCount} 项相同配置`}
          </Button>
        </div>
      )}
    </div>
  );
}

function Row({ row: { group, before, after, mark, note, differenceFen } }: { row: ChangeRowData }) {
  return (
    <div className={styles.row} role="listitem">
      <div className={styles.top}>
        <Text inline size="caption" tone="secondary">
          {group}
        </Text>
        <Tag tone={markTone(mark)}>{markName(mark)}</Tag>
      </div>
      <div className={styles.pair}>
        <div className={cx(styles.side, styles.old, mark === 'cancel' && styles.gone)}>{before?.name ?? t`无`}</div>
        <div className={cx(styles.side, mark === 'same' && styles.old)}>
          {after?.name ?? t`无`}
          {differenceFen !== 0 && <span className={styles.delta}>{differenceMark(differenceFen)}</span>}
        </div>
      </div>
      {note && <div className={styles.note}>{note}</div>}
    </div>
  );
}
