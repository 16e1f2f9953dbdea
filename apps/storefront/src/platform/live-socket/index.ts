import Taro from '@tarojs/taro';
import { askHost, tellHost } from '../host';
import type { CloseSocket, SocketEvents } from './types';

/** Opens a WebSocket at a path of the server; hosts without sockets report it as closed. */
export function openSocket(origin: string, path: string, { onText, onClose }: SocketEvents): CloseSocket {
  let isOver = false;
  let close: CloseSocket = () => undefined;
  const end = () => {
    if (isOver) return;
    isOver = true;
    onClose();
  };
  askHost(() => Taro.connectSocket({ url: `${origin.replace(/^http/, 'ws')}${path}` })).then((task) => {
    close = () => tellHost(() => task.close({}));
    if (isOver) return close();
    task.onMessage(({ data }) => onText(String(data)));
    task.onClose(end);
    task.onError(end);
  }, end);
  return () => {
    isOver = true;
    close();
  };
}
