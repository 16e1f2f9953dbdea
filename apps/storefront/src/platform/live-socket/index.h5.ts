import type { CloseSocket, SocketEvents } from './types';

/** Opens a WebSocket at a path of the page's own server. */
export function openSocket(_origin: string, path: string, { onText, onClose }: SocketEvents): CloseSocket {
  const socket = new WebSocket(`${window.location.origin.replace(/^http/, 'ws')}${path}`);
  socket.onmessage = ({ data }) => onText(String(data));
  socket.onclose = onClose;
  return () => {
    socket.onclose = null;
    socket.onmessage = null;
    socket.close();
  };
}
