export function makeScratch(): string;
