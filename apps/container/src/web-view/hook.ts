/** What the container's page offers to the documents in its phone, as `window.voltContainer`. */
export interface ContainerHook {
  /** Makes a document's window the web view of the app; called before the first script of the page runs. */
  attach(view: Window): void;
}
