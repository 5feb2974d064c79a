import { group } from './drawing/svg.ts';
import type { Shape } from './shapes/shape.ts';

/** Pieces in each row, from the back to the front; wide things are piled up rather than set side by side. */
function rowsOf({ width, height }: Shape, count: number): number[] {
  const perRow = width > height * 1.2 ? (count > 3 ? 2 : 1) : Math.ceil(count / (count > 3 ? 2 : 1));
  const rows = Math.ceil(count / perRow);
  return Array.from({ length: rows }, (_, row) => Math.min(perRow, count - row * perRow));
}

/** A shape several times, overlapping from the back to the front, as one shape. */
export function several(shape: Shape, count: number): Shape {
  const rows = rowsOf(shape, count);
  const [across, down] = [shape.width * 0.88, shape.height * 0.62];
  return {
    ...shape,
    width: shape.width + across * (Math.max(...rows) - 1),
    height: shape.height + down * (rows.length - 1),
    draw: (tint, print) =>
      rows
        .flatMap((pieces, row) =>
          Array.from({ length: pieces }, (_, piece) =>
            group(
              `translate(${((piece - (pieces - 1) / 2) * across).toFixed(1)} ${(-(rows.length - 1 - row) * down).toFixed(1)})`,
              shape.draw(tint, print),
            ),
          ),
        )
        .join(''),
  };
}
