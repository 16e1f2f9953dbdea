import { defineEndpoints } from './define';

export const tradeIn = defineEndpoints({});
