/** Consent to pass an application on to a lender. */
export const consent = {
  version: '2.0',
  title: '个人信息授权书',
  items: [
    { name: '姓名、身份证号', purpose: '核验身份，办理贷款审批' },
    { name: '手机号码', purpose: '联系您并发送审批结果' },
    { name: '购车信息（车型、车价、订单编号）', purpose: '确定贷款用途与抵押物' },
    { name: '金融方案（首付、期限、月供）', purpose: '生成贷款申请' },
  ],
  paragraphs: [
    '您同意我们将上述信息提供给{{lender}}，仅用于本次购车贷款的申请、审批与放款。',
    '{{lender}}将在其页面另行请您授权查询个人征信；我们不会获取您的征信报告。',
    '授权自您勾选之时起生效，至申请被撤回、拒绝或贷款合同签订时终止。您可以在申请审批前随时撤回申请。',
    '不同意授权不影响您以全款或其他方式购车。',
  ],
};
