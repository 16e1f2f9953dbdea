/** Most e-mails that a customer may ask for on one day. */
export const MAILS_A_DAY = 3;
