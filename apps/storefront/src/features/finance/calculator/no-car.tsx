import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Button, EmptyState, lazySheet } from '@/ui';
import type { FinanceCarAddress } from '../address';

const VersionSheet = lazySheet(() => import('./version-sheet').then((file) => file.VersionSheet));

export interface NoCarProps {
  /** Why this car cannot be calculated with. */
  message: string;
  onChoose: (car: FinanceCarAddress) => void;
}

/** The car of the address is gone, or has no price yet: another one can be chosen. */
export function NoCar({ message, onChoose }: NoCarProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <EmptyState
        type="car"
        title={t`暂时无法计算`}
        desc={message}
        top={16}
        action={
          <Button size="medium" onClick={() => setIsOpen(true)}>
            {t`选择其他车型`}
          </Button>
        }
      />
      <VersionSheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        modelId=""
        versionId=""
        onChoose={(car) => {
          setIsOpen(false);
          onChoose(car);
        }}
      />
    </>
  );
}
