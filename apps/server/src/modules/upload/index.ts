import { route } from '../../gateway/routes';
import { defineModule } from '../../kernel/module';
import { forgetUploads } from './own-uploads';
import { uploadData, uploadFacts } from './personal-data';
import { storePictures } from './store-pictures';

export { areOwnUploads, noteUploads } from './own-uploads';

/** Pictures that people send. */
export const upload = defineModule({
  name: 'upload',
  routes: {
    'POST /{product}-app-user/v1/osp/img/uploads': route({ run: (ctx, { files }) => storePictures(ctx, files) }),
  },
  events: { AccountCancelled: { forgetUploads: (ctx, { accountId }) => forgetUploads(ctx, accountId) } },
  hooks: {
    personalFacts: (ctx, { accountId, since }) => uploadFacts(ctx, accountId, since),
    personalData: (ctx, { accountId }) => uploadData(ctx, accountId),
  },
});
