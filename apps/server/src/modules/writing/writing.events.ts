declare module '../../kernel/jobs' {
  interface EventMap {
    /** Staff approved an article: its pictures become public, then it is published. */
    WritingApproved: { accountId: string; writingId: string };
    /** An article was published, refused or taken down. */
    WritingDecided: {
      accountId: string;
      writingId: string;
      title: string;
      outcome: 'published' | 'refused' | 'final' | 'takenDown';
      reason: string;
      points: number;
      at: number;
    };
  }
}

export {};
