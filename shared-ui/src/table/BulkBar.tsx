import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { focusStill, isFocusLost, isInDialog } from '../accessibility/focus.ts';
import { LiveRegion } from '../accessibility/LiveRegion.tsx';
import { Button } from '../button/Button.tsx';
import { xLgIcon } from '../icon/shapes.ts';

interface BulkBarProps {
  /** Number of selected rows; the bar is hidden for zero. */
  count: number;
  onClear: () => void;
  /** Shown next to the number. */
  note?: ReactNode;
  /** Region of the table, which takes the focus when the bar disappears with it. */
  list?: RefObject<HTMLElement | null>;
  /** Buttons of the actions. */
  children: ReactNode;
}

/** Moves a focus in the bar or in its dialog to the table when the bar disappears. */
function useFocusAfter(count: number, list?: RefObject<HTMLElement | null>) {
  const wasThere = useRef(false);
  // At every render: a dialog may still show the result after the selection was cleared.
  useEffect(() => {
    if (count > 0) wasThere.current = true;
    if (count > 0 || !wasThere.current || isInDialog(document.activeElement)) return;
    wasThere.current = false;
    if (isFocusLost()) focusStill(list?.current?.querySelector('[role="region"]'));
  });
}

/** Actions for the selected rows. Changes of the count are announced. */
export function BulkBar({ count, onClear, note, list, children }: BulkBarProps) {
  const { t } = useTranslation('kit');
  useFocusAfter(count, list);
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
