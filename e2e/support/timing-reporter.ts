import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FullConfig, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Writes the duration of each journey, and prints how to repeat a failed one. */
export default class TimingReporter implements Reporter {
  private readonly timings: { name: string; ms: number }[] = [];
  private readonly failed: TestCase[] = [];
  private folder = '';

  onBegin(config: FullConfig) {
    this.folder = path.join(path.dirname(config.configFile ?? ''), 'test-results');
  }

  onTestEnd(test: TestCase, { duration, status }: TestResult) {
    const [, project = '', file = '', title = ''] = test.titlePath();
    this.timings.push({ name: `${file} › ${title} (${project})`, ms: duration });
    if (status !== test.expectedStatus) this.failed.push(test);
  }

  onEnd() {
    mkdirSync(this.folder, { recursive: true });
    writeFileSync(
      path.join(this.folder, `${process.env.NX_TASK_TARGET_TARGET ?? 'journeys'}.json`),
      JSON.stringify(this.timings),
    );
    // Whole runs use other project names.
    const whole = process.env.TEST_ALL === '1' ? 'TEST_ALL=1 ' : '';
    for (const test of this.failed) {
      const [, project = '', file = ''] = test.titlePath();
      console.log(`To repeat only this: ${whole}npm run e2e -- ${file}:${test.location.line} --project='${project}'`);
    }
  }
}
