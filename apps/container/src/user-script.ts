/**
 * Runs before any script of a page that is shown inside the container: the frame's owner makes it the app's web view. In
 * any other frame it does nothing.
 */
import type { ContainerHook } from './web-view/hook';

function ownerOf(view: Window): ContainerHook | undefined {
  try {
    return (view.parent as Window & { voltContainer?: ContainerHook }).voltContainer;
  } catch {
    // Framed by a page of another origin, whose window cannot be read.
    return undefined;
  }
}

if (window.parent !== window) ownerOf(window)?.attach(window);
