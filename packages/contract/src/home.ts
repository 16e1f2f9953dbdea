import { defineEndpoints } from './define';

export const home = defineEndpoints({});
