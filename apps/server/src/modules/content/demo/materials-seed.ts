import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS, HOUR_MS } from '@voltfront/rules/time';
import { filmFacts, pictureFacts } from '../../../demo/asset-facts';
import { asset, fillDeep } from '../../../demo/fill';
import { assetsFolder } from '../../../kernel/paths';
import { models } from '../../vehicle/demo';
import type { StorySeed } from '..';
import { carViews, filmRows, rowNames, sceneNames } from './story/materials';

type Row = StorySeed['materials'][number];
type Draft = Omit<Row, 'publishedAt' | 'downloadCount'>;

/** Time between two materials; the newest is a day old. */
const APART_MS = 40 * HOUR_MS;

const catalogue = fillDeep(models);
const nameOf = (modelId: string) => catalogue.find((model) => model.modelId === modelId)?.name ?? modelId;

const products = catalogue.flatMap(({ versions }) => versions.flatMap((version) => version.products));

/** Name of a paint or an interior, the same for all models. */
const wordFor = (group: 'paint' | 'interior', key: string): string =>
  products.find(({ groupCode, art }) => groupCode === group && art === key)?.name ?? key;

const still = (path: string) => ({ cover: asset(path), file: asset(path), ...pictureFacts(path) });

/** Cut-out cars: every model in every paint from three sides. */
function carPictures(): Draft[] {
  return carViews.flatMap(({ view, name }) =>
    ['mist', 'ember', 'pine', 'pearl', 'ink', 'carbon'].flatMap((paint) =>
      catalogue.map(({ modelId, pictures }) => ({
        materialId: `car-${modelId}-${paint}-${view}`,
        kind: 'picture' as const,
        title: `${nameOf(modelId)} ${wordFor('paint', paint)} ${name}`,
        modelId,
        paint,
        ...still(`cars/${modelId}_${view}_${pictures.rearWheel}_${paint}.webp`),
      })),
    ),
  );
}

/** Scenes as images or wallpapers; portrait ones for phones, landscape ones for desktops. */
function scenes(): Draft[] {
  return readdirSync(join(assetsFolder, 'scenes')).flatMap((file): Draft[] => {
    const [scene = '', modelId = '', paint = ''] = file.replace('.webp', '').split('_');
    const known = sceneNames[scene.startsWith('hero-') ? 'hero' : scene];
    if (!known) throw new TypeError(`the scene ${scene} has no name`);
    const facts = still(`scenes/${file}`);
    const title = `${nameOf(modelId)} ${known.name}`;
    const row = { title, modelId, paint, ...facts };
    const isTall = facts.height > facts.width;
    const picture: Draft[] = isTall ? [] : [{ ...row, materialId: `scene-${scene}-${modelId}`, kind: 'picture' }];
    const wallpaper: Draft = {
      ...row,
      materialId: `wallpaper-${scene}-${modelId}`,
      kind: 'wallpaper',
    };
    return known.isWallpaper ? [...picture, wallpaper] : picture;
  });
}

const HERO_PAINTS: Readonly<Record<string, string>> = { YL01: 'pearl', YLX: 'ember', YL09: 'pine', CS1E: 'pearl' };

const heroes = (): Draft[] =>
  catalogue.map(({ modelId, hero }) => ({
    materialId: `wallpaper-portrait-${modelId}`,
    kind: 'wallpaper',
    title: `${nameOf(modelId)} 全身像`,
    modelId,
    paint: HERO_PAINTS[modelId] ?? null,
    ...still(hero),
  }));

/** Interiors; those with five seats are shared by three models and assigned to the flagship. */
function interiors(): Draft[] {
  return readdirSync(join(assetsFolder, 'interiors')).map((file) => {
    const [body = '', row = '', theme = ''] = file.replace('.webp', '').split('_');
    const modelId = body === 'mpv' ? 'YL09' : 'YL01';
    return {
      materialId: `interior-${body}-${row}-${theme}`,
      kind: 'picture' as const,
      title: `${nameOf(modelId)} ${rowNames[row] ?? row} ${wordFor('interior', theme)}`,
      modelId,
      paint: null,
      ...still(`interiors/${file}`),
    };
  });
}

const films = (): Draft[] =>
  filmRows.map(({ name, title, poster, modelId, paint }) => {
    const { width, height } = pictureFacts(poster);
    const { sizeBytes, durationS } = filmFacts(`films/${name}.mp4`);
    return {
      materialId: `film-${name}`,
      kind: 'video' as const,
      title,
      modelId,
      paint,
      cover: asset(poster),
      file: asset(`films/${name}.mp4`),
      width,
      height,
      sizeBytes,
      durationS,
    };
  });

/** Mixes the models, so that neighbours differ. */
const mixed = (rows: Draft[]): Draft[] =>
  rows
    .map((row, index) => ({ row, at: (index * 7) % rows.length || rows.length }))
    .sort((a, b) => a.at - b.at)
    .map(({ row }) => row);

/** A brochure per model and version; the server draws them on request. */
function brochures(): Draft[] {
  const plain = { kind: 'brochure' as const, paint: null, width: 3, height: 4, sizeBytes: null };
  const books = catalogue.map(({ modelId, name, hero }) => ({
    ...plain,
    materialId: `brochure-${modelId}`,
    title: `${name} 产品手册`,
    modelId,
    cover: asset(hero),
    file: asset(`brochures/${modelId}.pdf`),
  }));
  const sheets = catalogue.flatMap(({ modelId, name, cutout, versions }) =>
    versions
      .filter(({ isWithdrawn }) => !isWithdrawn)
      .map(({ versionId, versionTitle }) => ({
        ...plain,
        materialId: `sheet-${versionId}`,
        title: `${name} ${versionTitle} 配置表`,
        modelId,
        cover: asset(cutout),
        file: asset(`brochures/${versionId}.pdf`),
      })),
  );
  return [...books, ...sheets];
}

/** Rows of all material, with file sizes read from the files. */
export function materialsSeed(now: number): Row[] {
  const kinds = [films(), brochures(), [...heroes(), ...mixed(scenes().filter(({ kind }) => kind === 'wallpaper'))]];
  const pictures = [...mixed(scenes().filter(({ kind }) => kind === 'picture')), ...carPictures(), ...interiors()];
  return [...kinds, pictures].flatMap((rows) =>
    rows.map((row, index) => ({
      ...row,
      publishedAt: now - DAY_MS - index * APART_MS,
      downloadCount: 40 + ((index * 193) % 2900),
    })),
  );
}
