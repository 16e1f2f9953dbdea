/**
 * Calls that carry a risk token: the rows of the contract with `risk: true`. Free of schemas, so the storefront may import
 * it; a test holds it equal to the contract.
 */
export const riskCalls: readonly string[] = [
  'POST /api/appuser/v1/user/pub/login/mobile',
  'POST /api/appuser/v1/user/pub/login/platform',
  'POST /api/mpintegral/v1/recommend/submit',
  'POST /api/mpmkt/v1/campaign/draw',
  'POST /api/mpmkt/v1/campaign/exchange',
  'POST /api/mpmkt/v1/campaign/fellow/submit',
  'POST /api/mpmkt/v1/campaign/help/start',
  'POST /api/mpmkt/v1/campaign/help/team/help',
  'POST /api/mpmkt/v1/campaign/invite/steps/claim',
  'POST /api/mpmkt/v1/campaign/lead',
  'POST /api/mpmkt/v1/campaign/live/catch',
  'POST /api/mpmkt/v1/campaign/offers/take',
  'POST /api/mpmkt/v1/campaign/packet',
  'POST /api/mpmkt/v1/campaign/packet/draw',
  'POST /api/mpmkt/v1/campaign/poll/vote',
  'POST /api/mpmkt/v1/campaign/snapUp/order',
  'POST /api/mpmkt/v1/campaign/snapUp/place',
  'POST /api/mpmkt/v1/campaign/voice/claim',
  'POST /api/mpmkt/v1/campaign/voice/posts/resend',
  'POST /api/mpmkt/v1/campaign/voice/posts/submit',
  'POST /api/mporder/v1/order/blind/create',
  'POST /api/mporder/v1/order/confirm',
  'POST /api/mporder/v1/pay/create',
];
