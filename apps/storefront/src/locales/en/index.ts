import car from './car.json';
import final from './final.json';
import frame from './frame.json';
import mine from './mine.json';
import order from './order.json';
import place from './place.json';
import plain from './plain.json';
import wallet from './wallet.json';

/** The English texts of the frame, the first sale, the wallet and what is one’s own; every other text is Chinese. Loaded for readers of English alone. */
export default { ...frame, ...place, ...car, ...order, ...final, ...mine, ...plain, ...wallet };
