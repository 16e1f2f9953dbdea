import { isInContainer } from '../container';
import type { ChooseOptions, ChosenFile } from './types';

/** Lets the customer choose pictures, in the native car app by the app's own screens. Empty when nothing was chosen. */
export async function chooseImages(options: ChooseOptions = {}): Promise<ChosenFile[]> {
  if (!isInContainer()) return chooseInBrowser(options);
  const { chooseInApp } = await import('./choose-images.container');
  return (await chooseInApp(options)) ?? chooseInBrowser(options);
}

function chooseInBrowser({ count = 1, sourceType }: ChooseOptions): Promise<ChosenFile[]> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = 'image/*';
    input.multiple = count > 1;
    if (sourceType?.length === 1 && sourceType[0] === 'camera') input.capture = 'environment';
    input.addEventListener('change', () => resolve([...(input.files ?? [])].slice(0, count).map(toChosen)));
    input.addEventListener('cancel', () => resolve([]));
    input.click();
  });
}

const toChosen = (file: File): ChosenFile => ({
  size: file.size,
  name: file.name,
  previewUrl: URL.createObjectURL(file),
  handle: file,
});
