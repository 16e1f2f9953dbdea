import { t } from '@lingui/core/macro';
import type { ApiList, ReplyOf } from '@/api';
import { ListFooter } from '@/page';
import { EmptyState, Fill, longDate, Section, Stack, Tag, Text } from '@/ui';
import styles from './honour.module.css';

type Award = ReplyOf<'GET /api/mpintegral/v1/honour/awards'>['items'][number];

function kindName(kind: Award['kind']): string {
  if (kind === 'content') return t`优质内容`;
  return kind === 'volunteer' ? t`公益志愿` : t`建议采纳`;
}

/** Honours with their reason and giver. */
export function Awards({ list }: { list: ApiList<Award> }) {
  return (
    <Section label={t`荣誉`}>
      <div className={styles.body} role="list">
        {list.items.map((award) => (
          <AwardRow key={award.awardId} award={award} />
        ))}
      </div>
      <ListFooter
        list={list}
        min={1}
        empty={<EmptyState type="points" title={t`还没有荣誉`} desc={t`您的贡献会在这里留下记录`} top={4} />}
      />
    </Section>
  );
}

function AwardRow({ award: { kind, title, reason, giver, kr, at } }: { award: Award }) {
  return (
    <div className={styles.award} role="listitem">
      <Stack row align="center" gap={2}>
        <Fill>
          <Text weight="medium">{title}</Text>
        </Fill>
        <Tag>{kindName(kind)}</Tag>
        <div className={styles.kr}>{`+${kr} KR`}</div>
      </Stack>
      <Text className={styles.reason}>{reason}</Text>
      <Text size="small" tone="secondary">
        {t`授予：${giver}`} · {longDate(at)}
      </Text>
    </div>
  );
}
