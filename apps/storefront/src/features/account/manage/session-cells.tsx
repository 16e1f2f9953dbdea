import { t } from '@lingui/core/macro';
import { formatInstant } from '@voltfront/rules/format/date';
import { apiKey, queryClient, type ReplyOf, useApiMutation } from '@/api';
import { Button, Cell, CellGroup, modal, Tag, toast } from '@/ui';
import { platformName } from './platform-names';

type Session = ReplyOf<'GET /api/mpaccount/v1/account/manage'>['sessions'][number];

/** Where the account is logged in; each other login can be ended. */
export function SessionCells({ sessions }: { sessions: Session[] }) {
  return (
    <CellGroup title={t`登录设备`} note={t`同一平台只保留最近一次登录`} inset>
      {sessions.map((session) => (
        <SessionCell key={session.sessionId} session={session} />
      ))}
    </CellGroup>
  );
}

function SessionCell({ session }: { session: Session }) {
  const { sessionId, platform, lastUsedAt, isCurrent } = session;
  const name = platformName(platform);
  const end = useApiMutation('POST /api/mpaccount/v1/account/session/end', {
    onSuccess: () => toast(t`已退出该设备`),
    onSettled: () => queryClient.invalidateQueries({ queryKey: apiKey('GET /api/mpaccount/v1/account/manage') }),
  });
  const ask = async () => {
    const content = t`${name}将退出登录，再次使用需要重新登录。`;
    if (await modal({ title: t`退出该设备？`, content, confirmText: t`退出登录` })) end.mutate({ sessionId });
  };
  const time = formatInstant(lastUsedAt, 'YYYY-MM-DD HH:mm');
  return (
    <Cell
      title={name}
      note={isCurrent ? t`正在使用` : t`最近使用 ${time}`}
      value={
        isCurrent ? (
          <Tag tone="success">{t`本机`}</Tag>
        ) : (
          <Button size="small" variant="secondary" loading={end.isPending} onClick={ask}>{t`退出`}</Button>
        )
      }
    />
  );
}
