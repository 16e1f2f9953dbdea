import { call } from './call';

/** Uploads photos of a car. @returns their addresses, which end after some minutes */
export function uploadPhotos(files: readonly File[]): Promise<string[]> {
  const form = new FormData();
  for (const file of files) form.append('files', file, file.name);
  return call('POST /api/mporder/v1/staff/handovers/photos', { body: form });
}
