/** A city by GB/T 2260 codes. */
export interface Area {
  provinceCode: string;
  provinceName: string;
  cityCode: string;
  cityName: string;
}

/** Guesses the city of a network address. */
export interface IpArea {
  /** Null when nothing is known about the address. */
  find(ip: string): Promise<Area | null>;
}

declare module '../../kernel/context' {
  interface AppServices {
    ipArea: IpArea;
  }
}
