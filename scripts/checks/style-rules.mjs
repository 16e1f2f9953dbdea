// Which values style sheets may contain. Spacing, type, line heights, weights and radii are tokens.

const GUARDED =
  /^(?:(?:margin|padding)(?:-\w+)*|(?:row-|column-)?gap|font-size|font-weight|line-height|border(?:-\w+)*-radius)$/;

/** Values that need no token: zero, keywords, percentages, em, `var()`, `env()` and what combines them. */
const FREE =
  /(?<![\w.-])(?:0|auto|inherit|normal|-?[\d.]+(?:%|em)|(?:var|env)\([^()]*(?:\([^()]*\)[^()]*)*\)|calc|-1)(?![\w.%-])|[()+*/,\s]/g;

/** Difference (px) allowed between line height and box height, for a border. */
const BORDERS = 2;

/** Values that a file may contain, with the reason: sizes given by a drawing or by another size. */
export const STYLE_EXCEPTIONS = {
  'features/materials/material-card.module.css': { values: ['-22px'], why: 'half of the button over the middle' },
  'features/vehicle/configurator/configurator-screen.module.css': { values: ['112px'], why: 'room of the bar below' },
  'features/vehicle/models/model-intro.module.css': { values: ['358px'], why: 'room of the picture below' },
  'pages/car/index.module.css': { values: ['-9px'], why: 'half of the line under a name' },
  'ui/display/avatar.module.css': {
    values: ['14px', '20px', '26px', '38px'],
    why: 'the letter is a share of its circle',
  },
  'ui/display/timeline.module.css': { values: ['7px'], why: 'the dot is level with the middle of the first line' },
  'ui/form/checkbox.module.css': { values: ['-11px', '-3px'], why: 'the room for the finger takes none of the row' },
  'ui/form/slider.module.css': { values: ['17px', '-13px'], why: 'room around the knob, and half of it' },
  'ui/form/wheels.module.css': { values: ['88px'], why: 'two rows of the wheel' },
  'ui/icon/icon.module.css': {
    values: ['12px', '14px', '16px', '18px', '20px', '24px', '28px', '32px', '40px', '48px'],
    why: 'an icon is as large as its font',
  },
  'ui/map/map-view.module.css': { values: ['-34px'], why: 'the tip of the needle is on its place' },
  'ui/media/map-box.module.css': { values: ['-30px', '-22px'], why: 'the tip of a pin is on its place' },
};

/** The rules of a style sheet: the declarations of each block, with the line they begin in. */
function blocksOf(css) {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  return [...plain.matchAll(/\{([^{}]*)\}/g)].map((block) => {
    let at = block.index + 1;
    return block[1].split(';').flatMap((text) => {
      const start = at + (text.length - text.trimStart().length);
      at += text.length + 1;
      const [, property, value] = /^\s*([\w-]+):\s*([\s\S]+)$/.exec(text) ?? [];
      return property ? [{ property, value: value.trim(), line: plain.slice(0, start).split('\n').length }] : [];
    });
  });
}

const pixels = (value) => (/^[\d.]+px$/.test(value ?? '') ? Number.parseFloat(value) : undefined);

/** One line of text in a box that is as high: `height: 28px; line-height: 28px`. */
function fillsItsBox({ property, value }, block) {
  const line = pixels(value);
  if (property !== 'line-height' || line === undefined) return false;
  const heights = block.filter((other) => /^(min-)?height$/.test(other.property)).map((other) => pixels(other.value));
  return heights.some((height) => height !== undefined && height >= line && height - line <= BORDERS);
}

/**
 * The values in a style sheet that should be tokens. @param css text of the sheet @param allowed values it may contain
 * @returns `{ line, property, values }` each
 */
export function rawValues(css, allowed = []) {
  return blocksOf(css).flatMap((block) =>
    block
      .filter((declaration) => GUARDED.test(declaration.property) && !fillsItsBox(declaration, block))
      .map(({ line, property, value }) => ({
        line,
        property,
        values: value
          .replace(FREE, ' ')
          .split(' ')
          .filter((part) => part && !allowed.includes(part)),
      }))
      .filter(({ values }) => values.length > 0),
  );
}

/** Sizes among the tokens: name without `--`. */
export const sizeTokens = (css) =>
  [...css.matchAll(/^\s*--(vf-(?:space|text|leading|weight|radius)-[\w-]+):/gm)].map(([, name]) => name);
