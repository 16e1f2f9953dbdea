import type { ServerModule } from '../kernel/module';
import { account } from './account';
import { captcha } from './captcha';
import { community } from './community';
import { content } from './content';
import { points } from './points';
import { system } from './system';
import { upload } from './upload';
import { vehicle } from './vehicle';

/** All modules, in the order in which they are set up and load their demo data. */
export const modules: ServerModule[] = [system, captcha, upload, points, account, vehicle, content, community];
