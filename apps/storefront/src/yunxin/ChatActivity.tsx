import { useQuery } from '@tanstack/react-query';
import { apiQuery, useApiList } from '@/api';
import { CHAT, MESSAGES, PAGE_SIZE } from '@/features/chat/chat-cache';
import { ChatScreen } from '@/features/chat/chat-screen';
import { subjectOf } from '@/features/chat/chat-subject';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/yunxin/ChatActivity';

/** 在线客服: messages with the customer service, answers that come by themselves, and the way to an agent. */
export default function ChatPage() {
  const { about, key } = useParams(ROUTE);
  const chat = useQuery(apiQuery(CHAT));
  const messages = useApiList(MESSAGES, { size: PAGE_SIZE });
  return (
    <Page route={ROUTE} queries={[chat, messages]} skeleton={<Skeleton variant="feed" count={4} />}>
      {() => chat.data && <ChatScreen chat={chat.data} messages={messages} subject={subjectOf(about, key)} />}
    </Page>
  );
}
