import { route } from '../../gateway/routes';
import { defineModule } from '../../kernel/module';
import { forgetUploads } from './own-uploads';
import { storePictures } from './store-pictures';

export { areOwnUploads, noteUploads } from './own-uploads';

/** Pictures that people send. */
export const upload = defineModule({
  name: 'upload',
  routes: {
    'POST /{product}-app-user/v1/osp/img/uploads': route({ run: (ctx, { files }) => storePictures(ctx, files) }),
  },
  events: { AccountCancelled: { forgetUploads: (ctx, { accountId }) => forgetUploads(ctx, accountId) } },
});
