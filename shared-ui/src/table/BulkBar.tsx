import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LiveRegion } from '../accessibility/LiveRegion.tsx';
import { Button } from '../button/Button.tsx';
import { xLgIcon } from '../icon/shapes.ts';

interface BulkBarProps {
  /** How many rows are selected; the bar is not there for none. */
  count: number;
  onClear: () => void;
  /** Stands beside the number. */
  note?: ReactNode;
  /** The buttons of what can be done with them. */
  children: ReactNode;
}

/** What can be done with all selected rows at once. How many they are is announced with every change. */
export function BulkBar({ count, onClear, note, children }: BulkBarProps) {
  const { t } = useTranslation('kit');
  const words = t('table.selected', { count });
  return (
    <>
      <LiveRegion>{count > 0 && words}</LiveRegion>
      {count > 0 && (
        <div className="bulk-bar" role="group" aria-label={t('table.bulk')}>
          <p>{words}</p>
          {note}
          <div className="cluster">
            {children}
            <Button variant="ghost" size="sm" icon={xLgIcon} onClick={onClear}>
              {t('table.clearSelection')}
            </Button>
          </div>
        </div>
      )}
    </>
  );
}
