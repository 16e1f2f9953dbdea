import { t } from '@lingui/core/macro';
import type { StaffPlaceData } from '@voltfront/contract';
import { useState } from 'react';
import { Block } from '@/features/campaign/block';
import { cx, Fill, SegmentedControl, ShortName, Stack, Text } from '@/ui';
import styles from './employee.module.css';

type Kind = 'persons' | 'departments';

export interface RankingProps {
  persons: readonly StaffPlaceData[];
  departments: readonly StaffPlaceData[];
  /** Behind the first three places. */
  accent: string;
}

/** Who brought the most drives: persons or departments, the own place marked. */
export function Ranking({ persons, departments, accent }: RankingProps) {
  const [kind, setKind] = useState<Kind>('persons');
  const places = kind === 'persons' ? persons : departments;
  return (
    <Block title={t`试驾排行`}>
      <Stack gap={3}>
        <SegmentedControl
          label={t`排行对象`}
          items={[
            { key: 'persons', text: t`个人前十` },
            { key: 'departments', text: t`部门` },
          ]}
          value={kind}
          onChange={setKind}
        />
        {places.length === 0 && <Text size="small" tone="secondary">{t`还没有人完成试驾，做第一名吧`}</Text>}
        {places.map(({ rank, name, organName, drives, isMine }) => (
          <div key={`${rank} ${name} ${organName}`} className={cx(styles.place, isMine && styles.mine)}>
            <span
              className={cx(styles.rank, rank <= 3 && styles.first)}
              style={rank <= 3 ? { backgroundColor: accent } : undefined}
            >
              {rank}
            </span>
            <Fill>
              <Text weight={isMine ? 'bold' : undefined}>
                <ShortName text={name} />
              </Text>
              {kind === 'persons' && (
                <Text size="small" tone="secondary">
                  {organName}
                </Text>
              )}
            </Fill>
            <Text weight="medium">{t`${drives} 次`}</Text>
          </div>
        ))}
      </Stack>
    </Block>
  );
}
