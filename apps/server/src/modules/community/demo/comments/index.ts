import { articles } from '../articles';
import { authors } from '../authors';
import type { DemoArticle, DemoComment } from '../types';
import { threadsA } from './threads-a';
import { threadsB } from './threads-b';

const threads: Readonly<Record<string, string>> = { ...threadsA, ...threadsB };
const people = authors.filter((author) => !author.isOfficial).map((author) => author.authorId);

/** An author not in `taken`, distributed evenly by `turn`. */
function somebody(turn: number, taken: readonly (string | null)[]): string {
  const free = people.filter((id) => !taken.includes(id));
  return free[turn % free.length] as string;
}

/** Comments of one article, oldest first and all newer than the article. */
function commentsOf(article: DemoArticle, articleIndex: number): DemoComment[] {
  const lines = (threads[article.articleId] ?? '').split('\n').filter(Boolean);
  const comments: DemoComment[] = [];
  lines.forEach((line, i) => {
    const mark = /^(-- |- |\+ )?/.exec(line)?.[1] ?? '';
    const last = comments.at(-1);
    const parent = mark ? comments.findLast((c) => c.parentId === null) : undefined;
    const authorId =
      mark === '+ '
        ? article.authorId
        : somebody(articleIndex * 7 + i * 5, [article.authorId, last?.authorId ?? null, parent?.authorId ?? null]);
    const isAnswerToReply = mark !== '' && last !== undefined && last.parentId !== null && mark !== '- ';
    comments.push({
      commentId: `${article.articleId}-c${i + 1}`,
      articleId: article.articleId,
      parentId: parent?.commentId ?? null,
      replyToAuthorId: isAnswerToReply && last.authorId !== authorId ? last.authorId : null,
      authorId,
      text: line.slice(mark.length),
      publishedMinutesAgo: Math.floor((article.publishedMinutesAgo * (lines.length - i)) / (lines.length + 1)),
      likeCount: Math.floor((article.baseCounts.like / 60) * ((((i * 37 + articleIndex * 11) % 23) + 1) / 23) ** 2),
    });
  });
  return comments;
}

/** All comments and replies; a reply always comes after its parent comment. */
export const comments: readonly DemoComment[] = articles.flatMap(commentsOf);
