import { inspect } from 'node:util';
import type { TestEvent } from 'node:test/reporters';

/** Result of a file's tests. */
export interface FileResult {
  readonly file: string;
  readonly ms: number;
  readonly passed: number;
  readonly failed: number;
  /** Failures with title and cause, formatted. */
  readonly failures: readonly string[];
}

/** Excludes suites that fail only because of a nested test, which is reported itself. */
const isOwnFailure = (error: unknown) =>
  !(error instanceof Error && Reflect.get(error, 'failureType') === 'subtestsFailed');
const causeOf = (error: unknown) => (error instanceof Error && error.cause !== undefined ? error.cause : error);

/**
 * Reporter of a process that runs several files (file-worker.ts): each file is a suite whose result is sent to the
 * runner. Prints nothing.
 */
export default async function* reportFiles(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  let passed = 0;
  let failed = 0;
  let failures: string[] = [];
  for await (const { type, data } of events) {
    if (type === 'test:stderr' || type === 'test:stdout') yield data.message;
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const isTest = data.details.type !== 'suite';
    if (type === 'test:fail' && isOwnFailure(data.details.error))
      failures.push(`✖ ${data.name}\n${inspect(causeOf(data.details.error))}`);
    if (isTest && type === 'test:pass') passed += 1;
    if (isTest && type === 'test:fail') failed += 1;
    if (data.nesting > 0) continue;
    const result: FileResult = {
      file: data.name,
      ms: data.details.duration_ms,
      passed,
      failed: Math.max(failed, failures.length),
      failures,
    };
    process.send?.(result);
    [passed, failed, failures] = [0, 0, []];
  }
}
