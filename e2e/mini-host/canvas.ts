import type { Page } from 'playwright-core';
import sharp from 'sharp';
import type { MiniPlatform } from './platforms';

/** One thing done to a canvas: a property set, or a method called. A gradient is named by its number, a picture by its address. */
type Step = { set: string; value: unknown } | { call: string; values: unknown[] };

interface Drawing {
  width: number;
  height: number;
  steps: Step[];
}

/** The canvases of a mini-program: what is drawn on them is noted, and drawn in the browser when a test wants to see it. */
export interface HostCanvases {
  /** Platform APIs that find, draw and read canvases. */
  calls: Record<string, unknown>;
  /** Files that the program made of its canvases, oldest first. */
  files: string[];
  /** A PNG of such a file. */
  pictureOf(file: string): Promise<Buffer>;
  /** Whether the program has found a canvas and its context. */
  isReady(id: string): boolean;
  /** A PNG of what a canvas shows now. */
  pictureOn(id: string): Promise<Buffer>;
}

type Options = Record<string, unknown> & { success?: (result: unknown) => void; fail?: (reason: unknown) => void };

/** Methods of a context of type 2d that every platform with one has. */
const WEB_METHODS =
  'save restore beginPath closePath moveTo lineTo arc arcTo clip fill stroke fillRect clearRect fillText drawImage rect';
/** Calls of Baidu's context that stand for a property of the web's. */
const BAIDU_SETTERS: Record<string, string> = {
  setFillStyle: 'fillStyle',
  setStrokeStyle: 'strokeStyle',
  setTextAlign: 'textAlign',
  setTextBaseline: 'textBaseline',
  setLineWidth: 'lineWidth',
  setLineCap: 'lineCap',
  setLineJoin: 'lineJoin',
};
/** Baidu's documents name no `arcTo`. */
const BAIDU_METHODS = WEB_METHODS.replace(' arcTo', '');

/** About as wide as phones draw it: a Chinese character is a square, the rest about half of one. */
const widthOf = (text: string, size: number): number =>
  [...text].reduce((sum, character) => sum + (character > '\u2e80' ? size : size * 0.56), 0);

const sizeIn = (font: unknown): number => Number(/([\d.]+)px/.exec(String(font))?.[1] ?? 10);

/** A value as it can be kept: of gradients and pictures only what names them. */
function nameOf(value: unknown): unknown {
  const { gradient, picture } = Object(value) as { gradient?: number; picture?: string };
  if (gradient !== undefined) return { gradient };
  return picture === undefined ? value : { picture };
}

/** Methods that are noted, by their names. */
const noting = (steps: Step[], names: string): Record<string, unknown> =>
  Object.fromEntries(
    names
      .split(' ')
      .map((call) => [call, (...values: unknown[]) => void steps.push({ call, values: values.map(nameOf) })]),
  );

function gradientOn(steps: Step[]) {
  let count = 0;
  return (...values: number[]) => {
    const gradient = count++;
    steps.push({ call: 'createLinearGradient', values });
    return {
      gradient,
      addColorStop: (...stop: unknown[]) => void steps.push({ call: 'addColorStop', values: [gradient, ...stop] }),
    };
  };
}

/** A context of type 2d. */
function webContext(steps: Step[]): object {
  const known: Record<string, unknown> = {
    ...noting(steps, WEB_METHODS),
    font: '10px sans-serif',
    createLinearGradient: gradientOn(steps),
    measureText: (text: string) => ({ width: widthOf(text, sizeIn(known.font)) }),
  };
  return new Proxy(known, {
    set(target, name, value) {
      target[String(name)] = value;
      steps.push({ set: String(name), value: nameOf(value) });
      return true;
    },
  });
}

/** Baidu's context, whose drawing is shown by `draw`. */
function baiduContext(drawing: Drawing): object {
  const waiting: Step[] = [];
  let size = 10;
  const set = (name: string, value: unknown) => void waiting.push({ set: name, value: nameOf(value) });
  return {
    ...noting(waiting, BAIDU_METHODS),
    ...Object.fromEntries(
      Object.entries(BAIDU_SETTERS).map(([call, name]) => [call, (value: unknown) => set(name, value)]),
    ),
    setFontSize: (given: number) => {
      size = given;
    },
    set font(value: unknown) {
      set('font', value);
    },
    createLinearGradient: gradientOn(waiting),
    measureText: (text: string) => ({ width: widthOf(text, size) }),
    draw(isAdded: boolean, done?: () => void) {
      if (!isAdded) drawing.steps.length = 0;
      drawing.steps.push(...waiting.splice(0));
      if (done) setTimeout(done);
    },
  };
}

/** Draws noted steps on a canvas of the browser; runs in the page. */
async function replay({ width, height, steps, pictures }: Drawing & { pictures: Record<string, string> }) {
  const images = new Map<string, ImageBitmap>();
  for (const [address, data] of Object.entries(pictures))
    images.set(address, await createImageBitmap(await (await fetch(data)).blob()));
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d') as unknown as Record<string, unknown>;
  const gradients: CanvasGradient[] = [];
  const real = (value: unknown): unknown => {
    const { gradient, picture } = Object(value) as { gradient?: number; picture?: string };
    if (gradient !== undefined) return gradients[gradient];
    return picture === undefined ? value : images.get(picture);
  };
  for (const step of steps) {
    if ('set' in step) context[step.set] = real(step.value);
    else if (step.call === 'addColorStop') {
      const [gradient, at, colour] = step.values as [number, number, string];
      gradients[gradient]?.addColorStop(at, colour);
    } else {
      const made = (context[step.call] as (...values: unknown[]) => unknown)(...step.values.map(real));
      if (step.call === 'createLinearGradient') gradients.push(made as CanvasGradient);
    }
  }
  return canvas.toDataURL('image/png');
}

