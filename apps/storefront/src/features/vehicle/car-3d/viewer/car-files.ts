import { serverOrigin } from '@/platform/environment';
import { type GlbNode, ModelFault, readGlb } from './glb';
import { type PaintLook, type PaintNumbers, paintNumbers } from './paint-numbers';

/** What the models are painted with and which files they are made of. */
export interface Looks {
  /** File of each body. */
  bodies: Readonly<Record<string, string>>;
  /** By the paint's art key. */
  paints: Readonly<Record<string, PaintLook>>;
  /** File of a wheel by its art key and the body. */
  wheels: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Version of each model file, added by the server: a versioned address may be cached forever. */
  versions?: Readonly<Record<string, string>>;
}

const FOLDER = '/assets/glb';

/** Download of a model file that failed. */
class FileFault extends Error {
  override readonly name = 'FileFault';
}

async function load(file: string, signal: AbortSignal): Promise<Response> {
  const reply = await fetch(`${serverOrigin}${FOLDER}/${file}`, { signal });
  if (!reply.ok) throw new FileFault(`${file}: ${reply.status}`);
  return reply;
}

/** The list of looks, asked for by each view: it is small and changes with the models. */
export const loadLooks = async (signal: AbortSignal): Promise<Looks> => (await load('looks.json', signal)).json();

async function loadModel(looks: Looks, file: string, signal: AbortSignal): Promise<GlbNode[]> {
  const version = looks.versions?.[file];
  const reply = await load(version ? `${file}?v=${version}` : file, signal);
  return readGlb(await reply.arrayBuffer());
}

/** @throws ModelFault when there is no such body */
export function loadBody(looks: Looks, body: string, signal: AbortSignal): Promise<GlbNode[]> {
  const file = looks.bodies[body];
  if (!file) throw new ModelFault(`no body ${body}`);
  return loadModel(looks, file, signal);
}

/** @throws ModelFault when there is no such paint */
export function paintOf(looks: Looks, paint: string): PaintNumbers {
  const look = looks.paints[paint];
  if (!look) throw new ModelFault(`no paint ${paint}`);
  return paintNumbers(look);
}

/** @throws ModelFault when the body has no such wheel */
export function loadWheel(looks: Looks, wheel: string, body: string, signal: AbortSignal): Promise<GlbNode[]> {
  const file = looks.wheels[wheel]?.[body];
  if (!file) throw new ModelFault(`no wheel ${wheel} for ${body}`);
  return loadModel(looks, file, signal);
}
