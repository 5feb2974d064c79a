import type { IconShape } from '../../icon/shapes/icon-shape.ts';

export interface ConsoleItem {
  to: string;
  label: string;
  icon: IconShape;
  /** Current only at exactly this address: for the dashboard, whose address is a prefix of all others. */
  end?: boolean;
  /** Number of pending items; zero is not shown. */
  count?: number;
  /** Heading it is listed under; its items follow one another. */
  group?: ConsoleGroup;
}

export interface ConsoleGroup {
  id: string;
  label: string;
}
