import { articles } from './articles';

/** A demo person's favourites, which they also like, and the authors they follow. */
export interface DemoMarks {
  personId: string;
  favouriteArticleIds: readonly string[];
  followedAuthorIds: readonly string[];
}

const readable = articles.filter((article) => article.state === 'published').map((article) => article.articleId);

export const marks: readonly DemoMarks[] = [
  {
    personId: 'person-orders',
    favouriteArticleIds: readable.slice(3, 9),
    followedAuthorIds: ['official', 'author-lin', 'author-gu'],
  },
  {
    personId: 'person-owner',
    favouriteArticleIds: readable.slice(0, 4),
    followedAuthorIds: ['official', 'author-he'],
  },
  {
    personId: 'person-collector',
    favouriteArticleIds: readable.slice(0, 32),
    followedAuthorIds: ['official', 'author-lin', 'author-he', 'author-gu', 'author-mo', 'author-tang', 'author-su'],
  },
];
