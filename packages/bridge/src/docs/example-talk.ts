import { asyncCodes } from '../errors';
import type { Method } from '../method';
import { PENDING } from '../wire';

const ID = 'k3x9-1';
const TIME = 1_800_000_000_000;

const notice = (params: unknown) => ({ jsonrpc: '2.0', method: 'message.notification', params, timestamp: TIME });

/** The texts that travel when a method is called with its example. */
export function exampleTalk(name: string, method: Method): string {
  const { params, result } = method.example;
  if (method.isToPage) return `// app → page\n${JSON.stringify(notice(params))}`;
  const call = { id: ID, jsonrpc: '2.0', method: name, params, timestamp: TIME, jsApiToken: '…' };
  const answer = { id: ID, jsonrpc: '2.0', result: method.isInteractive ? PENDING : result };
  const outcome = notice({ name: 'asyncResult', data: { id: ID, code: asyncCodes.ok, data: result } });
  const lines = ['// page → app', JSON.stringify(call), '// app → page', JSON.stringify(answer)];
  if (method.isInteractive) lines.push('// app → page, later', JSON.stringify(outcome));
  return lines.join('\n');
}
