import { t } from '@lingui/core/macro';
import type { FinalPaymentData } from '@voltfront/contract';
import { isRoutePath, navigate, openLink } from '@/navigation';
import { Cell, CellGroup, Section } from '@/ui';
import { loanWords, tradeInWords } from './final-words';

/** Loan and old car as parts of the final payment: their progress, and the pages on which they are arranged. */
export function FinalWays({ final }: { final: FinalPaymentData }) {
  const { orderNo, loan, tradeIn } = final;
  const hasLoan = loan !== null;
  const openLoan = () =>
    hasLoan
      ? navigate('/pagesDetail/financialCalculatorJump', { orderNo })
      : navigate('/pagesDetail/financialCalculator/index', { orderNo });
  return (
    <CellGroup inset>
      <Cell
        icon="chart"
        title={t`贷款支付`}
        note={loan?.lenderName ?? t`测算方案并向金融机构申请，通过后抵扣尾款`}
        value={loanWords(final)}
        onClick={openLoan}
      />
      <Cell
        icon="car"
        title={t`旧车置换`}
        note={tradeIn?.carName ?? t`接受报价并绑定本订单后抵扣尾款`}
        value={tradeInWords(final)}
        onClick={() => navigate('/pagesDetail/replaceService')}
      />
    </CellGroup>
  );
}

/** What follows the last payment; pages that the app does not have are left out. */
export function FinalNext({ orderNo }: { orderNo: string }) {
  const pages: [title: string, path: string][] = [
    [t`开具发票`, '/pagesInvoice/index/index'],
    [t`选择保险`, '/pagesOrder/insurance'],
    [t`查看提车码`, '/pagesOrder/confirmCode'],
  ];
  const steps = pages.filter(([, path]) => isRoutePath(path));
  if (steps.length === 0) return null;
  return (
    <Section title={t`接下来`}>
      {steps.map(([title, path]) => (
        <Cell key={path} title={title} onClick={() => void openLink(`${path}?orderNo=${orderNo}`)} />
      ))}
    </Section>
  );
}
