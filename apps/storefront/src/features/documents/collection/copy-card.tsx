import { t } from '@lingui/core/macro';
import { formatDateTime } from '@voltfront/rules/format/date';
import type { ReplyOf } from '@/api';
import { Button, Card, ErrorState, Skeleton, Tag, Text } from '@/ui';
import styles from './copy-card.module.css';
import { type CopyFormat, useCopy } from './use-copy';

type Copy = NonNullable<ReplyOf<'GET /api/mpaccount/v1/privacy/copy'>['copy']>;

/** Asks for a copy of the own data, shows how far it is, and gives it. */
export function CopyCard() {
  const copy = useCopy();
  return (
    <Card title={t`个人信息副本`} extra={copy.standing?.copy && <StateTag state={copy.standing.copy.state} />}>
      <Text
        size="small"
        tone="secondary"
        leading="small"
      >{t`将您的账号、订单、互动等信息整理成一份文件。每 30 天可申请一次，整理完成后可在此下载，保留 7 天。`}</Text>
      {copy.isFailed && <ErrorState onRetry={copy.refresh} />}
      {!copy.isFailed && !copy.standing && <Skeleton variant="text" count={1} />}
      {copy.standing?.copy && <Progress copy={copy.standing.copy} onOpen={copy.open} isOpening={copy.isOpening} />}
      {copy.standing && <Request nextAt={copy.standing.nextAt} isAsking={copy.isAsking} onAsk={copy.ask} />}
    </Card>
  );
}

function StateTag({ state }: { state: Copy['state'] }) {
  if (state === 'requested') return <Tag tone="accent">{t`已申请`}</Tag>;
  return state === 'ready' ? <Tag tone="success">{t`已生成`}</Tag> : <Tag>{t`已过期`}</Tag>;
}

interface ProgressProps {
  copy: Copy;
  isOpening: boolean;
  onOpen: (format: CopyFormat) => void;
}

function Progress({ copy, isOpening, onOpen }: ProgressProps) {
  const asked = formatDateTime(copy.requestedAt);
  if (copy.state === 'requested') return <div className={styles.line}>{t`${asked} 申请，正在整理，请稍候`}</div>;
  if (copy.state === 'expired') return <div className={styles.line}>{t`${asked} 申请的副本已过期并删除`}</div>;
  return (
    <>
      <div className={styles.line}>{t`可下载至 ${formatDateTime(copy.expiresAt ?? 0)}，链接每次仅可使用一次`}</div>
      <div className={styles.actions}>
        <Button size="medium" loading={isOpening} className={styles.action} onClick={() => onOpen('html')}>
          {t`下载网页版`}
        </Button>
        <Button
          size="medium"
          variant="secondary"
          loading={isOpening}
          className={styles.action}
          onClick={() => onOpen('json')}
        >
          {t`下载数据文件`}
        </Button>
      </div>
    </>
  );
}

function Request({ nextAt, isAsking, onAsk }: { nextAt: number | null; isAsking: boolean; onAsk: () => void }) {
  if (nextAt !== null) return <div className={styles.next}>{t`${formatDateTime(nextAt)} 起可再次申请`}</div>;
  return (
    <Button block size="medium" variant="secondary" loading={isAsking} className={styles.ask} onClick={onAsk}>
      {t`申请个人信息副本`}
    </Button>
  );
}
