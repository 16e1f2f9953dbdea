import type { BodyOf, ChatMessageData } from '@voltfront/contract';
import { useRef, useState } from 'react';
import { ApiError, api, uploadImages } from '@/api';
import { randomText } from '@/platform/random';
import type { ChosenFile } from '@/platform/upload';
import { readChatAgain } from './chat-cache';

const SEND = 'POST /api/mpaccount/v1/chat/send';
const KEY_LENGTH = 24;

type Message = BodyOf<typeof SEND>['message'];
/** What is to be sent; a picture is uploaded first. */
export type Content = Exclude<Message, { kind: 'picture' }> | { kind: 'file'; file: ChosenFile };

/** A message that the server does not list yet. */
export interface Outgoing {
  clientKey: string;
  content: Content;
  /** What it shows until then. */
  text: string;
  state: 'sending' | 'failed';
}

export interface Outbox {
  /** In the order in which they were sent. */
  outgoing: readonly Outgoing[];
  send: (content: Content, text: string) => void;
  /** Sends a failed message again; one that had arrived adds nothing. */
  resend: (clientKey: string) => void;
}

async function messageOf(content: Content): Promise<Message> {
  if (content.kind !== 'file') return content;
  const [picture = ''] = await uploadImages([content.file]);
  return { kind: 'picture', picture };
}

/** Messages on their way: shown at once, kept until the server lists them, and sent again by a tap when they failed. */
export function useOutbox(listed: readonly ChatMessageData[]): Outbox {
  const [all, setAll] = useState<readonly Outgoing[]>([]);
  // One after the other, so that they arrive in their order.
  const queue = useRef(Promise.resolve());
  const mark = (clientKey: string, state: Outgoing['state']) =>
    setAll((known) => known.map((each) => (each.clientKey === clientKey ? { ...each, state } : each)));

  const deliver = async ({ clientKey, content }: Outgoing) => {
    try {
      const body = { clientKey, message: await messageOf(content) };
      await api(SEND, { body, silent: true });
      await readChatAgain();
      setAll((known) => known.filter((each) => each.clientKey !== clientKey));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      mark(clientKey, 'failed');
    }
  };
  const enqueue = (message: Outgoing) => {
    queue.current = queue.current.then(() => deliver(message));
  };
  return {
    outgoing: all.filter(({ clientKey }) => listed.every((message) => message.clientKey !== clientKey)),
    send(content, text) {
      const message: Outgoing = { clientKey: randomText(KEY_LENGTH), content, text, state: 'sending' };
      setAll((known) => [...known, message]);
      enqueue(message);
    },
    resend(clientKey) {
      const message = all.find((each) => each.clientKey === clientKey);
      if (message?.state !== 'failed') return;
      mark(clientKey, 'sending');
      enqueue(message);
    },
  };
}
