import { t } from '@lingui/core/macro';
import type { AwardData } from '@voltfront/contract';
import { useEffect, useState } from 'react';
import { api } from '@/api';
import { Button, Popup, Stack, Text } from '@/ui';
import styles from './invite.module.css';

interface News {
  granted: AwardData[];
  takenBack: AwardData[];
}

/** Rewards that came, or were taken back, since the last look: a pop-up, once. */
export function RewardWindow({ slug }: { slug: string }) {
  const [news, setNews] = useState<News | null>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    api('POST /api/mpintegral/v1/recommend/window', { body: { slug }, silent: true }).then(
      (answer) => {
        setNews(answer);
        setOpen(answer.granted.length + answer.takenBack.length > 0);
      },
      // The rewards are in the records as well.
      () => undefined,
    );
  }, [slug]);
  if (!news) return null;
  return (
    <Popup isOpen={isOpen} onClose={() => setOpen(false)} title={t`奖励通知`}>
      <div className={styles.sheet}>
        <Stack gap={3}>
          {news.granted.map(({ awardId, title }) => (
            <Text key={awardId}>{t`恭喜获得 ${title}`}</Text>
          ))}
          {news.takenBack.map(({ awardId, title }) => (
            <Text key={awardId} tone="secondary">{t`${title} 因好友退款已收回未使用部分`}</Text>
          ))}
          <Button block onClick={() => setOpen(false)}>{t`知道了`}</Button>
        </Stack>
      </div>
    </Popup>
  );
}
