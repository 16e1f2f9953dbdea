import { defineEndpoints } from './define';

export const finance = defineEndpoints({});
