import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { type Appearance, canFollowSystem, chooseAppearance, useAppearance } from '@/session';
import { ActionSheet, Cell } from '@/ui';

/** The row of the settings that chooses between light, dark, and what the system has where it can be known. */
export function AppearanceCell() {
  const { choice } = useAppearance();
  const [isOpen, setOpen] = useState(false);
  const names: Record<Appearance, string> = { light: t`浅色`, dark: t`深色`, system: t`跟随系统` };
  const offered: Appearance[] = canFollowSystem() ? ['light', 'dark', 'system'] : ['light', 'dark'];
  return (
    <>
      <Cell title={t`外观`} value={names[choice]} onClick={() => setOpen(true)} />
      <ActionSheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t`外观`}
        items={offered.map((key) => ({ key, text: names[key], note: key === choice ? t`当前` : undefined }))}
        onSelect={(key) => chooseAppearance(key as Appearance)}
      />
    </>
  );
}
