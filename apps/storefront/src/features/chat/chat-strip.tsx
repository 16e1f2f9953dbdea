import { t } from '@lingui/core/macro';
import type { ChatData } from '@voltfront/contract';
import { useApiMutation } from '@/api';
import { Button, Fill, modal, NoticeBar, Text } from '@/ui';
import { readChatAgain, showChat } from './chat-cache';
import styles from './chat-strip.module.css';
import { queueWords } from './chat-words';

/** Above the messages: that the connection is lost, the place in the queue, or the agent who is there. */
export function ChatStrip({ chat, isLost }: { chat: ChatData; isLost: boolean }) {
  const { conversation } = chat;
  return (
    <div className={styles.strip}>
      {isLost && <NoticeBar tone="warning" icon="warning">{t`连接中断，正在重连…`}</NoticeBar>}
      {conversation?.state === 'waiting' && <Queue chat={chat} />}
      {conversation?.state === 'open' && conversation.agent && (
        <Serving name={conversation.agent.name} conversationId={conversation.conversationId} />
      )}
    </div>
  );
}

function Queue({ chat }: { chat: ChatData }) {
  const leave = useApiMutation('POST /api/mpaccount/v1/chat/queue/leave', {
    onSuccess: showChat,
    onError: () => void readChatAgain(),
  });
  return (
    <div className={styles.line} role="status">
      <Fill>
        <Text size="small">{queueWords(chat)}</Text>
      </Fill>
      <Button size="small" variant="text" loading={leave.isPending} onClick={() => leave.mutate(undefined)}>
        {t`取消排队`}
      </Button>
    </div>
  );
}

function Serving({ name, conversationId }: { name: string; conversationId: string }) {
  const close = useApiMutation('POST /api/mpaccount/v1/chat/close', {
    onSuccess: showChat,
    onError: () => void readChatAgain(),
  });
  const end = async () => {
    if (await modal({ content: t`确定结束本次会话吗？`, confirmText: t`结束会话` })) close.mutate({ conversationId });
  };
  return (
    <div className={styles.line} role="status">
      <Fill>
        <Text size="small" oneLine>{t`${name} 正在为您服务`}</Text>
      </Fill>
      <Button size="small" variant="text" loading={close.isPending} onClick={() => void end()}>
        {t`结束会话`}
      </Button>
    </div>
  );
}
