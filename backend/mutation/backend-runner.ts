import { beforeEach, describe } from 'node:test';
import type { TestEvent } from 'node:test/reporters';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import { commonTokens, declareClassPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';
import {
  determineHitLimitReached,
  DryRunStatus,
  MutantRunStatus,
  TestStatus,
  type DryRunResult,
  type MutantRunOptions,
  type MutantRunResult,
  type TestResult,
  type TestRunner,
} from '@stryker-mutator/api/test-runner';
import type { MutantCoverage, StrykerOptions } from '@stryker-mutator/api/core';
import { testEvents } from './event-reporter.ts';

/** What Stryker's instrumented code looks at: which mutant is alive, and whose run is covered. */
interface Switchboard {
  activeMutant?: string;
  currentTestId?: string;
  mutantCoverage?: MutantCoverage;
  hitCount?: number;
  hitLimit?: number;
}

declare global {
  var __stryker__: Switchboard | undefined;
}

const switchboard = (): Switchboard => (globalThis.__stryker__ ??= {});

const messageOf = (error: unknown) =>
  inspect(error instanceof Error && error.cause !== undefined ? error.cause : error);

/** What the runner is told by its options. */
interface BackendTests {
  readonly files: readonly string[];
  /** By parts of modules' paths, parts of the paths of the tests about them. */
  readonly about: Readonly<Record<string, readonly string[]>>;
}

/** The first failure of a file's tests, or null. */
interface Verdict {
  readonly ms: number;
  readonly failure: string | null;
}

let runs = 0;

/**
 * Runs one file of tests in this process, which has loaded the backend already. After the first failure the rest of
 * the file is not run: one is enough to judge.
 * @param loaded called when all modules are loaded and no test has begun
 */
const runFile = (file: string, loaded: () => void): Promise<Verdict> => {
  const name = `${file} ${(runs += 1)}`;
  let failure: string | null = null;
  return new Promise((resolve) => {
    const listen = (message: unknown) => {
      const { type, data } = message as TestEvent;
      if (type === 'test:fail') failure ??= `${data.name}: ${messageOf(data.details.error)}`;
      if ((type !== 'test:pass' && type !== 'test:fail') || data.nesting > 0 || data.name !== name) return;
      testEvents.unsubscribe(listen);
      resolve({ ms: data.details.duration_ms, failure });
    };
    testEvents.subscribe(listen);
    describe(name, async () => {
      beforeEach(() => {
        if (failure !== null) throw new Error('A test before this one has failed.');
      });
      // The same file again: its tests are registered anew, what it imports stays loaded.
      await import(`${pathToFileURL(path.resolve(file)).href}?run=${runs}`);
      loaded();
    });
  });
};

/**
 * Judges mutants by files of the backend's tests: the unit of coverage is a file, and a process stays warm from mutant to
 * mutant. Only a mutant of what runs while a module loads needs a process of its own.
 */
class BackendTestRunner implements TestRunner {
  static readonly inject = tokens(commonTokens.options);
  readonly #files: readonly string[];
  readonly #about: Readonly<Record<string, readonly string[]>>;
  /** How many mutants of a module each file has killed here. */
  readonly #kills = new Map<string, number>();

  constructor(options: StrykerOptions) {
    const { files, about } = options.backendTests as BackendTests;
    this.#files = files;
    this.#about = about;
  }

  capabilities() {
    return { reloadEnvironment: false };
  }

  async dryRun(): Promise<DryRunResult> {
    const board = switchboard();
    board.activeMutant = undefined;
    const tests: TestResult[] = [];
    for (const file of this.#files) {
      board.currentTestId = undefined;
      const { ms, failure } = await runFile(file, () => {
        board.currentTestId = file;
      });
      const test = { id: file, name: file, fileName: path.resolve(file), timeSpentMs: ms };
      tests.push(
        failure === null
          ? { ...test, status: TestStatus.Success }
          : { ...test, status: TestStatus.Failed, failureMessage: failure },
      );
    }
    board.currentTestId = undefined;
    return { status: DryRunStatus.Complete, tests, mutantCoverage: board.mutantCoverage };
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    const board = switchboard();
    const activate = () => {
      board.activeMutant = options.activeMutant.id;
    };
    board.activeMutant = undefined;
    board.hitCount = 0;
    board.hitLimit = options.hitLimit;
    if (options.mutantActivation === 'static') activate();
    try {
      return await this.#judge(options, activate);
    } finally {
      board.activeMutant = undefined;
    }
  }

  /** What runs while a module loads is covered by every test: those are asked that are about the module. */
  #filesFor(module: string): readonly string[] {
    const [, parts] = Object.entries(this.#about).find(([part]) => module.includes(part)) ?? [];
    return parts ? this.#files.filter((file) => parts.some((part) => file.includes(part))) : this.#files;
  }

  /** Asks first who has killed most of the same module so far. */
  async #judge({ testFilter, activeMutant }: MutantRunOptions, activate: () => void): Promise<MutantRunResult> {
    const board = switchboard();
    const keyOf = (file: string) => `${activeMutant.fileName} ${file}`;
    const killsOf = (file: string) => this.#kills.get(keyOf(file)) ?? 0;
    const order = (testFilter ?? this.#filesFor(activeMutant.fileName)).toSorted(
      (left, right) => killsOf(right) - killsOf(left),
    );
    for (const [index, file] of order.entries()) {
      const { failure } = await runFile(file, activate);
      const endless = determineHitLimitReached(board.hitCount, board.hitLimit);
      if (endless) return { status: MutantRunStatus.Timeout, reason: endless.reason };
      if (failure === null) continue;
      this.#kills.set(keyOf(file), killsOf(file) + 1);
      return { status: MutantRunStatus.Killed, killedBy: [file], failureMessage: failure, nrOfTests: index + 1 };
    }
    return { status: MutantRunStatus.Survived, nrOfTests: order.length };
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'backend', BackendTestRunner)];
