import type { Ctx } from '../../kernel/context';
import { seal, unseal } from '../order';
import type { Form, Printed } from './invoice.types';

/** Encrypts what a customer entered, or what an invoice says. */
export const sealed = (ctx: Ctx, value: Form | Printed): string =>
  seal(ctx.app.config.dataSecret, JSON.stringify(value));

/** What a customer entered. */
export const formOf = (ctx: Ctx, text: string): Form => JSON.parse(unseal(ctx.app.config.dataSecret, text)) as Form;

/** What an issued invoice says. */
export const printedOf = (ctx: Ctx, text: string): Printed =>
  JSON.parse(unseal(ctx.app.config.dataSecret, text)) as Printed;
