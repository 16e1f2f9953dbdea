/**
 * Texts to sign when an order changes. `{{name}}` is filled by the order, `{name}` by the brand.
 */
export const changeAgreements: readonly {
  kind: 'rights' | 'yearChange';
  title: string;
  version: string;
  intro: string;
  clauses: readonly (readonly [title: string, text: string])[];
}[] = [
  {
    kind: 'yearChange',
    title: '年款变更协议',
    version: '1.0',
    intro: '请在签署前阅读全部条款。签署后订单立即变更为新年款，变更不可撤销。',
    clauses: [
      [
        '变更的订单',
        '本协议适用于订单 {{orderNo}}。变更后订单编号、下单时间与自动锁单时间不变，购车人为 {{buyerName}}。',
      ],
      ['变更前的车辆', '{{oldVehicle}}；{{oldConfiguration}}；含税总价人民币 {{oldPrice}} 元。'],
      ['变更后的车辆', '{{newVehicle}}；{{newConfiguration}}；含税总价人民币 {{newPrice}} 元。'],
      ['价格差额', '总价{{priceDifference}}。已付定金 {{paidEarlier}} 元继续有效，签署时无需另行付款。'],
      ['不再适用的优惠与权益', '变更后不再适用：{{withdrawn}}。其余权益按原约定继续有效。'],
      ['交付时间', '变更后的预计交付时间为锁单后 {{newDeliveryWeeks}} 周，交付城市为 {{deliveryCity}}。'],
      ['购车协议', '原购车协议中的车辆、配置与价款以本协议为准；锁单之前，买方须就变更后的配置重新签署购车协议。'],
      ['一次变更，不可撤销', '每个订单只能变更一次年款。签署后不能恢复为原年款，锁单之前仍可修改选配或申请退款。'],
      ['生效', '本协议自买方阅读全文并点击“同意并签署”之时生效（以电子签署记录为准），由{company}与买方共同遵守。'],
    ],
  },
  {
    kind: 'rights',
    title: '购车权益确认书',
    version: '1.0',
    intro: '您变更了订单的购车权益，请确认以下内容后签署。锁单之前可以再次变更，以最后一次确认为准。',
    clauses: [
      ['适用订单', '本确认书适用于订单 {{orderNo}}（{{modelName}} {{versionName}}）。'],
      ['确认的权益', '您另行选择的权益为：{{rights}}。其余权益按车型公布的标准执行。'],
      ['价格', '变更后订单含税总价为人民币 {{totalPrice}} 元，差额随尾款结算。'],
      ['变更期限', '锁单之前可以再次变更；权益有限量的，以变更时的余量为准，放弃的名额立即释放。'],
      ['使用', '权益限首任非营运车主使用，不可折现与转让；已使用的权益不能更换。'],
      ['生效', '本确认书自签署之时生效（以电子签署记录为准），此前就同一订单签署的确认书同时终止。'],
    ],
  },
];
