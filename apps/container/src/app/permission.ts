import { appName } from './config';
import type { AppContext } from './context';

const texts = {
  camera: { title: `“${appName}”想使用您的相机`, text: '用于拍摄照片。您可以随时在系统设置中更改。' },
  location: { title: `“${appName}”想获取您的位置`, text: '用于推荐附近的门店与交付中心。您可以随时在系统设置中更改。' },
};

/** Whether the system permits the app to use a feature; asks the person when they have not decided yet. */
export async function askPermission(
  { settings, questions }: AppContext,
  what: 'camera' | 'location',
): Promise<boolean> {
  const state = settings.get()[what];
  if (state !== 'ask') return state === 'granted';
  const choices = [{ value: 'granted', label: '允许', tone: 'main' as const }];
  const answer = await questions.ask({ kind: 'permission', ...texts[what], choices, cancel: '不允许' });
  settings.set({ [what]: answer === null ? 'denied' : 'granted' });
  return answer !== null;
}
