import type { ListCase } from '../../testing/list.suite';
import type { Yard } from '../stock/stock.fixture';
import { predictionList } from './quiz-list.fixture';
import { applicationList } from './recruit-lists.fixture';
import { voiceLists } from './voice-lists.fixture';

/** Cases of the lists of single engines. */
export const engineLists = (yard: () => Yard): ListCase[] => [
  ...voiceLists(yard),
  predictionList(yard),
  applicationList(yard),
];
