/** A store that does something for a person. */
export interface CarePlace {
  purpose: 'delivery' | 'service';
  /** The order it belongs to. */
  orderNo: string;
  storeId: string;
  adviserId: string | null;
  /** Why the store cannot be changed; null when it can. */
  fixedBy: 'lock' | 'appointment' | 'order' | null;
  /** It runs now; otherwise it is something of the past, such as a delivered car. */
  isRunning: boolean;
}

/** What a person comes to a store for. */
export type VisitKind = 'pickup' | 'service' | 'viewing' | 'drive';

/** An appointment of a person that is still to come. */
export interface CareAppointment {
  kind: VisitKind;
  /** Order, stock car, or number of a test drive. */
  thingId: string;
  storeId: string;
  startsAt: number;
  endsAt: number;
}

/** A visit that took place. */
export interface CareVisit {
  kind: VisitKind;
  thingId: string;
  storeId: string;
  at: number;
}

/** What one module knows of the stores of a person. */
export interface CareFacts {
  places?: CarePlace[];
  appointments?: CareAppointment[];
  visits?: CareVisit[];
}

declare module './hooks' {
  interface HookMap {
    /** Stores of a person, with appointments and the visits since a moment: each module tells what it keeps. */
    careOfPerson: { input: { userId: string; visitsFrom: number }; answer: CareFacts };
    /** Makes somebody the adviser of a person in a store, wherever a module keeps one. */
    giveAdviser: { input: { userId: string; storeId: string; adviserId: string }; answer: null };
  }
}
