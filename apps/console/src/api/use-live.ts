import { MINUTE_MS, SECOND_MS } from '@voltfront/rules/time';
import { useEffect, useRef } from 'react';
import { call } from './call';

/** First wait before the channel is opened again; it doubles with each failure. */
const FIRST_WAIT_MS = SECOND_MS;

/** Calls `tell` when the server says that data of a topic changed, while the component is shown. */
export function useLive(topic: string, tell: () => void): void {
  const latest = useRef(tell);
  latest.current = tell;
  useEffect(() => {
    let isOver = false;
    let socket: WebSocket | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let waitMs = FIRST_WAIT_MS;
    const again = () => {
      if (isOver) return;
      timer = setTimeout(() => void open(), waitMs);
      waitMs = Math.min(waitMs * 2, MINUTE_MS);
    };
    const open = async () => {
      const given = await call('POST /api/mpaccount/v1/staff/live/ticket').catch(() => null);
      if (isOver) return;
      if (!given) return again();
      socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}${given.path}?ticket=${given.ticket}`);
      socket.onmessage = ({ data }) => {
        waitMs = FIRST_WAIT_MS;
        const said = (JSON.parse(String(data)) as { topic?: string }).topic;
        if (said === topic || said === 'all') latest.current();
      };
      socket.onclose = again;
    };
    void open();
    return () => {
      isOver = true;
      clearTimeout(timer);
      socket?.close();
    };
  }, [topic]);
}
