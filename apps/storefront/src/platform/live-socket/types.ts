/** Events of a socket. */
export interface SocketEvents {
  onText: (text: string) => void;
  /** It is closed, or could not be opened; called once. */
  onClose: () => void;
}

/** Closes the socket; `onClose` is not called any more. */
export type CloseSocket = () => void;
