import { appConfig } from './navigation/app-config';
import { routeTable } from './navigation/route-table';

export default appConfig(routeTable);
