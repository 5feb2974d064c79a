/** Joins the class names that are set, for example a component's own and its caller's. */
export const classNames = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ');
