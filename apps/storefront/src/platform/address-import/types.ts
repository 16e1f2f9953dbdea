/** An address of the messenger's own address book, in its words. */
export interface ImportedAddress {
  receiver: string;
  mobile: string;
  provinceName: string;
  cityName: string;
  districtName: string;
  street: string;
}

/** `cancelled`: the customer chose none. `refused`: the messenger may not give it. */
export type ImportOutcome = ImportedAddress | 'cancelled' | 'refused';
