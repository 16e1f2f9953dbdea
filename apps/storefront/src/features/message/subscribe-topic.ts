export interface SubscribeCellProps {
  /** Subject of the messages. */
  topic: 'order' | 'viewing';
  title: string;
  note: string;
}
