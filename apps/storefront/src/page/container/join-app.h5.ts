import { isInContainer } from '@/platform/container';

/** Inside the native car app: takes over its session before the first page shows. Nothing elsewhere. */
export const joinApp = (): Promise<void> | undefined =>
  isInContainer()
    ? import(/* webpackChunkName: "container" */ './start-container').then(
        (m) => m.startContainer(),
        () => undefined,
      )
    : undefined;
