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
  }
}

export {};
