import type { DemoVote } from './types';

const car = (name: string) => `cars/${name}.webp`;

/** Design votes: open, upcoming, over. */
export const votes: readonly DemoVote[] = [
  {
    voteId: 'vote-cs1e-colour',
    title: '{CS1E} 首发色，由你来选',
    cover: 'covers/paints-CS1E.webp',
    intro: '六款颜色，只有一款会成为首发限定色，喷在前一千台车上。每人一票，投出后不可更改。',
    windowDays: { from: -5, to: 9 },
    options: [
      { optionId: 'ember', name: '熔岩橙', picture: car('CS1E_side_turbine_ember'), ballotCount: 4210 },
      { optionId: 'ink', name: '墨海蓝', picture: car('CS1E_side_turbine_ink'), ballotCount: 3876 },
      { optionId: 'mist', name: '雾屿蓝', picture: car('CS1E_side_turbine_mist'), ballotCount: 2954 },
      { optionId: 'pearl', name: '珍珠白', picture: car('CS1E_side_turbine_pearl'), ballotCount: 2188 },
      { optionId: 'pine', name: '松林绿', picture: car('CS1E_side_turbine_pine'), ballotCount: 5032 },
      { optionId: 'carbon', name: '碳影黑', picture: car('CS1E_side_turbine_carbon'), ballotCount: 1967 },
    ],
  },
  {
    voteId: 'vote-wheel',
    title: '下一款轮毂，选谁上量产',
    cover: 'covers/scene-wheel.webp',
    intro: '三种造型已经通过强度测试，最后一步交给你。得票最高的一款将在明年进入 {YLX} 的选装单。',
    windowDays: { from: -2, to: 16 },
    options: [
      { optionId: 'aero', name: '低风阻', picture: car('YLX_side_aero_pearl'), ballotCount: 1320 },
      { optionId: 'blade', name: '双五辐', picture: car('YLX_side_blade_pearl'), ballotCount: 1744 },
      { optionId: 'turbine', name: '涡扇', picture: car('YLX_side_turbine_pearl'), ballotCount: 2091 },
    ],
  },
  {
    voteId: 'vote-paint-fan',
    title: '明年的新车漆，你想看到哪种气质',
    cover: 'covers/drawn-paintFan.webp',
    intro: '投票将在三天后开始。我们准备了四种气质，每一种背后都有一块真实的石头。',
    windowDays: { from: 3, to: 24 },
    options: [
      { optionId: 'warm', name: '暖', picture: 'covers/studio-arches.webp', ballotCount: 0 },
      { optionId: 'fresh', name: '清', picture: 'covers/studio-mint.webp', ballotCount: 0 },
      { optionId: 'deep', name: '沉', picture: 'covers/studio-moon.webp', ballotCount: 0 },
      { optionId: 'bright', name: '亮', picture: 'covers/studio-slate.webp', ballotCount: 0 },
    ],
  },
  {
    voteId: 'vote-mpv',
    title: '{YL09} 年度最受欢迎内饰',
    cover: 'covers/paints-YL09.webp',
    intro: '投票已结束，暖砂棕以微弱优势当选年度内饰，感谢一万两千位朋友的参与。',
    windowDays: { from: -50, to: -20 },
    options: [
      { optionId: 'sand', name: '暖砂棕', picture: 'interiors/mpv_second_sand.webp', ballotCount: 4688 },
      { optionId: 'white', name: '极昼白', picture: 'interiors/mpv_second_white.webp', ballotCount: 4471 },
      { optionId: 'black', name: '深空黑', picture: 'interiors/mpv_second_black.webp', ballotCount: 2935 },
    ],
  },
];
