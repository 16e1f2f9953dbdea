/** A city by its GB/T 2260 codes. */
export interface Area {
  provinceCode: string;
  provinceName: string;
  cityCode: string;
  cityName: string;
}

/** Guesses the city of an IP address. */
export interface IpArea {
  /** Null when the address is unknown. */
  find(ip: string): Promise<Area | null>;
}

declare module '../../kernel/context' {
  interface AppServices {
    ipArea: IpArea;
  }
}
