import type { Ctx } from '../../../kernel/context';
import { type CatalogueModel, type CatalogueVersion, loadModels } from '../../vehicle';
import { type Brochure, drawModel, drawVersion } from './draw-brochure';

/** Address of a brochure: `/assets/brochures/YL01.pdf`, or `/assets/brochures/YL01-pro.pdf` for one version. */
export const BROCHURE_PATH = '/assets/brochures/';
const FILE = /^\/assets\/brochures\/([A-Za-z0-9-]{1,40})\.pdf$/;

/** Drawn once per state of the catalogue: a change of it makes new objects. */
const drawn = new WeakMap<CatalogueModel | CatalogueVersion, Promise<Brochure>>();

function kept(subject: CatalogueModel | CatalogueVersion, draw: () => Promise<Brochure>): Promise<Brochure> {
  const known = drawn.get(subject);
  if (known) return known;
  const made = draw();
  drawn.set(subject, made);
  made.catch(() => drawn.delete(subject));
  return made;
}

/** Pictures of a model's brochure: its portrait, then the car by itself. */
const picturesOf = ({ hero, cutout }: CatalogueModel): string[] => [hero, cutout];

/** The brochure at an address, drawn from the catalogue as it is now; null when there is none. */
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
