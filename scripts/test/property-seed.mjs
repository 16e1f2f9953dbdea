// Property tests try the same cases in every run, so that a failure is caused by a change, not by chance.
// `PROPERTY_SEED=<number>` tries others.
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_260_101) });
