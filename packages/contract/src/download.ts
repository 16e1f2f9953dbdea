import { defineEndpoints } from './define';

export const download = defineEndpoints({});
