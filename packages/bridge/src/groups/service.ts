import { method } from '../method';
import { noted, nothing, record, word } from '../shape';

const version = record({ carNumber: noted(word, 'id of the version') });
const configuration = record({ carNumber: noted(word, 'id of the configuration') });

/** Lists that the app keeps beside the page's own. */
export const service = {
  'service.addToComparison': method({
    about: 'A car was put into the comparison.',
    params: version,
    result: nothing,
    example: { params: { carNumber: 'YL01-PRO' }, result: null },
  }),
  'service.addToWishlist': method({
    about: 'A configuration was put on the wish list.',
    params: configuration,
    result: nothing,
    example: { params: { carNumber: 'W1' }, result: null },
  }),
  'service.deleteFromWishlist': method({
    about: 'A configuration was taken off the wish list.',
    params: configuration,
    result: nothing,
    example: { params: { carNumber: 'W1' }, result: null },
  }),
};
