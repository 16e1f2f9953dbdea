declare module '../../kernel/jobs' {
  interface EventMap {
    /** Somebody commented an article or answered a comment. */
    CommentPosted: { accountId: string; commentId: string };
    /** An author deleted their article on its page. */
    OwnArticleDeleted: { articleId: string };
  }
}

export {};
