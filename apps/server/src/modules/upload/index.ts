import { route } from '../../gateway/routes';
import { defineModule } from '../../kernel/module';
import { storePictures } from './store-pictures';

/** Pictures that people send. */
export const upload = defineModule({
  name: 'upload',
  routes: {
    'POST /{product}-app-user/v1/osp/img/uploads': route({ run: (ctx, { files }) => storePictures(ctx, files) }),
  },
});
