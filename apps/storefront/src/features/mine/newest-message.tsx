import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { apiQuery, useServerNow } from '@/api';
import { navigate } from '@/navigation';
import { Badge, Card, Fill, Icon, pressable, relativeDate, Stack, Text } from '@/ui';
import styles from './mine.module.css';

/** The newest message while something is unread; leads to the message centre. */
export function NewestMessage({ unreadCount }: { unreadCount: number }) {
  const now = useServerNow();
  const newest = useQuery({ ...apiQuery('GET /api/mpaccount/v1/messages', { size: 1 }), enabled: unreadCount > 0 });
  const [message] = newest.data?.items ?? [];
  if (unreadCount === 0 || !message) return null;
  return (
    <Card className={styles.card}>
      <div className={styles.message} {...pressable(() => navigate('/pagesMine/messages'))}>
        <Badge count={unreadCount} label={t`${unreadCount} 条未读消息`}>
          <Icon name="bell" size={24} />
        </Badge>
        <Fill>
          <Stack row align="baseline" justify="between" gap={3}>
            <Text weight="medium" oneLine>
              {message.title}
            </Text>
            <span className={styles.time}>{relativeDate(message.at, now())}</span>
          </Stack>
          <Text size="small" tone="secondary" oneLine>
            {message.body}
          </Text>
        </Fill>
        <Icon name="chevron-right" size={16} />
      </div>
    </Card>
  );
}
