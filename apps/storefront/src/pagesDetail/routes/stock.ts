import { defineRoutes } from '../../navigation/define-routes';

/** Cars that are built already. */
export const stockRoutes = defineRoutes({});
