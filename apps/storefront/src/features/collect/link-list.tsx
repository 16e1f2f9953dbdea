import { t } from '@lingui/core/macro';
import type { CollectLinkData } from '@voltfront/contract';
import { type ApiList, serverNow } from '@/api';
import { ListFooter } from '@/page';
import { Button, Fill, relativeDate, Section, Stack, Tag, Text } from '@/ui';
import styles from './collect.module.css';
import { linkStateText } from './collect-words';
import { ItemFace } from './item-face';

export interface LinkListProps {
  links: ApiList<CollectLinkData>;
  onShare: (link: CollectLinkData) => void;
}

/** What the caller gave and asked for, the newest first; nothing where there is none. */
export function LinkList({ links, onShare }: LinkListProps) {
  if (links.items.length === 0) return null;
  return (
    <Section title={t`送出记录`}>
      <div className={styles.body}>
        <Stack gap={3}>
          {links.items.map((link) => (
            <LinkRow key={link.linkId} link={link} onShare={() => onShare(link)} />
          ))}
        </Stack>
        <ListFooter list={links} />
      </div>
    </Section>
  );
}

function LinkRow({ link, onShare }: { link: CollectLinkData; onShare: () => void }) {
  const { item, kind, state, friend, createdAt } = link;
  const when = relativeDate(createdAt, serverNow());
  const title = kind === 'ask' ? t`求一张“${item.title}”` : item.title;
  return (
    <Stack row align="center" gap={3}>
      <span className={styles.reward}>
        <ItemFace item={item} width={48} />
      </span>
      <Fill>
        <Text size="label" oneLine>
          {title}
        </Text>
        <Text size="small" tone="secondary" oneLine>
          {friend ? t`${friend.nickname} · ${when}` : when}
        </Text>
      </Fill>
      {state === 'open' && <Button size="small" variant="secondary" onClick={onShare}>{t`继续分享`}</Button>}
      <Tag tone={state === 'open' ? 'accent' : 'neutral'}>{linkStateText(link)}</Tag>
    </Stack>
  );
}
