import path from 'node:path';
import type { IPluginContext } from '@tarojs/service';
import { pageContainer } from './page-container';

/** What is used here of Taro's description of a platform. */
interface Platform {
  platform: string;
  runtimePath: string | string[];
  taroComponentsPath: string;
  template: { mergeComponents: (ctx: IPluginContext, components: object) => void };
}

/** Teaches Taro's build for Douyin the component `page-container`: its template, its name in code, and its properties at run time. */
export default (ctx: IPluginContext): void => {
  ctx.registerMethod({
    name: 'onSetupClose',
    fn(platform: Platform) {
      if (platform.platform !== 'tt') return;
      platform.template.mergeComponents(ctx, pageContainer);
      platform.taroComponentsPath = path.join(__dirname, 'components.ts');
      platform.runtimePath = [platform.runtimePath, path.join(__dirname, 'runtime.ts')].flat();
    },
  });
};
