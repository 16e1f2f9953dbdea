import { LOADED_AT } from '../visual/studio';
import { keepDemoData } from './real-server';

/** The demo data of the moment that all pictures show, loaded once for the servers of all files. */
export default (): Promise<() => void> => keepDemoData(LOADED_AT);
