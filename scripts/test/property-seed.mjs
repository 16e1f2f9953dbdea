// Property tests try the same cases in every run, so that a red run is somebody's change and never chance.
// `PROPERTY_SEED=<number>` tries others.
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_260_101) });
