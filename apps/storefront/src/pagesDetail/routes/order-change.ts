import { defineRoutes } from '../../navigation/define-routes';

/** Changes of an order: model year, model, benefits. */
export const orderChangeRoutes = defineRoutes({});
