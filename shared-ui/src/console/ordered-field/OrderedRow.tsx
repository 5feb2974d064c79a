import type { ComponentPropsWithoutRef, KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../button/Button.tsx';
import { Icon } from '../../icon/Icon.tsx';
import type { IconShape } from '../../icon/shapes/icon-shape.ts';
import { arrowDownIcon, arrowUpIcon, gripVerticalIcon, trashIcon } from '../../icon/shapes.ts';

interface OrderedRowProps extends ComponentPropsWithoutRef<'li'> {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  handle: ComponentPropsWithoutRef<'span'>;
  onMove: (by: 1 | -1) => void;
  /** Undefined if the row has to stay. */
  onRemove: (() => void) | undefined;
  children: ReactNode;
}

const STEPS = new Map([
  ['ArrowUp', -1],
  ['ArrowDown', 1],
] as const);

/** Row with a handle for dragging, and buttons that do the same by a click or a key. */
export function OrderedRow(props: OrderedRowProps) {
  const { name, isFirst, isLast, handle, onMove, onRemove, children, ...rest } = props;
  const { t } = useTranslation('kit');
  const move = (by: 1 | -1) => {
    if (by === 1 ? !isLast : !isFirst) onMove(by);
  };
  const moveByKey = (event: KeyboardEvent) => {
    const step = STEPS.get(event.key as 'ArrowUp');
    if (step === undefined) return;
    event.preventDefault();
    move(step);
  };
  const button = (icon: IconShape, label: string, act: () => void, isOff = false) => (
    <Button
      variant="ghost"
      size="sm"
      icon={icon}
      aria-label={label}
      // Disabling a pressed button would lose the focus.
      aria-disabled={isOff || undefined}
      onClick={act}
    />
  );
  return (
    <li className="ordered-row" {...rest}>
      <span className="ordered-handle" aria-hidden="true" {...handle}>
        <Icon icon={gripVerticalIcon} />
      </span>
      <div className="ordered-content">{children}</div>
      <div className="ordered-actions" role="group" aria-label={name} onKeyDown={moveByKey}>
        {button(arrowUpIcon, t('order.up', { name }), () => move(-1), isFirst)}
        {button(arrowDownIcon, t('order.down', { name }), () => move(1), isLast)}
        {onRemove && button(trashIcon, t('order.remove', { name }), onRemove)}
      </div>
    </li>
  );
}
