/** Type of the field: browsers have no keyboard with digits and an X. */
export const ID_INPUT_TYPE = 'text';
