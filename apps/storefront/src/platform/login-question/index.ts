/**
 * What a visitor is asked before they are led to login: nothing, they go at once.
 *
 * @param _onDecline called where there is a question and they would rather not
 */
export function askBeforeLogin(onConfirm: () => void, _onDecline?: () => void): void {
  onConfirm();
}
