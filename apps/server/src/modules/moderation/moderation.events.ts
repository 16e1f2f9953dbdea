declare module '../../kernel/jobs' {
  interface EventMap {
    /** Staff took down what somebody published; articles that were written in the shop have an event of their own. */
    ContentTakenDown: {
      accountId: string;
      kind: 'article' | 'comment' | 'configuration';
      targetId: string;
      title: string;
      reason: string;
      at: number;
    };
    /** Staff decided about what somebody reported: it was taken down (`upheld`) or left as it is. */
    ReportDecided: {
      accountId: string;
      itemId: string;
      /** Title, or the beginning of a comment. */
      title: string;
      outcome: 'upheld' | 'dismissed';
      at: number;
    };
  }
}

export {};
