import type { SubscribeCellProps } from './subscribe-topic';

/** Browsers have no messages to subscribe to. */
export const SubscribeCell = (_props: SubscribeCellProps): null => null;
