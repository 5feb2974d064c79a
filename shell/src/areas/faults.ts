/** Why an area could not be shown; each one asks for another cure. */
export type FaultCode = 'network' | 'timeout' | 'execution' | 'missing_module' | 'contract';

/** A fault that the shell itself has found. */
export class AreaFault extends Error {
  readonly code: FaultCode;

  constructor(code: FaultCode) {
    super(`The area cannot be shown: ${code}`);
    this.name = 'AreaFault';
    this.code = code;
  }
}

// The federation runtime and the bundler tell their faults apart by their words only.
// The first match wins: the runtime wraps a script that threw in the words of one that never came.
const SIGNS: readonly [FaultCode, RegExp][] = [
  ['execution', /ScriptExecutionError/],
  ['timeout', /timed out/i],
  ['missing_module', /RUNTIME-014|does not exist in container/],
  ['network', /ScriptNetworkError|RUNTIME-008|ChunkLoadError|Loading (CSS )?chunk|Failed to fetch|Load failed/],
];

/** Sorts whatever was thrown while an area loaded or ran; what is not known is the area's own code failing. */
export function faultCodeOf(error: unknown): FaultCode {
  if (error instanceof AreaFault) return error.code;
  const words = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  return SIGNS.find(([, sign]) => sign.test(words))?.[0] ?? 'execution';
}
