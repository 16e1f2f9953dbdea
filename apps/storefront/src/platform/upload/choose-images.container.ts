import type { ResultOf } from '@voltfront/bridge';
import { callApp } from '../bridge';
import type { ChooseOptions, ChosenFile } from './types';

type AppFile = NonNullable<ResultOf<'operation.takePhoto'>['file']>;

/** The app's file as a browser would have given it. @throws DOMException when its content is no base64 */
function toChosenFile({ name, mime, base64 }: AppFile): ChosenFile {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const file = new File([bytes], name, { type: mime });
  return { size: file.size, name, previewUrl: URL.createObjectURL(file), handle: file };
}

async function takePhoto(): Promise<AppFile[]> {
  const { isGranted } = await callApp('operation.cameraPermission');
  if (!isGranted) return [];
  const { file } = await callApp('operation.takePhoto', {});
  return file ? [file] : [];
}

/**
 * Lets the customer choose pictures by the native app, or take one where only the camera is wanted. Empty when nothing was
 * chosen; null when the app cannot, so that the web view's own way is left.
 */
export async function chooseInApp({ count = 1, sourceType }: ChooseOptions): Promise<ChosenFile[] | null> {
  const isCamera = sourceType?.length === 1 && sourceType[0] === 'camera';
  const choose = async () => {
    const files = isCamera
      ? await takePhoto()
      : (await callApp('operation.chooseFile', { max: count, kind: 'image' })).files;
    return files.slice(0, count).map(toChosenFile);
  };
  return choose().catch(() => null);
}
