import { t } from '@lingui/core/macro';
import type { PacketCampaignData } from '@voltfront/contract';
import { withCommas } from '@voltfront/rules/money';
import { useState } from 'react';
import { CampaignState } from '@/features/campaign/campaign-state';
import { ensureLogin, navigate } from '@/navigation';
import { Carousel, Cell, CellGroup, Picture, Section, Text } from '@/ui';
import { openRecords } from './editions';
import { RulesCell, readCampaignAgain, SendBar, Sum } from './entry-screen';
import styles from './packet.module.css';
import { SentRow } from './packet-row';
import { SkinTiles } from './skin-tiles';

/** New edition: a cover is chosen first and goes along; limits by level, open packets, thanks. */
export function NewEntry({ data }: { data: PacketCampaignData }) {
  const { campaign, settings, own, open } = data;
  const { skins } = settings;
  const { slug } = campaign;
  const [index, setIndex] = useState(0);
  const skin = skins[index] ?? skins[0];
  return (
    <>
      <Carousel label={t`红包封面`} aspect={1.5} intervalMs={0} index={index} onChange={setIndex}>
        {skins.map(({ key, cover, name }, at) => (
          <Picture key={key} src={cover} width={390} aspect={1.5} alt={name} eager={at === 0} />
        ))}
      </Carousel>
      <div className={styles.top} />
      <Section>
        <div className={styles.total}>
          <Text size="title-2" weight="bold" heading={1}>
            {campaign.title}
          </Text>
          <Text tone="secondary">{campaign.lead}</Text>
          <CampaignState campaign={campaign} onTurn={readCampaignAgain} />
        </div>
        <SkinTiles
          skins={skins}
          chosen={skin?.key ?? ''}
          onChoose={(key) =>
            setIndex(
              Math.max(
                0,
                skins.findIndex((each) => each.key === key),
              ),
            )
          }
        />
      </Section>
      {own && (
        <Section>
          <div className={styles.sums}>
            <Sum label={t`我的积分`} value={withCommas(own.points)} />
            {own.pointsADay !== null && (
              <Sum label={t`今日可发`} value={withCommas(Math.max(0, own.pointsADay - own.pointsToday))} />
            )}
            <Sum label={t`收到谢谢`} value={withCommas(own.thanks)} />
          </div>
        </Section>
      )}
      {settings.dailyPoints && (
        <Section title={t`每日可发积分`} note={own ? t`当前等级 ${own.level}` : t`随会员等级提高`}>
          <div className={styles.suggestions}>
            {settings.dailyPoints.map((limit, at) => (
              <span key={limit} className={styles.suggestion}>{t`${at + 1} 级 ${withCommas(limit)}`}</span>
            ))}
          </div>
        </Section>
      )}
      <CellGroup inset>
        <Cell icon="clock" title={t`我的记录`} onClick={() => openRecords('new', slug)} />
        <RulesCell slug={slug} />
      </CellGroup>
      {open.length > 0 && (
        <Section title={t`领取中的红包`}>
          <div className={styles.rows}>
            {open.map((packet) => (
              <SentRow key={packet.packetId} packet={packet} edition="new" isLive />
            ))}
          </div>
        </Section>
      )}
      <SendBar
        data={data}
        onSend={() =>
          ensureLogin() && navigate('/pagesIntegralActivity/sentPocketNew', { slug, skin: skin?.key ?? '' })
        }
      />
    </>
  );
}
