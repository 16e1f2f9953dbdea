import { t } from '@lingui/core/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { apiQuery } from '@/api';
import { ChangeClosed } from '@/features/order/change/change-closed';
import { ChoiceGone, choiceRefusal } from '@/features/order/change/choice-gone';
import { orderSubject } from '@/features/order/order-subject';
import { takeBenefit } from '@/features/order/sheet/benefit-choice';
import { EquityScreen } from '@/features/order/sheet/equity-screen';
import { configurationLink, configurationOf } from '@/features/vehicle/configurator/configuration-link';
import { navigate, redirect, useParams } from '@/navigation';
import { foundNothing, Page } from '@/page';
import { Skeleton, toast } from '@/ui';

const ROUTE = '/pagesDetail/configPreviewEquityOrder';

/** 配置与权益确认: a blind or intention order on its way to a deposit, with the benefits it holds. */
export default function ConfigPreviewEquityOrderPage() {
  const { orderNo = '', c } = useParams(ROUTE);
  const wanted = c ? configurationOf({ c }) : null;
  const [chosenCodes, setChosenCodes] = useState<string[]>();
  const query = useQuery({
    ...apiQuery('POST /api/mporder/v1/order/equity/preview', {
      fromOrderNo: orderNo,
      versionId: wanted?.versionId,
      productCodes: wanted?.codes ?? undefined,
      benefitCodes: chosenCodes,
    }),
    enabled: orderNo !== '',
    placeholderData: keepPreviousData,
  });
  const isElsewhere = orderNo !== '' && foundNothing(query);
  // Benefits belong to the order's model; a choice of another one is a change of the order.
  useEffect(() => {
    if (isElsewhere && c) redirect('/pagesDetail/configPreviewOrder', { orderNo, c });
  }, [isElsewhere, orderNo, c]);
  const gone = choiceRefusal(query);
  if (gone) {
    return (
      <Page route={ROUTE}>
        <ChoiceGone refusal={gone} orderNo={orderNo} c={c} />
      </Page>
    );
  }
  const sheet = query.data;
  const quote = sheet?.quote;
  const take = (benefitCode: string) =>
    sheet && setChosenCodes(takeBenefit(sheet.benefits, sheet.benefitCodes, benefitCode));
  const reload = () => {
    toast(t`有权益已到期，金额已更新`);
    if (chosenCodes) setChosenCodes(undefined);
    else query.refetch();
  };
  const edit = () => {
    if (!quote) return;
    const { modelId, versionId } = quote.configuration;
    navigate('/pagesDetail/carSetting', { modelId, versionId, c: configurationLink(quote.configuration), orderNo });
  };
  const confirm = () => {
    if (!sheet || !quote) return;
    const { modelId, versionId } = quote.configuration;
    navigate('/pagesOrder/confirm/index', {
      modelId,
      versionId,
      c: configurationLink(quote.configuration),
      fromOrderNo: orderNo,
      benefits: sheet.benefitCodes.join('.'),
    });
  };
  return (
    <Page
      route={ROUTE}
      subject={orderSubject}
      isMissing={orderNo === ''}
      queries={[query]}
      skeleton={<Skeleton variant="detail" count={2} />}
    >
      {() =>
        sheet &&
        (quote ? (
          <EquityScreen
            sheet={sheet}
            quote={quote}
            isBusy={query.isPlaceholderData}
            onTake={take}
            onEnd={reload}
            onEdit={edit}
            onConfirm={confirm}
          />
        ) : (
          <ChangeClosed title={t`价格尚未公布`} reason={sheet.refusal?.reason ?? t`价格公布后即可转为大订`} />
        ))
      }
    </Page>
  );
}
