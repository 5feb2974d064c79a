/** The names that the facade of a shared module provides: all that an area may import of it. The lint rule's source. */
export function facadeNames(module: string): string[];
