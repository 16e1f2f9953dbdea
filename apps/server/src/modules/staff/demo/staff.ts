import type { GrantedRole } from '@voltfront/contract/permissions';

/** A member of staff of the demonstration, with the secret of the second factor. */
interface DemoStaff {
  accountId: string;
  mobile: string;
  nickname: string;
  avatar: string;
  organName: string;
  jobId: string;
  roles: GrantedRole[];
  /** Fixed base32, so that everybody who tries the demo can log in. */
  secret: string;
  note: string;
}

/** Demo staff; those that other sets made before keep their names and roles. */
export const demoStaff: readonly DemoStaff[] = [
  {
    accountId: 'person-administrator',
    mobile: '13800000016',
    nickname: '管理员许宁',
    avatar: '/assets/avatars/person-22.webp',
    organName: '数字化中心',
    jobId: 'E50001',
    roles: ['administrator'],
    secret: 'VOLTFRONTDEMOADMIN2345ABCDEFGH67',
    note: '管理后台：员工与角色',
  },
  {
    accountId: 'person-operator',
    mobile: '13800000012',
    nickname: '运营阿墨',
    avatar: '/assets/avatars/person-31.webp',
    organName: '内容运营组',
    jobId: 'E30027',
    roles: ['employee', 'operator'],
    secret: 'VOLTFRONTDEMOOPERATOR2345ABCDEFG',
    note: '管理后台：订单、生产、用户',
  },
  {
    accountId: 'person-operator-second',
    mobile: '13800000018',
    nickname: '运营苏棠',
    avatar: '/assets/avatars/person-37.webp',
    organName: '商品运营组',
    jobId: 'E30031',
    roles: ['operator'],
    secret: 'VOLTFRONTDEMOOPERATORSECOND23456',
    note: '管理后台：价格变更的第二位审批人',
  },
  {
    accountId: 'person-finance',
    mobile: '13800000014',
    nickname: '财务周帆',
    avatar: '/assets/avatars/person-18.webp',
    organName: '财务部',
    jobId: 'E50002',
    roles: ['finance'],
    secret: 'VOLTFRONTDEMOFINANCE2345ABCDEFGH',
    note: '管理后台：订单、退款、支付、发票',
  },
  {
    accountId: 'person-finance-second',
    mobile: '13800000017',
    nickname: '财务林澈',
    avatar: '/assets/avatars/person-29.webp',
    organName: '财务部',
    jobId: 'E50004',
    roles: ['finance'],
    secret: 'VOLTFRONTDEMOFINANCESECOND234567',
    note: '管理后台：大额退款的第二位审批人',
  },
  {
    accountId: 'person-consultant',
    mobile: '13800000013',
    nickname: '门店顾问小叶',
    avatar: '/assets/avatars/person-12.webp',
    organName: '{brand}中心 · 上海静安',
    jobId: 'E40012',
    roles: ['employee', 'consultant'],
    secret: 'VOLTFRONTDEMOCONSULTANT2345ABCDE',
    note: '管理后台：本门店的订单与交付',
  },
  {
    accountId: 'person-agent',
    mobile: '13800000011',
    nickname: '客服小澄',
    avatar: '/assets/avatars/person-08.webp',
    organName: '用户服务中心',
    jobId: 'E20011',
    roles: ['employee', 'agent'],
    secret: 'VOLTFRONTDEMOAGENT2345ABCDEFGH67',
    note: '管理后台：用户与会话',
  },
  {
    accountId: 'person-auditor',
    mobile: '13800000015',
    nickname: '审计韩清',
    avatar: '/assets/avatars/person-40.webp',
    organName: '内审部',
    jobId: 'E50003',
    roles: ['auditor'],
    secret: 'VOLTFRONTDEMOAUDITOR2345ABCDEFGH',
    note: '管理后台：全部只读，个人信息打码',
  },
];
