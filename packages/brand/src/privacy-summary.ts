import { brand } from './brand';
import { privacyVersion } from './privacy-version';

/** A part of the summary; `id` is its anchor. */
export interface PrivacySection {
  id: string;
  title: string;
  paragraphs: string[];
}

/**
 * Summary of the personal-information protection policy, in its current version. It is built into the storefront, so
 * that it can be read without a network and before consent; the server publishes the same text.
 */
export const privacySummary: {
  version: string;
  /** First day it applies, YYYY-MM-DD. */
  effectiveOn: string;
  changes: string[];
  sections: PrivacySection[];
} = {
  version: privacyVersion,
  effectiveOn: '2026-09-21',
  changes: [
    '新增撤回同意的入口，位于设置中的“隐私管理”。',
    '设备与使用记录的保存期限由十八个月缩短为一百八十天。',
    '新增个人信息收集清单、第三方合作清单与设备权限清单，可随时查阅并申请个人信息副本。',
    '明确拒绝定位后按网络地址判断城市，不影响其他功能。',
  ],
  sections: [
    {
      id: 'controller',
      title: '谁对您的信息负责',
      paragraphs: [
        `${brand.company}（以下简称“我们”）是${brand.name}产品与服务的个人信息处理者，对您的个人信息承担保护责任。`,
        '我们设有个人信息保护负责人，专门受理与个人信息有关的咨询、请求与投诉。',
      ],
    },
    {
      id: 'collection',
      title: '我们为哪些功能收集什么',
      paragraphs: [
        '注册与登录：手机号码；使用小程序一键登录时，还包括平台账号标识。浏览公开内容无需登录。',
        '订购与交付：购车人姓名、证件号码、联系电话、交付城市与支付记录，用于签订与履行购车协议。',
        '社区互动：您主动发布的文字、图片与评论，以及点赞、收藏与关注记录。',
        '安全与运行：经您同意后的设备信息与操作日志，用于识别异常登录、保障交易安全与排查故障。',
        '门店与交付推荐：经您授权的位置；未授权时，仅按网络地址判断所在城市。',
      ],
    },
    {
      id: 'storage',
      title: '信息保存在哪里、保存多久',
      paragraphs: [
        '个人信息存储在中华人民共和国境内，传输与存储过程均经过加密。',
        '账号信息在账号存续期间保存；交易记录依法保存不少于三年；设备与使用记录保存不超过一百八十天。超过期限后删除或者匿名化处理。',
      ],
    },
    {
      id: 'sharing',
      title: '我们与谁共享',
      paragraphs: [
        '仅在您使用支付、金融、保险、地图与短信等服务时，向对应的合作方提供实现该功能所必需的最少信息。',
        '我们不出售个人信息，也不会在您不知情的情况下将其用于其他目的。',
      ],
    },
    {
      id: 'rights',
      title: '您的权利与行使方式',
      paragraphs: [
        '您可以查阅、更正、删除您的个人信息，也可以随时在“设置”中撤回同意或者注销账号。',
        '撤回同意后，我们立即停止收集设备信息，此前基于您的同意已进行的处理不受影响。',
        '我们在十五个工作日内答复您的请求；账号注销后，相关信息将在十五个工作日内删除或者匿名化。',
      ],
    },
    {
      id: 'minors',
      title: '未成年人保护',
      paragraphs: [
        '我们的产品面向成年人。未满十四周岁的儿童请在监护人同意并陪同下浏览，我们不会主动收集儿童的个人信息。',
        '如发现误收集的情形，我们将在核实后尽快删除。',
      ],
    },
    {
      id: 'contact',
      title: '怎样联系我们',
      paragraphs: [`您可以拨打 ${brand.phone} 联系个人信息保护负责人，我们将在十五个工作日内答复。`],
    },
  ],
};
