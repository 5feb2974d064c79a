/** Reason why an area could not be shown. Each one has a different remedy. */
export type FaultCode = 'network' | 'timeout' | 'execution' | 'missing_module' | 'contract';

/** A fault detected by the shell itself. */
export class AreaFault extends Error {
  readonly code: FaultCode;

  constructor(code: FaultCode) {
    super(`The area cannot be shown: ${code}`);
    this.name = 'AreaFault';
    this.code = code;
  }
}

// The federation runtime and the bundler distinguish their faults only by message. The first match wins: the runtime
// wraps the error of a script that threw in the message for one that never arrived.
const SIGNS: readonly [FaultCode, RegExp][] = [
  ['execution', /ScriptExecutionError/],
  ['timeout', /timed out/i],
  ['missing_module', /RUNTIME-014|does not exist in container/],
  ['network', /ScriptNetworkError|RUNTIME-008|ChunkLoadError|Loading (CSS )?chunk|Failed to fetch|Load failed/],
];

/** Classifies an error thrown while an area loaded or ran. Unknown errors count as failures of the area's own code. */
export function faultCodeOf(error: unknown): FaultCode {
  if (error instanceof AreaFault) return error.code;
  const words = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  return SIGNS.find(([, sign]) => sign.test(words))?.[0] ?? 'execution';
}
