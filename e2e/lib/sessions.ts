import { SignedClient } from './signed-client';
import { MOBILES, type Person, type Visit } from './visits';

/** Sessions of the demo people in a mini-program, each made when it is first wanted. */
export interface Sessions {
  /** The API in the name of the demo customer. */
  customer: SignedClient;
  /** What a mini-program keeps of the session of who looks at a page. */
  of(visit: Pick<Visit, 'person'>): Promise<Record<string, unknown>>;
}

/** @param platform server code of the mini-program, such as `MINI` */
export async function openSessions(origin: string, platform: string): Promise<Sessions> {
  const sessions = new Map<Person, Promise<Record<string, unknown>>>();
  const login = async (client: SignedClient, person: Person): Promise<Record<string, unknown>> => {
    const { token, userInfo } = await client.loginByPlatform(MOBILES[person]);
    return { MALL_TOKEN: token, MALL_USER_INFO: userInfo, MALL_CHECKED_COMPLIANCE_AGREEMENT: true };
  };
  const customer = new SignedClient(origin, platform);
  const first = login(customer, 'customer');
  sessions.set('customer', first);
  await first;
  return {
    customer,
    of({ person = 'customer' }) {
      const session = sessions.get(person) ?? login(new SignedClient(origin, platform), person);
      sessions.set(person, session);
      return session;
    },
  };
}
