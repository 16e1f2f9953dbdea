/** Interface `window.voltContainer` that the container's page offers to the documents in its phone. */
export interface ContainerHook {
  /** Makes a document's window the web view of the app; called before the first script of the page runs. */
  attach(view: Window): void;
}
