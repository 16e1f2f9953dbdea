import type { DraftData, EndpointKey, ReplyOf } from '@voltfront/contract';
import { buyer, standard } from '../modules/order/order.fixture';
import type { ProcessAnswer, ProcessCall, ServerProcess } from './server-process';

/** Deposit of the standard car. */
export const DEPOSIT_FEN = 500_000;

/** A customer of several server processes; each step may use another one. */
export class ProcessBuyer {
  /** Of the session; empty before the login. */
  token = '';

  constructor(readonly mobile: string) {}

  /** Asks one server for a code and logs in on another. */
  async login(first: ServerProcess, second: ServerProcess = first): Promise<void> {
    const { mobile } = this;
    await first.ask('GET /api/appuser/v1/user/pub/sms/authCode', { query: { mobile } });
    const { code } = await first.ask('GET /api/basic/v1/demo/sms', { query: { mobile } });
    const body = { mobile, code: code ?? '' };
    this.token = (await second.ask('POST /api/appuser/v1/user/pub/login/mobile', { body })).token;
  }

  /** A request as this customer, with any result. */
  call<K extends EndpointKey>(server: ServerProcess, key: K, input: ProcessCall): Promise<ProcessAnswer<ReplyOf<K>>> {
    return server.call(key, { ...input, token: this.token });
  }

  /** A request as this customer that must succeed. */
  ask<K extends EndpointKey>(server: ServerProcess, key: K, input: ProcessCall): Promise<ReplyOf<K>> {
    return server.ask(key, { ...input, token: this.token });
  }

  /** A draft of the standard car with all its agreements signed. */
  async signedDraft(server: ServerProcess): Promise<DraftData> {
    const input = { ...standard, kind: 'deposit', subsidy: 'personal', cityCode: '310100', buyer };
    const draft = await this.ask(server, 'POST /api/mporder/v1/order/draft', { body: input });
    for (const { agreementId, version } of draft.agreements) {
      const body = { agreementId, version, draftId: draft.draftId };
      await this.ask(server, 'POST /api/mporder/v1/special/sign/agreement', { body });
    }
    return draft;
  }

  /** Orders the standard car with a deposit. @returns the order's number */
  async order(server: ServerProcess): Promise<string> {
    const draft = await this.signedDraft(server);
    const body = { draftId: draft.draftId, totalFen: draft.quote.totalFen, dueFen: draft.dueFen };
    return (await this.ask(server, 'POST /api/mporder/v1/order/confirm', { body })).orderNo;
  }

  /** Opens a payment and pays at the cashier. @returns the state the cashier shows */
  async payAtCashier(server: ServerProcess, orderNo: string): Promise<string> {
    const body = { orderNo, method: 'sandbox', amountFen: DEPOSIT_FEN };
    const { call } = await this.ask(server, 'POST /api/mporder/v1/pay/create', { body });
    const [path = '', query = ''] = call.kind === 'redirect' ? call.url.split('?') : [];
    const answer = await server.post(`${path}/act`, { action: 'pay', key: new URLSearchParams(query).get('key') });
    return ((await answer.json()) as { state: string }).state;
  }

  detail(server: ServerProcess, orderNo: string) {
    return this.ask(server, 'GET /api/mporder/v1/order/detail', { query: { orderNo } });
  }
}
