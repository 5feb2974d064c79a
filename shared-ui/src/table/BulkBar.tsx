import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { focusStill, isFocusLost, isInDialog } from '../accessibility/focus.ts';
import { LiveRegion } from '../accessibility/LiveRegion.tsx';
import { Button } from '../button/Button.tsx';
import { xLgIcon } from '../icon/shapes.ts';

interface BulkBarProps {
  /** How many rows are selected; the bar is not there for none. */
  count: number;
  onClear: () => void;
  /** Stands beside the number. */
  note?: ReactNode;
  /** Holds the table, to which the focus goes when it goes with the bar. */
  list?: RefObject<HTMLElement | null>;
  /** The buttons of what can be done with them. */
  children: ReactNode;
}

/** Whoever was in the bar when it went, or in a dialog of its own, is put to the table. Nobody who is elsewhere is moved. */
function useFocusAfter(count: number, list?: RefObject<HTMLElement | null>) {
  const wasThere = useRef(false);
  // Also with each other render: a dialog may say what came of it once nothing is selected any more.
  useEffect(() => {
    if (count > 0) wasThere.current = true;
    if (count > 0 || !wasThere.current || isInDialog(document.activeElement)) return;
    wasThere.current = false;
    if (isFocusLost()) focusStill(list?.current?.querySelector('[role="region"]'));
  });
}

/** What can be done with all selected rows at once. How many they are is announced with every change. */
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
