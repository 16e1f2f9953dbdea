/** All props by name: functions ({ main, warm }) → shapes that stand at (200, 350) in a box of 400 × 400. */
import * as events from './events.mjs';
import * as goods from './goods.mjs';
import * as papers from './papers.mjs';
import * as sports from './sports.mjs';
import * as travel from './travel.mjs';

export const props = { ...goods, ...travel, ...events, ...papers, ...sports };
