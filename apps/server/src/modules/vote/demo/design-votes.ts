import type { VoteQuestion } from '@voltfront/rules/vote/ballot';

type Row = [optionId: string, name: string, picture: string, weight: number];

const options = (rows: readonly Row[]): VoteQuestion['options'] =>
  rows.map(([optionId, name, picture]) => ({ optionId, name, picture: `/assets/${picture}.webp` }));

const ROWS: readonly { questionId: string; title: string; mostChoices: number; rows: readonly Row[] }[] = [
  {
    questionId: 'front',
    title: '前脸：选一张最想每天见到的',
    mostChoices: 1,
    rows: [
      ['dusk', '暮光', 'covers/scene-dusk', 5],
      ['city', '都会', 'covers/scene-city', 3],
      ['tunnel', '光隧', 'covers/scene-tunnel', 4],
      ['desert', '旷野', 'covers/scene-desert', 2],
    ],
  },
  {
    questionId: 'wheel',
    title: '轮毂：最多选两款',
    mostChoices: 2,
    rows: [
      ['aero', '低风阻', 'cars/YLX_side_aero_pearl', 3],
      ['blade', '双五辐', 'cars/YLX_side_blade_pearl', 4],
      ['turbine', '涡扇', 'cars/YLX_side_turbine_pearl', 6],
    ],
  },
  {
    questionId: 'cabin',
    title: '内饰：最多选两种',
    mostChoices: 2,
    rows: [
      ['sand', '暖砂棕', 'interiors/mpv_second_sand', 5],
      ['white', '极昼白', 'interiors/mpv_second_white', 4],
      ['black', '深空黑', 'interiors/mpv_second_black', 3],
    ],
  },
  {
    questionId: 'paint',
    title: '颜色：最多选三种',
    mostChoices: 3,
    rows: [
      ['ember', '熔岩橙', 'cars/CS1E_side_turbine_ember', 4],
      ['ink', '墨海蓝', 'cars/CS1E_side_turbine_ink', 5],
      ['mist', '雾屿蓝', 'cars/CS1E_side_turbine_mist', 3],
      ['pearl', '珍珠白', 'cars/CS1E_side_turbine_pearl', 2],
      ['pine', '松林绿', 'cars/CS1E_side_turbine_pine', 6],
      ['carbon', '碳影黑', 'cars/CS1E_side_turbine_carbon', 3],
    ],
  },
];

/** The studio's weekly vote: four questions, a new ballot each week; it is in its third week when the demo begins. */
export const weeklyVote = {
  voteId: 'vote-studio',
  title: '设计工坊：每周共创一台车',
  cover: '/assets/covers/line-up-family.webp',
  intro:
    '从前脸到颜色，四个问题拼出一台车。每周一票，投票结果会成为下周草图的起点，三周之后由设计师公布完整方案。\n每一步可选的数量不同，提交后本周不可更改，下周可以再次参与。',
  windowDays: { from: -16, to: 12 },
  periodDays: 7,
  points: 20,
  questions: ROWS.map(({ rows, ...question }): VoteQuestion => ({ ...question, options: options(rows) })),
  /** How the ballots of a period divide, by question and option. */
  weights: new Map(
    ROWS.flatMap(({ questionId, rows }) => rows.map(([id, , , weight]) => [`${questionId}.${id}`, weight])),
  ),
  /** Ballots of each past period and the running one. */
  turnouts: [1840, 2116, 742],
};
