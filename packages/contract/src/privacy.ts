import { defineEndpoints } from './define';

export const privacy = defineEndpoints({});
