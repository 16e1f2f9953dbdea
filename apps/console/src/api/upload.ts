import { call } from './call';

function formOf(files: readonly File[]): FormData {
  const form = new FormData();
  for (const file of files) form.append('files', file, file.name);
  return form;
}

/** Uploads photos of a car. @returns their addresses, which end after some minutes */
export const uploadPhotos = (files: readonly File[]): Promise<string[]> =>
  call('POST /api/mporder/v1/staff/handovers/photos', { body: formOf(files) });

/** Uploads pictures for a chat. @returns their addresses, which end after some minutes */
export const uploadChatPictures = (files: readonly File[]): Promise<string[]> =>
  call('POST /api/mpaccount/v1/staff/chat/pictures', { body: formOf(files) });
