/**
 * `saved`: it is in the album or among the downloads. `hold`: this browser cannot, the customer holds a finger on the
 * picture instead. `refused`: the customer has not allowed it. `failed`: the picture could not be had.
 */
export type SaveOutcome = 'saved' | 'hold' | 'refused' | 'failed';
