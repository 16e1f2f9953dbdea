import { method } from '../method';
import { anything, noted, nothing, record, word } from '../shape';

const name = noted(word, 'name of an event, see Events');

/** Events both ways. */
export const message = {
  'message.subscribe': method({
    about: 'From now on the app sends the page this event; a second subscription changes nothing.',
    params: record({ name }),
    result: nothing,
    example: { params: { name: 'sessionChanged' }, result: null },
  }),
  'message.unsubscribe': method({
    about: 'The app no longer sends the page this event.',
    params: record({ name }),
    result: nothing,
    example: { params: { name: 'sessionChanged' }, result: null },
  }),
  'message.dispatch': method({
    about: 'The page tells the app an event; the app answers once it has taken it.',
    params: record({ name, data: anything }),
    result: nothing,
    example: { params: { name: 'pageShown', data: { path: '/pages/car/index', title: '购车' } }, result: null },
  }),
  'message.notification': method({
    about: 'The app tells the page an event: a message without id, which the page does not answer.',
    params: record({ name, data: anything }),
    result: nothing,
    isToPage: true,
    example: { params: { name: 'sessionChanged', data: { token: null } }, result: null },
  }),
};
