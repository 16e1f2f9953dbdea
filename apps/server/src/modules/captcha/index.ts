import { defineModule } from '../../kernel/module';
import { captchaRoutes } from './captcha.routes';

export { type CaptchaSceneName, demandCaptcha } from './tickets';

/** Puzzles that tell people from programs. Everything it knows is short-lived and in the cache. */
export const captcha = defineModule({ name: 'captcha', routes: captchaRoutes });
