/** What is seen through the glass of a store: a lit room with one of four back walls, lines of light and a counter. */
import { circle, ellipse, mix, path, rect } from './draw.mjs';
import { across, down, halo, lit, put, slope } from './light.mjs';
import { tone } from './palette.mjs';
import { props } from './props/index.mjs';

const P = { main: tone.petrol, warm: tone.amber };
const W = { main: tone.amber, warm: tone.petrol };

/** A screen with a film of waves. */
const screen = (x, y, w, h) =>
  rect(x, y, w, h, slope('#1b5d68', '#0b2f38'), 'rx="6"') +
  path(
    `M${x} ${y + h * 0.8}q${w * 0.3} ${-h * 0.5} ${w * 0.5} ${-h * 0.15}t${w * 0.5} ${-h * 0.3}V${y + h}H${x}Z`,
    tone.lagoon,
    'opacity="0.7"',
  );

const slats = (x, y, count, h) =>
  Array.from({ length: count }, (_, i) =>
    rect(x + i * 12, y, 8, h, slope('#c99766', '#8e6039'), 'opacity="0.85"'),
  ).join('');

/** Back walls: wood and a screen, an arch with plants, shelves with goods, a round picture and coloured panels. */
const walls = [
  (x, y, w, h, dice) =>
    slats(x + w * dice.between(0.04, 0.2), y, 16, h) +
    screen(x + w * dice.between(0.55, 0.7), y + h * 0.12, w * 0.2, h * 0.44),
  (x, y, w, h, dice) => {
    const at = x + w * dice.between(0.2, 0.7);
    const leaf = (k) =>
      `<g transform="translate(${at + k * 70} ${y + h}) scale(0.5)">${[-60, -30, 0, 30, 60].map((a) => `<g transform="rotate(${a})">${path('M0 0Q-30 -90 0 -190Q30 -90 0 0Z', slope('#8fbf86', '#35684f'))}</g>`).join('')}</g>`;
    return (
      path(`M${at - 90} ${y + h}V${y + h * 0.4}a90 ${h * 0.36} 0 0 1 180 0V${y + h}Z`, slope('#e9b48a', '#c98860')) +
      leaf(-1.6) +
      leaf(1.6) +
      screen(x + w * 0.04, y + h * 0.16, w * 0.14, h * 0.4)
    );
  },
  (x, y, w, h, dice) => {
    const at = x + w * dice.between(0.08, 0.5);
    const goods = ['mug', 'tote', 'cap', 'thermos', 'modelCar', 'gift', 'plush', 'umbrella'];
    const shelf = (r) =>
      rect(at, y + h * (0.5 + r * 0.42), 260, 5, '#a9764a') +
      [0, 1, 2, 3]
        .map((i) =>
          put(props[goods[i + r * 4]](i % 2 ? W : P), at + 34 + i * 64, y + h * (0.5 + r * 0.42), (h / 400) * 0.42),
        )
        .join('');
    return rect(at - 8, y, 276, h, '#fbf7ef', 'opacity="0.8"') + shelf(0) + shelf(1) + slats(x + w * 0.74, y, 12, h);
  },
  (x, y, w, h, dice) => {
    const at = x + w * dice.between(0.3, 0.6);
    const panels = [0.05, 0.13, 0.21]
      .map((k, i) =>
        rect(
          x + w * k,
          y + h * 0.1,
          w * 0.06,
          h * 0.75,
          slope(lit([tone.petrol, tone.amber, tone.slate][i], 0.25), [tone.petrol, tone.amber, tone.slate][i]),
          'rx="4" opacity="0.85"',
        ),
      )
      .join('');
    return (
      panels +
      circle(at, y + h * 0.5, h * 0.4, slope('#f6cfa6', '#e49a68')) +
      path(
        `M${at - h * 0.4} ${y + h * 0.5}q${h * 0.2} ${-h * 0.2} ${h * 0.4} 0t${h * 0.4} 0a${h * 0.4} ${h * 0.4} 0 0 1 ${-h * 0.8} 0Z`,
        slope(tone.lagoon, tone.petrol),
      ) +
      slats(x + w * 0.8, y, 10, h)
    );
  },
];

/** The room in the box x, y, w, h; `t` is the time of day. */
export function room(x, y, w, h, { t, dice }) {
  const [back, floor] = [y + h * 0.62, y + h];
  const light = t.inside;
  const lamp = (k) =>
    path(
      `M${x + w * (0.5 + (k - 0.5) * 0.7)} ${y + h * 0.2}L${x + w * k - 10} ${y}h20Z`,
      lit(light, 0.7),
      'opacity="0.9"',
    );
  const sheen = (k) => ellipse(x + w * k, back + (floor - back) * 0.5, w * 0.12, 12, halo('#ffffff', 0.5));
  const wall = across(mix(light, '#b98c62', 0.3), lit(light, 0.3), mix(light, '#b98c62', 0.36));
  return (
    rect(x, y, w, h, down(mix(light, '#ffffff', 0.35), light, mix(light, '#c79a6a', 0.35))) +
    rect(x, y + h * 0.2, w, h * 0.42, wall) +
    dice.pick(w > 300 ? walls : walls.slice(0, 1))(x, y + h * 0.2, w, h * 0.42, dice) +
    rect(x + w * 0.34, back - h * 0.12, w * 0.13, h * 0.14, slope('#f4ece0', '#c9b79d'), 'rx="5"') +
    rect(x, back, w, floor - back, down(mix(light, '#8a7a68', 0.42), mix(light, '#6c6258', 0.55))) +
    [0.15, 0.5, 0.85].map(sheen).join('') +
    [0.18, 0.5, 0.82].map(lamp).join('')
  );
}
