import type { Permission } from './access.ts';

/**
 * Counts of pending work, with 0 for what the member may not read.
 * @param readBy permission of the list that each number links to
 */
export const permittedCounts = <Counts extends Record<string, number>>(
  counts: Counts,
  readBy: Readonly<Record<keyof Counts, Permission>>,
  permissions: readonly string[],
): Counts => {
  const denied = Object.entries<Permission>(readBy).filter(([, permission]) => !permissions.includes(permission));
  return { ...counts, ...Object.fromEntries(denied.map(([name]) => [name, 0])) };
};
