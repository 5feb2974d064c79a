import { useRef, useState, type PointerEvent } from 'react';

/** A row that is dragged, and the index where it would be dropped. */
interface Drag {
  from: number;
  to: number;
}

/** Index of the row at a height of the window; above and below the list the first and the last one. */
function rowAt(list: Element, y: number): number {
  const below = [...list.children].findIndex((row) => y < row.getBoundingClientRect().bottom);
  return below === -1 ? list.children.length - 1 : below;
}

/** Dragging of the rows of a list by their handles, with a mouse, a pen or a finger. */
export function useRowDrag(onDrop: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);

  const handleOf = (index: number) => ({
    onPointerDown: ({ button, pointerId, currentTarget }: PointerEvent) => {
      if (button !== 0) return;
      currentTarget.setPointerCapture(pointerId);
      setDrag({ from: index, to: index });
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (drag && list.current) setDrag({ ...drag, to: rowAt(list.current, clientY) });
    },
    onPointerUp: () => {
      setDrag(null);
      if (drag && drag.to !== drag.from) onDrop(drag.from, drag.to);
    },
    onPointerCancel: () => setDrag(null),
  });
  const stateOf = (index: number) => ({
    'data-dragged': drag?.from === index || undefined,
    'data-drop': drag?.to !== index || drag.from === index ? undefined : drag.to < drag.from ? 'before' : 'after',
  });
  return { list, handleOf, stateOf };
}
