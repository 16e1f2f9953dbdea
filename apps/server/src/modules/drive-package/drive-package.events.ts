declare module '../../kernel/jobs' {
  interface EventMap {
    /** A friend whom somebody brought got so far: drove for the first time with their package, took delivery of a car. */
    FriendReached: {
      /** Who brought the friend. */
      inviterId: string;
      friendId: string;
      milestone: 'driven' | 'delivered';
      /** The drive or the order. */
      ref: string;
    };
  }
}

export {};
