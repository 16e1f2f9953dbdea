import { defineRoutes } from '../../navigation/define-routes';

/** The finance calculator and what belongs to it. */
export const financeRoutes = defineRoutes({});
