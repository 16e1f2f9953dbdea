import type { Ctx } from '../../kernel/context';
import { contentMaterial } from './material.tables';
import { contentChapter, contentStory } from './story.tables';

/** Rows of the brand's story and its material for an empty database. */
export interface StorySeed {
  story: typeof contentStory.$inferInsert;
  chapters: (typeof contentChapter.$inferInsert)[];
  materials: (typeof contentMaterial.$inferInsert)[];
}

/** Writes the brand's story and its material. */
export async function seedStory({ db }: Ctx, seed: StorySeed): Promise<void> {
  await db.insert(contentStory).values(seed.story);
  await db.insert(contentChapter).values(seed.chapters);
  await db.insert(contentMaterial).values(seed.materials);
}
