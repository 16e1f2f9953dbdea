/** Covers without a car: drawn subjects such as a battery, a route or a paint fan. Each takes (w, h) and returns an SVG document. */
import { chance, circle, ellipse, glow, mix, path, rect, svg, vertical } from './draw.mjs';

const wall = (w, h, colours) => `<defs>${vertical('wall', colours)}</defs>${rect(0, 0, w, h, 'url(#wall)')}`;

function honeycomb(w, h) {
  const dice = chance(11);
  let out =
    wall(w, h, ['#0d2a2c', '#0a161d']) +
    `<defs>${glow('core', '#3fe0a8', 0.55)}</defs>${circle(w * 0.55, h * 0.5, 430, 'url(#core)')}`;
  for (let row = -1; row < 9; row += 1) {
    for (let col = -1; col < 13; col += 1) {
      const [x, y] = [col * 104 + (row % 2 ? 52 : 0), row * 90 + 30];
      const near = Math.max(0, 1 - Math.hypot(x - w * 0.55, y - h * 0.5) / 620);
      const points = [0, 1, 2, 3, 4, 5]
        .map((k) => `${x + 52 * Math.sin((k * Math.PI) / 3)},${y + 52 * Math.cos((k * Math.PI) / 3)}`)
        .join(' ');
      out += `<polygon points="${points}" fill="${mix('#10313a', '#4ff0b4', near * dice.between(0.4, 0.9))}" opacity="${0.35 + near * 0.6}" stroke="#081318" stroke-width="7"/>`;
    }
  }
  return svg(w, h, out);
}

function route(w, h) {
  const dice = chance(5);
  let out = rect(0, 0, w, h, '#e9efe6');
  for (let i = 0; i < 26; i += 1)
    out += `<rect x="${dice.between(-60, w)}" y="${dice.between(-60, h)}" width="${dice.between(90, 220)}" height="${dice.between(70, 190)}" rx="16" fill="${dice.pick(['#dce7d5', '#f4f1e6', '#e2ebdc', '#d0e2cc'])}"/>`;
  out += `<path d="M-20 ${h * 0.78}C260 ${h * 0.52} 380 ${h * 0.98} 640 ${h * 0.72}S980 ${h * 0.42} ${w + 20} ${h * 0.5}" fill="none" stroke="#a9d3e6" stroke-width="64"/>`;
  for (let i = 0; i < 7; i += 1)
    out += `<path d="M${i * 210 - 100} -10Q${i * 190 + 60} ${h * 0.5} ${i * 205 - 40} ${h + 10}" fill="none" stroke="#ffffff" stroke-width="13"/>`;
  const way = `M150 ${h * 0.82}C240 ${h * 0.5} 420 ${h * 0.62} 560 ${h * 0.5}S800 ${h * 0.2} 1040 ${h * 0.24}`;
  out += `<path d="${way}" fill="none" stroke="#ffffff" stroke-width="26" stroke-linecap="round"/><path d="${way}" fill="none" stroke="#d9622b" stroke-width="14" stroke-linecap="round"/>`;
  for (const [x, y] of [
    [372, 452],
    [690, 338],
    [860, 262],
  ])
    out +=
      circle(x, y, 21, '#ffffff') +
      circle(x, y, 14, '#2c8f6b') +
      path(`M${x + 2} ${y - 9}l-8 11h6l-2 8 8-11h-6Z`, '#ffffff');
  out += circle(150, h * 0.82, 26, '#ffffff') + circle(150, h * 0.82, 16, '#22344a');
  out +=
    ellipse(1040, 200, 34, 10, '#00000022') +
    path('M1040 196C1010 150 996 130 996 104a44 44 0 0 1 88 0C1084 130 1070 150 1040 196Z', '#22344a') +
    circle(1040, 104, 17, '#ffffff');
  return svg(w, h, out);
}

function sound(w, h) {
  let out = wall(w, h, ['#2b1430', '#120a1c']);
  for (let row = 0; row < 34; row += 1) {
    const y = h * 0.18 + row * 16;
    let d = `M-10 ${y}`;
    for (let x = 0; x <= w + 20; x += 16) {
      const bell = Math.exp(-(((x - w / 2) / 300) ** 2));
      d += `L${x} ${(y - bell * (70 + 60 * Math.sin(x / 46 + row * 1.7)) * Math.abs(Math.sin(x / 31 + row * 0.8))).toFixed(1)}`;
    }
    out += `<path d="${d}" fill="#1a0d24" fill-opacity="0.55" stroke="${mix('#ff8a5c', '#b46bff', row / 34)}" stroke-width="2.2"/>`;
  }
  return svg(w, h, out);
}

function paintFan(w, h) {
  const colours = ['#b9532b', '#24364f', '#9fb4c2', '#ecebe6', '#2f5a45', '#33373b'];
  let out = wall(w, h, ['#f3efe9', '#dcd6cd']);
  colours.forEach((colour, i) => {
    const angle = -50 + i * 20;
    out += `<g transform="rotate(${angle} 600 860)"><defs>${vertical(`p${i}`, [mix(colour, '#ffffff', 0.35), colour, mix(colour, '#000000', 0.25)])}</defs>${rect(512, 150, 176, 660, '#00000018', 'rx="26"')}${rect(506, 140, 176, 660, `url(#p${i})`, 'rx="26"')}${path('M530 170h40l-30 420h-10Z', '#ffffff', 'opacity="0.28"')}</g>`;
  });
  return svg(w, h, out + circle(600, 812, 26, '#22262b') + circle(600, 812, 10, '#c9c2b7'));
}

/** Still lifes by name. */
export const stillLifes = { honeycomb, route, sound, paintFan };
