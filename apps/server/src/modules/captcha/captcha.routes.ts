import { route, routes } from '../../gateway/routes';
import { makeChallenge } from './make-challenge';
import { verifyAnswer } from './verify-answer';

export const captchaRoutes = routes({
  'POST /api/basic/v1/pub/captcha/challenge': route({ run: (ctx, { body }) => makeChallenge(ctx, body) }),
  'POST /api/basic/v1/pub/captcha/verify': route({ run: (ctx, { body }) => verifyAnswer(ctx, body) }),
});
