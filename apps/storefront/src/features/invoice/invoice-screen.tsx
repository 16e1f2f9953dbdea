import { t } from '@lingui/core/macro';
import type { InvoiceDraftData } from '@voltfront/contract';
import { ApiError, isTold, useApiMutation } from '@/api';
import { redirect } from '@/navigation';
import { showInMiddle } from '@/platform/scroll';
import { BottomBar, Button, Form, modal, NoticeBar, PhoneField, Section, TextField, toast, useForm } from '@/ui';
import { checkValues, type InvoiceValues, initialValues, stillWrong, toBody } from './invoice-form-values';
import { InvoicePaper } from './invoice-paper';
import { isEditable } from './invoice-words';
import { openInvoice, refreshInvoices } from './use-invoice-actions';

/** The invoice of an order: its preview, and the form while data can be entered. */
export function InvoiceScreen({ draft }: { draft: InvoiceDraftData }) {
  if (isEditable(draft.state)) return <Application draft={draft} />;
  return (
    <>
      <NoticeBar>
        {draft.state === 'issued' ? t`发票已开具，内容不可修改` : t`开具中，税务系统处理完成后会通知您`}
      </NoticeBar>
      <InvoicePaper draft={draft} values={initialValues(draft)} />
      <BottomBar>
        {draft.state === 'issued' ? (
          <Button block onClick={() => void openInvoice(draft.file)}>{t`查看发票`}</Button>
        ) : (
          <Button block variant="secondary" onClick={() => redirect('/pagesInvoice/index/index', {})}>
            {t`返回我的发票`}
          </Button>
        )}
      </BottomBar>
    </>
  );
}

/** Two questions before the application: what it says, and that it cannot be changed afterwards. */
async function isConfirmed({ buyer, amountWords }: InvoiceDraftData): Promise<boolean> {
  const check = t`购买方：${buyer.name}，金额：${amountWords}。请确认信息无误`;
  if (!(await modal({ title: t`核对发票信息`, content: check, cancelText: t`再看看`, confirmText: t`信息无误` })))
    return false;
  return modal({ content: t`提交后将立即开具，开具期间不可修改，确定提交吗？`, confirmText: t`确定提交` });
}

function Application({ draft }: { draft: InvoiceDraftData }) {
  const submit = useApiMutation('POST /api/mporder/v1/invoice/submit');
  const form = useForm<InvoiceValues>({
    name: 'invoice',
    initial: initialValues(draft),
    check: (values) => ({ ...stillWrong(draft, values), ...checkValues(draft, values) }),
    isRipe: (_, field) => draft.wrongFields.includes(field),
    reveal: showInMiddle,
  });
  const send = async (values: InvoiceValues) => {
    if (!(await isConfirmed(draft))) return;
    try {
      await submit.mutateAsync(toBody(draft, values));
      await refreshInvoices();
      toast(t`申请已提交`);
      redirect('/pagesInvoice/index/index', {});
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      if (failure.kind !== 'refused') return;
      if (!isTold(failure)) toast(failure.message);
      await refreshInvoices();
    }
  };
  return (
    <Form form={form} label={t`申请发票`} onSubmit={send}>
      {({ submit: confirm, isBusy }) => (
        <>
          <Why draft={draft} />
          <InvoicePaper draft={draft} values={form.values} />
          {draft.company && <CompanyFields field={form.field} />}
          <Section title={t`收票信息`} note={t`购买方与金额以订单为准，不可修改`}>
            <TextField
              label={t`收票邮箱`}
              inputMode="email"
              autoComplete="email"
              maxLength={100}
              placeholder="name@example.com"
              {...form.field('email')}
            />
            <PhoneField label={t`联系手机`} {...form.field('mobile')} />
          </Section>
          <BottomBar>
            <Button block loading={isBusy} disabled={!draft.vin} onClick={confirm}>
              {draft.vin ? t`提交申请` : t`车架号登记后可申请`}
            </Button>
          </BottomBar>
        </>
      )}
    </Form>
  );
}

function Why({ draft: { state, reason } }: { draft: InvoiceDraftData }) {
  if (state === 'returned') return <NoticeBar tone="danger">{t`申请被退回：${reason}`}</NoticeBar>;
  if (state === 'redFlushed') return <NoticeBar tone="warning">{t`原发票已红冲：${reason}`}</NoticeBar>;
  return null;
}

type FieldOf = ReturnType<typeof useForm<InvoiceValues>>['field'];

function CompanyFields({ field }: { field: FieldOf }) {
  return (
    <Section title={t`企业开票信息`}>
      <TextField label={t`税号`} maxLength={18} placeholder={t`18 位统一社会信用代码`} {...field('taxNumber')} />
      <TextField label={t`企业地址`} maxLength={80} placeholder={t`营业执照上的地址`} {...field('address')} />
      <TextField label={t`企业电话`} maxLength={20} inputMode="tel" {...field('phone')} />
      <TextField label={t`开户银行`} maxLength={60} {...field('bank')} />
      <TextField label={t`银行账号`} maxLength={30} inputMode="numeric" {...field('bankAccount')} />
    </Section>
  );
}
