interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One thing on a poster; sizes in px of the poster, colours as CSS. Later ones lie over earlier ones. */
export type PosterItem =
  | (Box & { kind: 'block'; colour: string; radius?: number })
  /** A fade from top to bottom, under words on a picture. */
  | (Box & { kind: 'fade'; from: string; to: string })
  /** Missing pictures are left out, unless `required`. */
  | (Box & { kind: 'picture'; src: string; radius?: number; fit?: 'cover' | 'contain'; required?: boolean })
  | {
      kind: 'text';
      text: string;
      x: number;
      /** Top of the first line. */
      y: number;
      width: number;
      size: number;
      colour: string;
      bold?: boolean;
      align?: 'left' | 'center' | 'right';
      /** Lines at most; the last ends in … when there is more. Default 1. */
      lines?: number;
    }
  /** A QR code with its white quiet zone. */
  | { kind: 'code'; text: string; x: number; y: number; size: number };

/** A poster as data: what is drawn where. */
export interface PosterPlan {
  /** px of the saved picture. */
  width: number;
  height: number;
  /** Colour under everything. */
  ground: string;
  items: readonly PosterItem[];
}

/** Input of `sharePoster`. */
export interface SharePosterContent {
  /** Stored path of the large picture; upright ones fill it best. */
  picture: string;
  /** Colour behind a cut-out picture, which is then shown whole; omitted: the picture fills its box. */
  ground?: string;
  title: string;
  text?: string;
  /** Person who invites. */
  person?: { name: string; avatar?: string; note?: string };
  /** Text of the code, or the stored path of a ready code such as a mini-program's. */
  code: { text: string } | { picture: string };
  /** Beside the code. Up to two lines. */
  codeNote: string;
  /** Over the picture, at the top. */
  brandName: string;
}

const WIDTH = 750;
const HEIGHT = 1334;
const EDGE = 48;
const INK = '#262626';
const GREY = '#66696e';
/** Side of the code. */
const CODE = 176;
const PICTURE_HEIGHT = 900;

/** The usual poster: picture with the brand's name, title and text, who invites, and a code; 750 × 1334 px. */
export function sharePoster(content: SharePosterContent): PosterPlan {
  const { picture, ground, title, text, person, brandName } = content;
  const wide = WIDTH - 2 * EDGE;
  const top: PosterItem[] = [
    ...(ground ? cutOut(picture, ground) : scene(picture)),
    line(brandName, { y: 52, width: wide, size: 30, colour: ground ? INK : '#ffffff', bold: true }),
  ];
  const words: PosterItem[] = [
    { kind: 'text', text: title, x: EDGE, y: 944, width: wide, size: 44, colour: INK, bold: true, lines: text ? 1 : 2 },
    ...(text ? [line(text, { y: 1010, size: 28, colour: GREY, width: wide })] : []),
    { kind: 'block', x: EDGE, y: 1082, width: wide, height: 1, colour: '#e9eaec' },
  ];
  return {
    width: WIDTH,
    height: HEIGHT,
    ground: '#ffffff',
    items: [...top, ...words, ...inviter(person), ...code(content)],
  };
}

const PLACE = { x: 0, y: 0, width: WIDTH, height: PICTURE_HEIGHT } as const;

/** The fade keeps the brand's name readable on any picture. */
function scene(src: string): PosterItem[] {
  return [
    { kind: 'picture', src, ...PLACE, required: true },
    { kind: 'fade', ...PLACE, height: 400, from: 'rgba(8,9,10,0.36)', to: 'rgba(8,9,10,0)' },
  ];
}

function cutOut(src: string, colour: string): PosterItem[] {
  return [
    { kind: 'block', ...PLACE, colour },
    { kind: 'picture', src, ...PLACE, fit: 'contain', required: true },
  ];
}

const FOOT = 1118;

function inviter(person: SharePosterContent['person']): PosterItem[] {
  if (!person) return [];
  const side = 72;
  const left = EDGE + (person.avatar ? side + 20 : 0);
  const width = WIDTH - EDGE - CODE - 24 - left;
  const avatar = person.avatar;
  return [
    ...(avatar
      ? [{ kind: 'picture', src: avatar, x: EDGE, y: FOOT, width: side, height: side, radius: side / 2 } as const]
      : []),
    line(person.name, { x: left, y: FOOT + (person.note ? 2 : 18), size: 28, colour: INK, width, bold: true }),
    ...(person.note ? [line(person.note, { x: left, y: FOOT + 40, size: 24, colour: GREY, width })] : []),
  ];
}

function code({ code, codeNote, person }: SharePosterContent): PosterItem[] {
  const place = { x: WIDTH - EDGE - CODE, y: FOOT };
  const note = {
    y: person ? FOOT + 104 : FOOT + 50,
    size: 24,
    colour: GREY,
    width: WIDTH - 2 * EDGE - CODE - 32,
    lines: 2,
  };
  return [
    'text' in code
      ? { kind: 'code', text: code.text, ...place, size: CODE }
      : { kind: 'picture', src: code.picture, ...place, width: CODE, height: CODE, required: true },
    line(codeNote, note),
  ];
}

type LineStyle = Omit<Extract<PosterItem, { kind: 'text' }>, 'kind' | 'text' | 'x'> & { x?: number };

const line = (text: string, style: LineStyle): PosterItem => ({ kind: 'text', text, x: EDGE, ...style });
