/** Waits for a response, which is no longer needed once its browser context was closed. */
export async function unlessClosed(answering: Promise<unknown>): Promise<void> {
  try {
    await answering;
  } catch (error) {
    if (!/context disposed|has been closed/.test(String(error))) throw error;
  }
}
