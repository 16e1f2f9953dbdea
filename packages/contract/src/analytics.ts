import { defineEndpoints } from './define';

export const analytics = defineEndpoints({});
