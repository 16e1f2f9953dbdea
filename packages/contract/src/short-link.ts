import { defineEndpoints } from './define';

export const shortLink = defineEndpoints({});
