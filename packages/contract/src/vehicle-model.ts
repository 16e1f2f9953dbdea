import { defineEndpoints } from './define';

export const vehicleModel = defineEndpoints({});
