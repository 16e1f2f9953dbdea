import type { VoiceMaterialData } from '@voltfront/contract';
import { tellSaved } from '@/features/materials/tell-saved';
import { saveFilm } from '@/platform/save-film';
import { savePicture } from '@/platform/save-picture';
import { picture } from '@/ui';

/** Puts a film or a picture into the phone's album, and says what became of it. */
export async function saveMaterial({ title, picture: cover, clip }: VoiceMaterialData): Promise<void> {
  await tellSaved(await (clip === null ? savePicture(picture(cover), title) : saveFilm(picture(clip), title)));
}
