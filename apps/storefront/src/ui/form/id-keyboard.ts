/** Type of the field: mini-programs have a keyboard for identity numbers, with an X. */
export const ID_INPUT_TYPE = 'idcard';
