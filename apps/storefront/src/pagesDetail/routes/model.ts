import { defineRoutes } from '../../navigation/define-routes';

/** Learning about models: parameters, comparison, blind booking, entrances. */
export const modelRoutes = defineRoutes({});
