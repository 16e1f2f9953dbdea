import type { DemoModel } from '../types';
import { cs1e } from './cs1e';
import { yl01 } from './yl01';
import { yl09 } from './yl09';
import { ylx } from './ylx';

/** All models in the order of the car tab. */
export const models: readonly DemoModel[] = [yl01, ylx, yl09, cs1e];
