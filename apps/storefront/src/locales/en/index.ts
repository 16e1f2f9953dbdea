import car from './car.json';
import frame from './frame.json';
import order from './order.json';
import place from './place.json';
import plain from './plain.json';
import wallet from './wallet.json';

/** The English texts of the frame, the first sale and the wallet; every other text is Chinese. Loaded for readers of English alone. */
export default { ...frame, ...place, ...car, ...order, ...plain, ...wallet };
