import { brand } from '@voltfront/brand';
import { capitalAmount } from '@voltfront/rules/format/capital-amount';
import { formatDate } from '@voltfront/rules/format/date';
import { VAT_PERCENT } from '@voltfront/rules/invoice/invoice-tax';
import { formatFen } from '@voltfront/rules/money';
import type { Ctx } from '../../../kernel/context';
import { PaperForm } from '../../../kernel/paper-form';
import type { PaperRow } from '../invoice.repository';
import { printedOf } from '../sealed';

const money = (fen: number) => `¥${formatFen(fen, { hasThousands: true })}`;

/**
 * An invoice laid out like the 机动车销售统一发票: head, buyer, car, amount in capitals and figures, seller, tax. The same
 * invoice always gives the same file; a cancelled one says so.
 */
export function drawPaper(ctx: Ctx, paper: PaperRow): Promise<Buffer> {
  const { invoiceNo, issuedAt, vin, amountFen, netFen, taxFen, cancelledAt } = paper;
  const { buyer, company, carName } = printedOf(ctx, paper.sealedContent);
  const isCompany = buyer.kind === 'enterprise';
  const form = new PaperForm(`机动车销售统一发票 ${invoiceNo}`, issuedAt);
  form.head('机动车销售统一发票', cancelledAt === null ? '发票联' : '发票联（已红冲作废）', [
    ['发票号码', invoiceNo],
    ['开票日期', formatDate(issuedAt)],
  ]);
  form.row(['购买方名称', buyer.name, 2], ['证件号码', isCompany ? '' : buyer.maskedNumber, 2]);
  form.row(['纳税人识别号', company?.taxNumber ?? '', 2], ['电话', company?.phone ?? '', 2]);
  form.row(['地址', company?.address ?? '', 4]);
  form.row(['开户银行', company?.bank ?? '', 2], ['账号', company?.bankAccount ?? '', 2]);
  form.row(['车辆类型', '轿车', 1], ['厂牌型号', `${brand.name} ${carName}`, 3]);
  form.row(['车架号码', vin, 2], ['产地', '中国', 2]);
  form.row(['价税合计', capitalAmount(amountFen), 2], ['小写', money(amountFen), 2]);
  form.row(['销货单位', brand.company, 2], ['电话', brand.phone, 2]);
  form.row(['税率', `${VAT_PERCENT}%`, 1], ['增值税税额', money(taxFen), 1], ['不含税价', money(netFen), 2]);
  form.row(['订单号', paper.orderNo, 4]);
  form.foot('开票人：系统　本发票为电子发票，与纸质发票具有同等效力');
  return form.finish();
}
