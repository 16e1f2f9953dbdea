import type { StockStatementData } from '@voltfront/contract';
import { shanghaiParts } from '@voltfront/rules/format/shanghai-time';
import { DAY_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../kernel/context';
import { InternalError } from '../../kernel/errors';
import { type InstructionRow, selectInstruction } from './instruction.repository';
import type { StockCarRow } from './stock-car.repository';

const dateOf = (ms: number): string => {
  const { year, month, day } = shanghaiParts(ms);
  return `${year} 年 ${month} 月 ${day} 日`;
};

const marksOf = ({ marks }: StockCarRow): string =>
  marks.length === 0 ? '无已知瑕疵' : `${marks.length} 处已知痕迹：${marks.map(({ part }) => part).join('、')}`;

/** Values of a statement's `{placeholders}`. */
function valuesOf(row: StockCarRow, now: number): Record<string, string> {
  return {
    mileage: String(row.mileageKm),
    marks: marksOf(row),
    produced: dateOf(row.producedAt),
    stored: String(Math.max(0, Math.floor((now - row.arrivedAt) / DAY_MS))),
    vinTail: row.vin.slice(-6),
    registration: row.registrationText,
    warranty: row.warrantyStartsAt === null ? '自交付之日起计算' : `自 ${dateOf(row.warrantyStartsAt)} 起计算`,
  };
}

const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

/** The instruction in force. */
export async function currentInstruction(ctx: Ctx): Promise<InstructionRow> {
  const row = await selectInstruction(ctx.db, ctx.now());
  if (!row) throw new InternalError('no instruction for stock cars is published');
  return row;
}

/** The statements for a car, with its values filled in. */
export function statementsFor(instruction: InstructionRow, row: StockCarRow, now: number): StockStatementData[] {
  const values = valuesOf(row, now);
  const scope = row.saleStartsAt === null ? 'stock' : 'sale';
  return instruction.statements
    .filter((statement) => statement.kinds.includes(row.kind) && (statement.scope ?? scope) === scope)
    .map(({ statementId, title, text }) => ({ statementId, title, text: fill(text, values) }));
}
