/** Name of a failure, such as `TypeError`; its words may hold what a customer typed and stay here. */
const nameOf = (reason: unknown): string => (reason instanceof Error ? reason.name : 'Unknown');

/** Calls back with the name of every unhandled error. Returns the unsubscribe function. */
export function onScriptError(handle: (name: string) => void): () => void {
  const handleError = ({ error }: ErrorEvent) => handle(nameOf(error));
  const handleRejection = ({ reason }: PromiseRejectionEvent) => handle(nameOf(reason));
  window.addEventListener('error', handleError);
  window.addEventListener('unhandledrejection', handleRejection);
  return () => {
    window.removeEventListener('error', handleError);
    window.removeEventListener('unhandledrejection', handleRejection);
  };
}
