import { defineEndpoints } from './define';

export const platformAccount = defineEndpoints({});
