import { defineEndpoints } from './define';

export const risk = defineEndpoints({});
