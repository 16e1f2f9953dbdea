import type { Ctx } from '../../../kernel/context';
import { type CatalogueModel, type CatalogueVersion, loadModels } from '../../vehicle';
import { type Brochure, drawModel, drawVersion } from './draw-brochure';

/**
 * URL of a brochure: `/assets/brochures/YL01.pdf`, or `/assets/brochures/YL01-pro.pdf` for one
 * version.
 */
export const BROCHURE_PATH = '/assets/brochures/';
const FILE = /^\/assets\/brochures\/([A-Za-z0-9-]{1,40})\.pdf$/;

/**
 * Brochures by catalogue object: a change of the catalogue creates new objects, so brochures are
 * drawn again.
 */
const drawn = new WeakMap<CatalogueModel | CatalogueVersion, Promise<Brochure>>();

function kept(subject: CatalogueModel | CatalogueVersion, draw: () => Promise<Brochure>): Promise<Brochure> {
  const known = drawn.get(subject);
  if (known) return known;
  const made = draw();
  drawn.set(subject, made);
  made.catch(() => drawn.delete(subject));
  return made;
}

/** Images of a model's brochure: portrait, then cut-out. */
const picturesOf = ({ hero, cutout }: CatalogueModel): string[] => [hero, cutout];

/** The brochure at a URL, drawn from the current catalogue; null when there is none. */
export async function findBrochure(ctx: Ctx, file: string): Promise<Brochure | null> {
  const name = FILE.exec(file)?.[1];
  if (name === undefined) return null;
  for (const model of await loadModels(ctx)) {
    if (model.modelId === name) return kept(model, () => drawModel(model, picturesOf(model)));
    const version = model.versions.find(({ versionId, isWithdrawn }) => versionId === name && !isWithdrawn);
    if (version) return kept(version, () => drawVersion(model, version));
  }
  return null;
}
