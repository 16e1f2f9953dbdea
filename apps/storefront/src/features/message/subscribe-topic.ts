export interface SubscribeCellProps {
  /** What the messages are about. */
  topic: 'order' | 'viewing';
  title: string;
  note: string;
}
