import { method } from '../method';
import { count, flag, list, noted, optional, record, text, word } from '../shape';

/** The only code with which a pre-validation succeeds. */
export const PRE_VALIDATED = 80000;

const partner = noted(word, 'service that is opened, as agreed with its provider');
const scopes = noted(list(word), 'what is asked for');
const code = noted(word, 'single use; the partner’s server exchanges it');

/** What the person lets the page, or a partner behind it, know. */
export const authorization = {
  'authorization.normalAuth': method({
    about: 'Gives a code for the basic data of the person (id, nickname, avatar), without asking.',
    params: record({ partner }),
    result: record({ code }),
    example: { params: { partner: 'charging' }, result: { code: 'A-7Q2' } },
  }),
  'authorization.deepAuth': method({
    about: 'Asks the person for more (phone, car) and gives a code for what was allowed.',
    params: record({ partner, scopes }),
    result: record({ code, scopes: noted(list(word), 'what was allowed') }),
    isInteractive: true,
    example: {
      params: { partner: 'charging', scopes: ['mobile', 'car'] },
      result: { code: 'D-91K', scopes: ['mobile'] },
    },
  }),
  'authorization.preValidate': method({
    about: `Tells whether the person may use a service; every code but ${PRE_VALIDATED} is a failure with the message shown.`,
    params: record({ partner }),
    result: record({ code: count, message: text }),
    refusal: (result) => (result.code === PRE_VALIDATED ? null : result.message),
    example: { params: { partner: 'charging' }, result: { code: PRE_VALIDATED, message: 'ok' } },
  }),
  'authorization.userAndCarInfo': method({
    about: 'Gives what the app knows of the person and the person’s cars.',
    params: record({}),
    result: record({
      nickname: word,
      maskedMobile: noted(text, '138****0000'),
      cars: list(record({ vin: word, modelName: word, plate: optional(text) })),
    }),
    needsConsent: true,
    example: {
      params: {},
      result: {
        nickname: '澄',
        maskedMobile: '138****0003',
        cars: [{ vin: 'LVF0000000000001', modelName: '01', plate: '沪A·D00001' }],
      },
    },
  }),
  'authorization.realNameAuth': method({
    about: 'Proves who the person is by ID and face, in the app’s own screens.',
    params: record({ purpose: noted(word, 'shown to the person') }),
    result: record({ isVerified: flag, maskedName: optional(text) }),
    isInteractive: true,
    needsConsent: true,
    example: { params: { purpose: '签署购车协议' }, result: { isVerified: true, maskedName: '*澄' } },
  }),
  'authorization.generateSession': method({
    about: 'Makes a short session for a partner’s page.',
    params: record({ partner }),
    result: record({ sessionId: word, expiresAt: noted(count, 'epoch milliseconds') }),
    example: { params: { partner: 'charging' }, result: { sessionId: 'S-4410', expiresAt: 1_800_000_000_000 } },
  }),
  'authorization.insuranceAuth': method({
    about: 'Asks the person to let an insurer read the data of an order.',
    params: record({ orderNo: word }),
    result: record({ isAuthorized: flag }),
    isInteractive: true,
    example: { params: { orderNo: 'VO20260101000001' }, result: { isAuthorized: true } },
  }),
};
