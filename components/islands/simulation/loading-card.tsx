'use client';

import { useEffect, useRef } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import type { SimulationTexts } from './texts';

type LoadingCardProps = {
  isFailed: boolean;
  texts: SimulationTexts['loading'];
  onRetry: () => void;
  onLeave: () => void;
};

/** Shown when Start was pressed before the game's code is there, or when it could not be had. */
export function LoadingCard({ isFailed, texts, onRetry, onLeave }: LoadingCardProps) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => card.current?.focus(), []);
  return (
    <div
      ref={card}
      tabIndex={-1}
      className="grid min-h-96 place-content-center justify-items-center rounded-card bg-surface p-6 text-center shadow-low outline-none sm:p-10"
    >
      <p role="status" className="max-w-narrow">
        {isFailed ? texts.failed : texts.waiting}
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-4">
        {isFailed ? (
          <button type="button" className={buttonStyle('solid')} onClick={onRetry}>
            {texts.retry}
          </button>
        ) : null}
        <button type="button" className={buttonStyle('outline')} onClick={onLeave}>
          {texts.leave}
        </button>
      </div>
    </div>
  );
}
