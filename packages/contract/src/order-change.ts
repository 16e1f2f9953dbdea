import { defineEndpoints } from './define';

export const orderChange = defineEndpoints({});
