import { type Visit, visit } from './visit';

/** A link that only the app opens: elsewhere its page stays and shows the way. */
export const linkVisits = async (): Promise<Visit[]> => [
  visit('pages/link/index', /该内容需要在 App 中查看/, { token: 'AppOnly001' }),
];
