import car from './car.json';
import frame from './frame.json';
import order from './order.json';
import place from './place.json';
import plain from './plain.json';

/** The English texts of the frame and of the first sale; every other text is Chinese. Loaded for readers of English alone. */
export default { ...frame, ...place, ...car, ...order, ...plain };
