/** Campaigns of inviting, drawing, collecting and voting. */
import { tone } from '../palette.mjs';

const P = { main: tone.petrol };
const W = { main: tone.amber, warm: tone.petrol };

/** Campaign → what is in its picture. Props are [name, x, height above the ground, scale, options]. */
export const gatherings = {
  invite: {
    set: 'arches',
    mood: 'lagoon',
    pieces: 'sparks',
    car: ['YL01_front_turbine_ember', 620, 585, 40],
    back: [
      ['people', 250, 30, 0.62],
      ['gift', 930, 20, 0.56, W],
    ],
    front: [
      ['letter', 960, -70, 0.44],
      ['coins', 210, -66, 0.4],
    ],
  },
  'invite-friend': {
    set: 'ribbons',
    mood: 'clay',
    pieces: 'confetti',
    back: [['people', 585, 10, 1.0, { warm: tone.amber }]],
    front: [
      ['letter', 250, -40, 0.66],
      ['bubbles', 930, 20, 0.66],
    ],
  },
  'invite-drive': {
    set: 'land',
    mood: 'sky',
    pieces: 'dots',
    car: ['YLX_front_aero_pearl', 660, 640, 46],
    back: [['signpost', 200, 0, 0.86]],
    front: [['key', 1040, -60, 0.46, { turn: 8 }]],
  },
  'invite-deliver': {
    set: 'podium',
    mood: 'deep',
    pieces: 'confetti',
    car: ['YL09_front_blade_pearl', 660, 585, 50],
    back: [
      ['balloons', 180, 60, 0.9, W],
      ['balloons', 1000, 90, 0.8, { flop: true }],
    ],
    front: [['gift', 1030, -60, 0.48, W]],
  },
  'invite-partner': {
    set: 'terrace',
    mood: 'sand',
    car: ['YL01_side_aero_ink', 700, 640, 42],
    back: [],
    front: [
      ['clipboard', 190, -40, 0.62, { turn: -6 }],
      ['people', 1010, -30, 0.5],
    ],
  },
  'invite-exchange': {
    set: 'window',
    mood: 'lagoon',
    pieces: 'sparks',
    back: [
      ['ticket', 585, 70, 1.12, { turn: -5, main: tone.petrol, warm: tone.amber }],
      ['suitcase', 240, 0, 0.78, W],
    ],
    front: [
      ['gift', 930, -20, 0.72, W],
      ['coins', 700, -64, 0.42],
      ['thermos', 1080, -56, 0.46],
    ],
  },
  'invite-prize': {
    set: 'rays',
    mood: 'dusk',
    pieces: 'confetti',
    back: [['wheelOfFortune', 585, 20, 1.12, { main: tone.petrol, on: 30 }]],
    front: [
      ['gift', 250, -50, 0.62],
      ['key', 920, -40, 0.56, { turn: 10 }],
      ['coins', 1060, -66, 0.34],
    ],
  },
  'new-year': {
    set: 'rays',
    mood: 'festive',
    pieces: 'sparks',
    car: ['YL01_front_blade_pearl', 640, 585, 44],
    back: [
      ['lantern', 170, 190, 0.8],
      ['lantern', 1000, 230, 0.66],
    ],
    front: [
      ['packet', 1000, -64, 0.46],
      ['coins', 190, -66, 0.42],
    ],
  },
  'gift-drive-invite': {
    set: 'window',
    mood: 'sand',
    back: [
      ['suitcase', 585, 0, 1.0, { on: 40 }],
      ['basket', 280, 0, 0.76],
    ],
    front: [
      ['thermos', 860, -20, 0.76, W],
      ['mug', 1010, -50, 0.5],
    ],
  },
  'spring-staff': {
    set: 'land',
    mood: 'mint',
    pieces: 'petals',
    car: ['CS1E_front_aero_mist', 640, 620, 44],
    back: [['blossom', 170, 120, 1.1]],
    front: [['basket', 1010, -60, 0.58]],
  },
  'staff-recommend': {
    set: 'grid',
    mood: 'slate',
    back: [['clipboard', 585, 10, 0.98]],
    front: [
      ['person', 280, -20, 0.72],
      ['medal', 900, 0, 0.76, P],
    ],
  },
  'staff-drive': {
    set: 'town',
    mood: 'dusk',
    car: ['YL09_front_turbine_carbon', 660, 600, 46],
    back: [],
    front: [
      ['phone', 180, -30, 0.7, { turn: -6 }],
      ['pin', 1030, -30, 0.54, W],
    ],
  },
  'staff-draw': {
    set: 'podium',
    mood: 'slate',
    pieces: 'confetti',
    back: [['wheelOfFortune', 585, 60, 1.04]],
    front: [
      ['headphones', 250, -20, 0.62],
      ['suitcase', 930, -30, 0.66, W],
    ],
  },
  'staff-coupon': {
    set: 'disc',
    mood: 'sand',
    pieces: 'dots',
    back: [['ticket', 585, 60, 1.1, { turn: 6 }]],
    front: [
      ['ticket', 330, -20, 0.66, W],
      ['key', 880, -30, 0.66],
    ],
  },
  'lucky-draw': {
    set: 'rays',
    mood: 'deep',
    pieces: 'sparks',
    back: [['gift', 585, 10, 1.04, { on: 36 }]],
    front: [
      ['coins', 270, -40, 0.62],
      ['ticket', 910, -10, 0.62, W],
    ],
  },
  'blind-box': {
    set: 'arches',
    mood: 'blossom',
    pieces: 'sparks',
    back: [
      ['blindBox', 585, 30, 1.0, { on: 40 }],
      ['blindBox', 290, 0, 0.62, { main: tone.rose, warm: tone.petrol }],
      ['blindBox', 880, 0, 0.66, W],
    ],
    front: [
      ['plush', 1030, -60, 0.46],
      ['modelCar', 170, -62, 0.48],
    ],
  },
  'treasure-box': {
    set: 'sea',
    mood: 'dusk',
    pieces: 'sparks',
    back: [['chest', 585, -10, 1.16]],
    front: [
      ['coins', 250, -40, 0.52],
      ['earth', 950, -30, 0.5],
    ],
  },
  'prize-shelf': {
    set: 'window',
    mood: 'clay',
    back: [
      ['umbrella', 250, 10, 0.86],
      ['tote', 585, 0, 0.9, { on: 40 }],
      ['campChair', 930, 0, 0.86],
    ],
    front: [
      ['cap', 400, -64, 0.44],
      ['thermos', 770, -50, 0.46, W],
    ],
  },
  pin: {
    set: 'disc',
    mood: 'deep',
    pieces: 'sparks',
    back: [['pinBadge', 585, 30, 1.08]],
    front: [
      ['pinBadge', 290, -10, 0.64, W],
      ['pinBadge', 880, -10, 0.64, { main: tone.pine, warm: tone.gold }],
    ],
  },
  anniversary: {
    set: 'podium',
    mood: 'dusk',
    pieces: 'confetti',
    car: ['YL01_front_turbine_mist', 500, 320, 46],
    back: [['balloons', 1030, 120, 0.9]],
    front: [['cake', 800, -40, 0.92]],
  },
  'anniversary-cards': {
    set: 'ribbons',
    mood: 'festive',
    pieces: 'confetti',
    back: [['cards', 585, 20, 1.12, { main: tone.petrol, warm: tone.amber }]],
    front: [
      ['cake', 930, -50, 0.6],
      ['lantern', 200, 60, 0.6],
    ],
  },
  voice: {
    set: 'ribbons',
    mood: 'lagoon',
    pieces: 'dots',
    back: [['megaphone', 585, 20, 1.08]],
    front: [
      ['phone', 270, -30, 0.66],
      ['camera', 930, -50, 0.6, W],
    ],
  },
  'design-vote': {
    set: 'terrace',
    mood: 'clay',
    car: ['CS1E_side_turbine_pine', 680, 650, 44],
    front: [['ballot', 200, -40, 0.72]],
  },
  'livery-vote': {
    set: 'gates',
    mood: 'night',
    car: ['YL01_front_blade_ember', 660, 600, 56],
    front: [
      ['ballot', 1030, -50, 0.5],
      ['trophy', 160, -40, 0.54],
    ],
  },
  'x-vote': {
    set: 'grid',
    mood: 'lagoon',
    pieces: 'sparks',
    car: ['YLX_front_blade_mist', 640, 610, 50],
    front: [['ballot', 190, -30, 0.62, W]],
  },
  'sports-vote': {
    set: 'rays',
    mood: 'sky',
    pieces: 'confetti',
    back: [['trophy', 585, 20, 1.0, { on: 44 }]],
    front: [
      ['shoe', 270, -40, 0.66],
      ['medal', 900, -10, 0.72],
    ],
  },
  quiz: {
    set: 'grid',
    mood: 'deep',
    pieces: 'sparks',
    back: [['bubbles', 585, 60, 1.06]],
    front: [
      ['magnifier', 280, -30, 0.66, W],
      ['trophy', 910, -30, 0.62],
    ],
  },
  'world-cup': {
    set: 'land',
    mood: 'field',
    pieces: 'confetti',
    back: [
      ['football', 585, 0, 1.0],
      ['trophy', 900, 10, 0.86],
    ],
    front: [['calendar', 270, -20, 0.66]],
  },
};
