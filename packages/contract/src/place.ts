import { defineEndpoints } from './define';

export const place = defineEndpoints({});
