/** How the server wants the customer to pay: an address to open, or the parameters of the platform's payment call. */
export type PaymentCall = { kind: 'redirect'; url: string } | { kind: 'native'; params: Record<string, string> };

/**
 * `left`: the customer is at the cashier now. `paid`: the platform says so, the server decides. `cancelled`: the
 * customer closed the platform's dialog. `failed`: it could not be opened.
 */
export type PaymentOutcome = 'left' | 'paid' | 'cancelled' | 'failed';
