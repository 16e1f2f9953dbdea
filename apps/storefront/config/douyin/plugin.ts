import path from 'node:path';
import type { IPluginContext } from '@tarojs/service';
import { pageContainer } from './page-container';

/** What is used here of Taro's description of a platform. */
interface Platform {
  platform: string;
  runtimePath: string | string[];
  template: { mergeComponents: (ctx: IPluginContext, components: object) => void };
}

/** An element by its name, and the components that get a template. */
interface Parsed {
  nodeName: string;
  componentConfig: { includes: Set<string> };
}

/**
 * Teaches Taro's build for Douyin the component `page-container`: its template, and its properties at run time. All builds
 * use it by its name, which gets a template only when Taro is told that it is there.
 */
export default (ctx: IPluginContext): void => {
  ctx.onParseCreateElement(({ nodeName, componentConfig }: Parsed) => {
    if (nodeName === 'page-container') componentConfig.includes.add(nodeName);
  });
  ctx.registerMethod({
    name: 'onSetupClose',
    fn(platform: Platform) {
      if (platform.platform !== 'tt') return;
      platform.template.mergeComponents(ctx, pageContainer);
      platform.runtimePath = [platform.runtimePath, path.join(__dirname, 'runtime.ts')].flat();
    },
  });
};
