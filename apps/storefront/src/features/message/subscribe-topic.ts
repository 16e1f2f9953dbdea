export interface SubscribeCellProps {
  /** Subject of the messages. */
  topic: 'order' | 'viewing' | 'packet';
  title: string;
  note: string;
}
