import { useField, useFormikContext } from 'formik';
import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LiveRegion } from '../../accessibility/LiveRegion.tsx';
import { Button } from '../../button/Button.tsx';
import { FieldError } from '../../form/FieldError.tsx';
import { plusLgIcon } from '../../icon/shapes.ts';
import { OrderedRow } from './OrderedRow.tsx';
import { inOrder, lastPosition, moveRow, type PlacedRow } from './placed-rows.ts';
import { useRowDrag } from './use-row-drag.ts';

export interface OrderedFieldProps<Row extends PlacedRow> {
  /** Path of the rows by key in the form's values. */
  name: string;
  label: string;
  hint?: string;
  /** Name of a row for its buttons; may be empty while it is typed. */
  nameOf: (row: Row) => string;
  /** Default true. */
  canRemove?: (row: Row) => boolean;
  /** A button that adds a row at the end. */
  add?: { label: string; row: Omit<Row, keyof PlacedRow> };
  /** Fields of a row, whose names begin with the path. */
  children: (row: Row, path: string) => ReactNode;
}

/** Rows in an order that people change by dragging, by buttons or by arrow keys; the form holds them as `PlacedRow`s. */
export function OrderedField<Row extends PlacedRow>(props: OrderedFieldProps<Row>) {
  const { name, label, hint, nameOf, canRemove = () => true, add, children } = props;
  const { t } = useTranslation('kit');
  const id = useId();
  const field = useRef<HTMLFieldSetElement>(null);
  const { submitCount } = useFormikContext();
  const [{ value: rows }, { error }, { setValue }] = useField<Record<string, Row>>(name);
  const [news, setNews] = useState('');
  const [added, setAdded] = useState<string>();
  const shown = inOrder(rows);
  const message = submitCount > 0 && typeof error === 'string' ? error : undefined;
  const called = (row: Row, index: number) => nameOf(row) || t('order.unnamed', { number: index + 1 });

  // Moving the row's element takes the focus away from its buttons.
  const pressed = useRef<Element>(null);
  useLayoutEffect(() => {
    if (pressed.current instanceof HTMLElement) pressed.current.focus();
    pressed.current = null;
  });
  const move = (from: number, to: number) => {
    pressed.current = document.activeElement;
    const row = shown[from]?.[1];
    void setValue(moveRow(rows, from, to) as Record<string, Row>);
    if (row) setNews(t('order.moved', { name: called(row, from), number: to + 1, total: shown.length }));
  };
  const { list, handleOf, stateOf } = useRowDrag(move);
  const remove = (key: string, row: Row, index: number) => {
    void setValue({ ...rows, [key]: { ...row, is_removed: true } });
    setNews(t('order.removed', { name: called(row, index) }));
    field.current?.focus();
  };
  const append = (row: Omit<Row, keyof PlacedRow>) => {
    // Removed rows stay among them, so no key is used twice.
    const key = `new${Object.keys(rows).length}`;
    void setValue({ ...rows, [key]: { ...row, position: lastPosition(rows), is_removed: false } as unknown as Row });
    setAdded(key);
  };
  useEffect(() => {
    if (added !== undefined) list.current?.querySelector<HTMLElement>(`[data-key="${added}"] input`)?.focus();
  }, [added, list]);

  return (
    <fieldset
      ref={field}
      className="field ordered-field"
      tabIndex={-1}
      aria-invalid={message === undefined ? undefined : true}
      aria-describedby={message === undefined ? undefined : `${id}-error`}
    >
      <legend className="form-label">{label}</legend>
      {hint !== undefined && <p className="form-text">{hint}</p>}
      {shown.length > 1 && <p className="form-text">{t('order.hint')}</p>}
      <FieldError id={`${id}-error`} message={message} />
      <ol ref={list} className="ordered-rows">
        {shown.map(([key, row], index) => (
          <OrderedRow
            key={key}
            data-key={key}
            {...stateOf(index)}
            name={called(row, index)}
            isFirst={index === 0}
            isLast={index === shown.length - 1}
            handle={handleOf(index)}
            onMove={(by) => move(index, index + by)}
            onRemove={canRemove(row) ? () => remove(key, row, index) : undefined}
          >
            {children(row, `${name}.${key}`)}
          </OrderedRow>
        ))}
      </ol>
      {add && (
        <Button variant="outline" size="sm" icon={plusLgIcon} onClick={() => append(add.row)}>
          {add.label}
        </Button>
      )}
      <LiveRegion>{news}</LiveRegion>
    </fieldset>
  );
}
