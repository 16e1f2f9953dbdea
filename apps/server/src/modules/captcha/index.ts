import { defineModule } from '../../kernel/module';
import { captchaRoutes } from './captcha.routes';

export { type CaptchaSceneName, demandCaptcha } from './tickets';

/** Captcha puzzles. All their data is short-lived and kept in the cache. */
export const captcha = defineModule({ name: 'captcha', routes: captchaRoutes });
