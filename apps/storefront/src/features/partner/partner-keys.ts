export const DESK = 'GET /api/mpmkt/v1/campaign/partner/desk';
export const CARD = 'GET /api/mpmkt/v1/campaign/partner/card';
export const CUSTOMERS = 'GET /api/mpmkt/v1/campaign/partner/customers';
