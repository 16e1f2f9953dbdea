import { route } from '../../gateway/routes';
import { defineModule } from '../../kernel/module';
import { forgetUploads } from './own-uploads';
import { removeUploads } from './remove-uploads';
import { storePictures } from './store-pictures';

export {
  attachUploads,
  isUpload,
  lastingOwners,
  noteUploads,
  releaseUploads,
  releaseUploadsAt,
  uploadAddress,
  uploadPath,
  uploadsThere,
} from './own-uploads';
export { copyToPublic, keepPublic, type PublicPicture, releasePaths } from './publish-uploads';
export { storePictures } from './store-pictures';

/** Image uploads. */
export const upload = defineModule({
  name: 'upload',
  routes: {
    'POST /{product}-app-user/v1/osp/img/uploads': route({
      run: (ctx, { body, files }) => storePictures(ctx, body, files),
    }),
  },
  events: { AccountCancelled: { forgetUploads: (ctx, { accountId }) => forgetUploads(ctx, accountId) } },
  jobs: { removeUploads: { tx: false, run: removeUploads } },
  upkeep: removeUploads,
});
