import { configuratorRoutes } from './routes/configurator';
import { financeRoutes } from './routes/finance';
import { modelRoutes } from './routes/model';
import { orderChangeRoutes } from './routes/order-change';
import { stockRoutes } from './routes/stock';
import { storyRoutes } from './routes/story';

/** Every page of the package, by subject. */
export const detailRoutes = {
  ...configuratorRoutes,
  ...modelRoutes,
  ...storyRoutes,
  ...stockRoutes,
  ...financeRoutes,
  ...orderChangeRoutes,
};
