/** Names that the facade of a shared module exports and areas may import; used by the lint rule. */
export function facadeNames(module: string): string[];
