declare module '../../kernel/jobs' {
  interface EventMap {
    /** Somebody commented an article or answered a comment. */
    CommentPosted: { accountId: string; commentId: string };
    /** Somebody logged in opened an article that another person shared; published once for each sharer and article. */
    SharedArticleOpened: { sharerId: string; articleId: string };
    /** An author deleted their article on its page. */
    OwnArticleDeleted: { articleId: string };
  }
}

export {};
