import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/Button.tsx';
import type { DataTableColumn } from './column.ts';
import { arrowCounterclockwiseIcon, layoutThreeColumnsIcon } from '../icon/shapes.ts';

interface ColumnPickerProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  isShown: (column: DataTableColumn<Row>) => boolean;
  toggle: (id: string) => void;
  reset: () => void;
}

/** Shows and hides columns of a table. The column that names the rows is always visible. */
export function ColumnPicker<Row>(props: ColumnPickerProps<Row>) {
  const { t } = useTranslation('kit');
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return;
    setIsOpen(false);
    opener.current?.focus();
  };
  const closeOnLeaving = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setIsOpen(false);
  };
  return (
    <div className="column-picker" onKeyDown={closeOnEscape} onBlur={closeOnLeaving}>
      <Button
        ref={opener}
        variant="ghost"
        size="sm"
        icon={layoutThreeColumnsIcon}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('table.columns')}
      </Button>
      {isOpen && <ColumnChoices {...props} />}
    </div>
  );
}

function ColumnChoices<Row>({ columns, isShown, toggle, reset }: ColumnPickerProps<Row>) {
  const { t } = useTranslation('kit');
  const id = useId();
  return (
    <div className="column-choices" role="group" aria-label={t('table.columns')}>
      {columns.map((column) => (
        <div key={column.id} className="form-check">
          <input
            type="checkbox"
            className="form-check-input"
            id={`${id}-${column.id}`}
            checked={isShown(column)}
            disabled={column.primary}
            onChange={() => toggle(column.id)}
          />
          <label className="form-check-label" htmlFor={`${id}-${column.id}`}>
            {column.header}
          </label>
        </div>
      ))}
      <Button variant="ghost" size="sm" icon={arrowCounterclockwiseIcon} onClick={reset}>
        {t('table.showAllColumns')}
      </Button>
    </div>
  );
}
