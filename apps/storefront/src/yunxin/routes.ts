import { defineRoutes, params } from '../navigation/define-routes';

export const serviceRoutes = defineRoutes({
  '/yunxin/ChatActivity': {
    title: '在线客服',
    chrome: 'custom',
    login: true,
    /** The messages scroll, so that the field stays where it is. */
    noScroll: true,
    /** What the conversation is about: `model`, `car`, `order` or `store`, and its id or number. */
    params: params<{ about?: string; key?: string }>(),
  },
});
