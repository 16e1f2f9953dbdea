import { daysFrom, fillDeep } from '../../../demo/fill';
import type { DemoAgreement } from '../../../demo/shapes';
import type { AgreementSeed } from '..';
import { agreements } from './agreements';

/** Placeholders that get a fixed text here; orders provide the values of all others. */
const PLACEHOLDERS: Readonly<Record<string, string>> = {
  refundDays: '7',
  signedAt: '以电子签署记录为准',
  deadline: '订单锁定',
  choice: '签署时确认的方案',
};

const orderText = (text: string) =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => PLACEHOLDERS[name] ?? whole);

type Version = AgreementSeed['versions'][number];

const isOfOrders = (agreement: DemoAgreement): agreement is DemoAgreement & { kind: Version['kind'] } =>
  agreement.kind !== 'userAgreement' && agreement.kind !== 'privacyClause';

function versionRow(agreement: DemoAgreement & { kind: Version['kind'] }, now: number): Version {
  const { kind, title, version, intro, clauses, effectiveDaysAgo } = agreement;
  const shown = clauses.map((clause) => ({
    title: clause.title,
    paragraphs: orderText(clause.text).split('\n'),
    isChanged: clause.changedIn === version,
  }));
  return {
    agreementId: kind,
    version,
    kind,
    title,
    clauses: [{ title: '前言', paragraphs: [orderText(intro)], isChanged: false }, ...shown],
    effectiveAt: daysFrom(now, -effectiveDaysAgo),
  };
}

/** Rows of the orders' agreements, and of the two charging benefits. */
export function agreementsSeed(now: number): AgreementSeed {
  const options = [
    {
      optionCode: 'freeCharging',
      title: '终身免费充电',
      text: '在品牌自营超级充电站充电，每个自然年免收 1,500 度以内的电费与服务费，当年未用完的额度不结转。',
      modelId: null,
      position: '1',
    },
    {
      optionCode: 'homeCharger',
      title: '家充桩与充电额度',
      text: '赠送 7 千瓦家用充电桩一套及 30 米以内的标准安装，并赠送价值 2,000 元的充电额度，两年内有效。',
      modelId: null,
      position: '2',
    },
  ];
  const versions = fillDeep(agreements).filter(isOfOrders);
  return { versions: versions.map((agreement) => versionRow(agreement, now)), options };
}