/** Canvases of a platform's program. @param page of the browser, in which drawings are made to be seen */
export function createCanvases(platform: MiniPlatform, origin: string, page: Page): HostCanvases {
  const drawings = new Map<string, Drawing>();
  const kept = new Map<string, Drawing>();
  const known = new Map<string, Buffer>();
  const files: string[] = [];
  const ready = new Set<string>();
  const drawingOf = (id: string): Drawing => {
    const drawing = drawings.get(id) ?? { width: 300, height: 150, steps: [] };
    drawings.set(id, drawing);
    return drawing;
  };
  const keep = (file: string, drawing: Drawing) => {
    kept.set(file, structuredClone(drawing));
    files.push(file);
    return file;
  };
  const load = async (address: string): Promise<{ width: number; height: number }> => {
    const { pathname, search } = new URL(address, origin);
    const response = await fetch(new URL(pathname + search, origin));
    if (!response.ok) throw new TypeError(`${response.status} for ${address}`);
    const bytes = Buffer.from(await response.arrayBuffer());
    known.set(address, bytes);
    const { width = 0, height = 0 } = await sharp(bytes).metadata();
    return { width, height };
  };
  const createImage = () => {
    const image = { width: 0, height: 0, picture: '', onload: () => {}, onerror: (_: unknown) => {} };
    return Object.defineProperty(image, 'src', {
      set(address: string) {
        image.picture = address;
        load(address).then(
          (size) => Object.assign(image, size).onload(),
          (reason) => image.onerror(reason),
        );
      },
    });
  };
  const nodeOf = (id: string) => {
    const drawing = drawingOf(id);
    const context = webContext(drawing.steps);
    const node = {
      getContext(kind: string) {
        ready.add(id);
        return kind === '2d' ? context : null;
      },
      createImage,
      toDataURL: (type: string) => `data:${type};base64,${id}`,
      drawing,
    };
    for (const side of ['width', 'height'] as const)
      Object.defineProperty(node, side, {
        get: () => drawing[side],
        set: (px: number) => {
          drawing[side] = px;
        },
      });
    return node;
  };
  /** Nodes are found where the platform has canvases of type 2d; every box is as large as the canvas. */
  const createSelectorQuery = () => {
    const answers: unknown[] = [];
    let id = '';
    const ask = (first?: unknown, second?: unknown) => {
      const { width, height } = drawingOf(id);
      const answer = { left: 0, top: 0, width, height, ...(platform === 'swan' ? {} : { node: nodeOf(id) }) };
      answers.push(answer);
      const told = [first, second].find((given) => typeof given === 'function') as
        | ((value: unknown) => void)
        | undefined;
      told?.(answer);
      return query;
    };
    const found = { node: ask, fields: ask, boundingClientRect: ask, scrollOffset: ask };
    const select = (selector: string) => {
      id = selector.slice(1);
      return found;
    };
    const query: Record<string, unknown> = {
      in: () => query,
      select,
      selectAll: select,
      selectViewport: () => select('#viewport'),
      exec: (done?: (values: unknown[]) => void) => void setTimeout(() => done?.(answers)),
    };
    return query;
  };
  const answer = (options: Options, work: () => unknown) =>
    void Promise.resolve()
      .then(work)
      .then(options.success, (reason: Error) => options.fail?.({ errMsg: reason.message }));
  /** Takes the node of a canvas; on Baidu the id of one. */
  const canvasToTempFilePath = (options: Options) =>
    answer(options, () => {
      const drawing =
        platform === 'swan'
          ? { ...drawingOf(String(options.canvasId)), width: Number(options.width), height: Number(options.height) }
          : (options.canvas as { drawing: Drawing } | undefined)?.drawing;
      if (!drawing) throw new TypeError('canvasToTempFilePath:fail no canvas');
      return { tempFilePath: keep(`${platform}file://drawn-${files.length}.jpg`, drawing) };
    });
  const douyinFiles = {
    rmdirSync: () => {
      throw new TypeError('no such folder');
    },
    mkdirSync: () => undefined,
    writeFile: (options: Options) =>
      answer(options, () => void keep(String(options.filePath), drawingOf(String(options.data)))),
  };
  const own = {
    swan: {
      canvasToTempFilePath,
      createCanvasContext(id: string) {
        ready.add(id);
        return baiduContext(drawingOf(id));
      },
      getImageInfo: (options: Options) =>
        answer(options, async () => ({ ...(await load(String(options.src))), path: { picture: options.src } })),
    },
    tt: { env: { USER_DATA_PATH: 'ttfile://user' }, getFileSystemManager: () => douyinFiles },
    weapp: { canvasToTempFilePath },
    alipay: { canvasToTempFilePath },
  }[platform];
  const seen = async (drawing: Drawing): Promise<Buffer> => {
    const pictures = Object.fromEntries(
      [...known].map(([address, bytes]) => [address, `data:image/webp;base64,${bytes.toString('base64')}`]),
    );
    const data = await page.evaluate(replay, { ...drawing, pictures });
    return Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');
  };
  return {
    calls: { createSelectorQuery, ...own },
    files,
    pictureOf(file) {
      const drawing = kept.get(file);
      if (!drawing) throw new TypeError(`${file} was not drawn`);
      return seen(drawing);
    },
    isReady: (id) => ready.has(id),
    pictureOn: (id) => seen(drawingOf(id)),
  };
}
