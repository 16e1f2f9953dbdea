import { BridgeError, type BridgeHandlers, bridgeCodes, type ResultOf } from '@voltfront/bridge';
import type { AppContext } from '../../app/context';
import { askCall, openLink } from '../../app/links';
import { askLogin, logOut } from '../../app/login';
import { openPage, showToast } from '../../app/native';
import { askPayment } from '../../app/payment';
import { askPermission } from '../../app/permission';
import { pictureOf, pictures } from '../../device/pictures';
import { readPicture } from '../../device/read-picture';

/** Size of the cache of a phone in use, in bytes. */
const USED_CACHE_BYTES = 13_002_342;

type File = NonNullable<ResultOf<'operation.takePhoto'>['file']>;

/** Handlers of device features. */
export function operationHandlers(context: AppContext, tellSession: () => void): BridgeHandlers {
  const { app, settings, questions } = context;
  let cacheBytes = USED_CACHE_BYTES;
  const read = (id: string): Promise<File> => readPicture(context.fetch, pictureOf(id));

  async function takePhoto(): Promise<File | null> {
    if (!(await askPermission(context, 'camera'))) throw new BridgeError(bridgeCodes.failed, '没有相机权限');
    const { src } = pictureOf(settings.get().photo);
    const choices = [{ value: 'use', label: '拍照并使用', tone: 'main' as const }];
    const answer = await questions.ask({ kind: 'camera', title: '相机', picture: src, choices, cancel: '取消' });
    return answer === null ? null : read(settings.get().photo);
  }

  async function chooseFiles(max: number): Promise<File[]> {
    const choices = pictures.map(({ id, name, src }) => ({ value: id, label: name, picture: src }));
    const answer = await questions.ask({
      kind: 'album',
      title: `相册（最多 ${max} 张）`,
      choices,
      cancel: '取消',
      most: max,
    });
    return Promise.all((answer?.split(',') ?? []).slice(0, max).map(read));
  }

  async function endSession(message: string): Promise<void> {
    await logOut(context, { onServer: false });
    const choices = [{ value: 'login', label: '重新登录', tone: 'main' as const }];
    const answer = await questions.ask({
      kind: 'expired',
      title: '登录已失效',
      text: message,
      choices,
      cancel: '暂不',
    });
    if (answer !== null) await askLogin(context);
    tellSession();
  }

  return {
    'operation.callPhone': ({ phone }) => {
      void askCall(context, phone);
      return null;
    },
    'operation.takePhoto': async () => ({ file: await takePhoto() }),
    'operation.chooseFile': async ({ max = 1 }) => ({ files: await chooseFiles(max) }),
    'operation.openMap': ({ latitude, longitude, name, address = '' }) => {
      const rows = [
        ['地址', address],
        ['坐标', `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`],
      ] as const;
      openPage(context, { title: name, rows: rows.filter(([, value]) => value !== '') });
      return null;
    },
    'operation.cacheSize': () => ({ bytes: cacheBytes }),
    'operation.clearCache': () => {
      cacheBytes = 0;
      return null;
    },
    'operation.openApp': ({ scheme }) => {
      openLink(context, scheme);
      return { isOpened: true };
    },
    'operation.cameraPermission': async () => ({ isGranted: await askPermission(context, 'camera') }),
    'operation.tokenExpired': ({ message }) => {
      void endSession(message);
      return null;
    },
    'operation.statusBarMode': ({ mode }) => {
      app.set({ statusBar: mode === 'dark' ? 'dark' : 'light' });
      showToast(context, mode === 'dark' ? '状态栏：浅色文字' : '状态栏：深色文字');
      return null;
    },
    'operation.requestPayment': async ({ provider, parameters }) => askPayment(context, provider, parameters),
  };
}
