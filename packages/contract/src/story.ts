import { defineEndpoints } from './define';

export const story = defineEndpoints({});
