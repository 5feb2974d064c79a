/** Joins the class names that are set, so that a component's own classes and its caller's stand side by side. */
export const classNames = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ');
