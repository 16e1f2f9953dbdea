import { t } from '@lingui/core/macro';
import { brand } from '@voltfront/brand';
import type { CampaignData, VoiceMaterialData } from '@voltfront/contract';
import { useState } from 'react';
import { Block } from '@/features/campaign/block';
import { ensureLogin } from '@/navigation';
import { formatAddress } from '@/platform/router/address';
import { webLink } from '@/platform/share';
import { getSession } from '@/session';
import { Button, ChoiceTiles, cx, Picture, type PosterPlan, PosterSheet, picture, sharePoster, Text } from '@/ui';
import styles from './material.module.css';

const POSTER_WIDTH = 750;
const LANDING = '/pagesBannerActivity/volume/index';

/** A poster whose code leads friends to the campaign, with the share code of who made it; null for visitors. */
export function voicePoster(campaign: CampaignData, material: VoiceMaterialData): PosterPlan | null {
  const { user } = getSession();
  if (!user) return null;
  const path = formatAddress(LANDING, { id: campaign.slug, share_code: user.userId });
  return sharePoster({
    picture: picture(material.picture, POSTER_WIDTH),
    title: campaign.title,
    text: campaign.lead,
    person: { name: user.nickname, avatar: picture(user.avatar, 96), note: t`邀请你一起发声` },
    code: { text: webLink(path) ?? `${brand.hosts.h5}${path}` },
    codeNote: t`长按识别二维码，查看活动`,
    brandName: `${brand.name} ${brand.latinName}`,
  });
}

/** Posters to choose from; the chosen one is drawn with the own code and saved. */
export function PosterPicker({ campaign, materials }: { campaign: CampaignData; materials: VoiceMaterialData[] }) {
  const [chosen, setChosen] = useState(0);
  const [made, setMade] = useState<PosterPlan | null>(null);
  const [isOpen, setOpen] = useState(false);
  const design = materials[chosen];
  const make = () => {
    if (!design || !ensureLogin()) return;
    setMade(voicePoster(campaign, design));
    setOpen(true);
  };
  return (
    <Block title={t`选一款海报`}>
      <ChoiceTiles
        label={t`海报`}
        items={materials}
        keyOf={({ title }) => title}
        chosenKey={design?.title ?? ''}
        onTap={({ title }) => setChosen(materials.findIndex((each) => each.title === title))}
        nameOf={({ title }) => title}
        className={styles.posters}
        tileClass={({ title }) => cx(styles.poster, title === design?.title && styles.chosen)}
      >
        {({ picture: src, title }) => (
          <>
            <Picture src={src} width={110} aspect={0.8} alt="" />
            <Text size="caption" className={styles.posterName}>
              {title}
            </Text>
          </>
        )}
      </ChoiceTiles>
      <div className={styles.ticks}>
        <Button block variant="secondary" size="medium" icon="poster" onClick={make}>
          {t`生成我的专属海报`}
        </Button>
      </div>
      {made && design && (
        <PosterSheet
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          plan={made}
          label={design.title}
          title={t`专属海报`}
          saveName={design.title}
        />
      )}
    </Block>
  );
}
