import type { DemoArticle } from '../types';
import { charging } from './charging';
import { design } from './design';
import { life } from './life';
import { outdoors } from './outdoors';
import { scenes } from './scenes';
import { technology } from './technology';
import { trips } from './trips';

/** All articles, newest first. */
export const articles: readonly DemoArticle[] = [
  ...trips,
  ...life,
  ...charging,
  ...technology,
  ...design,
  ...outdoors,
  ...scenes,
].sort((a, b) => a.publishedMinutesAgo - b.publishedMinutesAgo);
