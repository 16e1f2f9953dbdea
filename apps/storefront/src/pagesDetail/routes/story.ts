import { defineRoutes } from '../../navigation/define-routes';

/** The brand, its material, and trading in the old car. */
export const storyRoutes = defineRoutes({});
