import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { changeLanguage } from '@/page/change-language';
import { type LanguageChoice, languageChoice } from '@/session';
import { ActionSheet, Cell, toast } from '@/ui';

/** The row of the settings that chooses the language of all texts. */
export function LanguageCell() {
  const [choice, setChoice] = useState(languageChoice);
  const [isOpen, setOpen] = useState(false);
  // Each language by its own name in every catalogue, so that it is found by those who read it.
  const names: Record<LanguageChoice, string> = { system: t`跟随系统`, 'zh-CN': t`简体中文`, en: 'English' };
  const handleSelect = (key: LanguageChoice) => {
    setChoice(key);
    changeLanguage(key).catch(() => toast(t`网络异常，请检查您的网络`));
  };
  return (
    <>
      <Cell title={t`语言`} value={names[choice]} onClick={() => setOpen(true)} />
      <ActionSheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t`语言`}
        items={(Object.keys(names) as LanguageChoice[]).map((key) => ({
          key,
          text: names[key],
          note: key === choice ? t`当前` : undefined,
        }))}
        onSelect={(key) => handleSelect(key as LanguageChoice)}
      />
    </>
  );
}
