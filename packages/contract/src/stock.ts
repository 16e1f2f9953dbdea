import { defineEndpoints } from './define';

export const stock = defineEndpoints({});
